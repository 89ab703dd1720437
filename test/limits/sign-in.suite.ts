import { randomBytes } from 'node:crypto';
import { accountResetLink } from '@gridline/contracts';
import type { StartedService } from '@gridline/service';
import { json, request, type Reply } from '../support/account';
import { MeteredSystem } from './metered-system';

const RIGHT = 'correct horse battery staple';
const WRONG = 'not the right one at all';
const NEW = 'seven green lamps on a roof';

/** Passwords at the doors, on a system of its own. */
export function describeSignIn(): void {
  describe('passwords, as people and attackers use them', () => {
    let system: MeteredSystem;
    let gateway: StartedService;
    let base: string;

    beforeAll(async () => {
      system = await MeteredSystem.start(0);
      gateway = await system.addGateway({ TRUSTED_PROXIES: '127.0.0.1' });
      base = `http://127.0.0.1:${gateway.port}`;
    });
    afterAll(() => system.stop());

    /** A network of its own for each test, so that none counts against another's. */
    const newNetwork = (): string => `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;

    function ask(method: string, path: string, body: unknown, address: string, cookie = ''): Promise<Reply> {
      const init = json(method, body);
      return request(base + path, { ...init, headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, Cookie: cookie } });
    }

    async function newAccount(address = `${newNetwork()}::1`): Promise<{ email: string; cookie: string }> {
      const email = `${randomBytes(8).toString('hex')}@example.com`;
      const reply = await ask('POST', '/api/auth/sign-up', { email, password: RIGHT }, address);
      expect(reply.status).toBe(201);
      return { email, cookie: cookieOf(reply) };
    }

    const signIn = (email: string, password: string, address: string): Promise<Reply> =>
      ask('POST', '/api/auth/sign-in', { email, password }, address);

    async function guess(email: string, times: number, addressOf: (time: number) => string): Promise<number[]> {
      const statuses: number[] = [];
      for (let time = 0; time < times; time++) statuses.push((await signIn(email, WRONG, addressOf(time))).status);
      return statuses;
    }

    it('lets the owner in while a stranger guesses', async () => {
      const { email } = await newAccount();
      const stranger = `${newNetwork()}::1`;
      expect((await guess(email, 12, () => stranger)).slice(9)).toEqual([401, 429, 429]);
      expect((await signIn(email, RIGHT, `${newNetwork()}::1`)).status).toBe(200);
    });

    it('takes all addresses of one IPv6 network for one guesser', async () => {
      const { email } = await newAccount();
      const network = newNetwork();
      expect((await guess(email, 11, (time) => `${network}:${time + 1}::${time}`)).at(-1)).toBe(429);
    });

    it('counts wrong passwords alone', async () => {
      const home = `${newNetwork()}::1`;
      const { email } = await newAccount();
      for (let time = 0; time < 35; time++) expect((await signIn(email, RIGHT, home)).status).toBe(200);
      expect((await guess(email, 10, () => home)).at(-1)).toBe(401);
      expect((await signIn(email, RIGHT, home)).status).toBe(429);
    });

    it('lets no more guesses pass that come at one moment', async () => {
      const { email } = await newAccount();
      const address = `${newNetwork()}::1`;
      const replies = await Promise.all(Array.from({ length: 15 }, () => signIn(email, WRONG, address)));
      expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    });

    it('changes the password for whoever knows the one before, and ends every other session', async () => {
      const address = `${newNetwork()}::1`;
      const { email, cookie } = await newAccount(address);
      const elsewhere = cookieOf(await signIn(email, RIGHT, address));
      const put = (body: unknown) => ask('PUT', '/api/auth/password', body, address, cookie);
      expect((await put({ currentPassword: WRONG, newPassword: NEW })).body.code).toBe('invalid_credentials');
      const weak = await put({ currentPassword: RIGHT, newPassword: 'Passw0rd1234567' });
      expect(weak.body).toMatchObject({ code: 'invalid_parameter', errors: [{ location: 'body.newPassword' }] });
      const changed = await put({ currentPassword: RIGHT, newPassword: NEW });
      expect(changed.status).toBe(204);
      expect(await isSignedIn(cookieOf(changed))).toBe(true);
      expect(await isSignedIn(elsewhere)).toBe(false);
      expect(await isSignedIn(cookie)).toBe(false);
      expect([(await signIn(email, RIGHT, address)).status, (await signIn(email, NEW, address)).status]).toEqual([401, 200]);
    });

    it('limits guesses at the password by a session that was left open', async () => {
      const { cookie } = await newAccount();
      const address = `${newNetwork()}::1`;
      const statuses: number[] = [];
      for (let time = 0; time < 11; time++)
        statuses.push((await ask('PUT', '/api/auth/password', { currentPassword: WRONG, newPassword: NEW }, address, cookie)).status);
      expect(statuses.at(-1)).toBe(429);
    });

    it('signs out everywhere', async () => {
      const address = `${newNetwork()}::1`;
      const { email, cookie } = await newAccount(address);
      const elsewhere = cookieOf(await signIn(email, RIGHT, address));
      expect((await ask('POST', '/api/auth/sign-out-everywhere', {}, address, elsewhere)).status).toBe(204);
      expect([await isSignedIn(cookie), await isSignedIn(elsewhere)]).toEqual([false, false]);
    });

    it("sets a new password by an operator's link, once, and only by the newest", async () => {
      const address = `${newNetwork()}::1`;
      const { email, cookie } = await newAccount(address);
      const older = await newLink(email);
      const token = await newLink(email.toUpperCase());
      const reset = (with_: string, newPassword: string) => ask('POST', '/api/auth/reset-password', { token: with_, newPassword }, address);
      expect((await reset(older, NEW)).body.code).toBe('invalid_reset_link');
      expect((await reset(token, 'passwordpassword')).body.code).toBe('invalid_parameter');
      expect((await reset(token, NEW)).status).toBe(204);
      expect((await reset(token, `${NEW} again`)).body.code).toBe('invalid_reset_link');
      expect(await isSignedIn(cookie)).toBe(false);
      expect([(await signIn(email, RIGHT, address)).status, (await signIn(email, NEW, address)).status]).toEqual([401, 200]);
    });

    it('takes no link that is older than a day, and makes none for an unknown address', async () => {
      const { email } = await newAccount();
      const token = await newLink(email);
      await system.database.query("UPDATE gateway.password_reset SET expires_at = now() - interval '1 second'");
      const reply = await ask('POST', '/api/auth/reset-password', { token, newPassword: NEW }, `${newNetwork()}::1`);
      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_reset_link' } });
      await expect(system.services.ask(accountResetLink, { email: 'nobody@example.com' })).rejects.toMatchObject({ code: 'not_found' });
    });

    async function newLink(email: string): Promise<string> {
      const { url } = await system.services.ask(accountResetLink, { email });
      return /\/app#reset=([\w-]{43})$/.exec(url)![1]!;
    }

    async function isSignedIn(cookie: string): Promise<boolean> {
      return (await request(`${base}/api/auth/session`, { headers: { Cookie: cookie } })).status === 200;
    }
  });
}

const cookieOf = (reply: Reply): string => reply.headers.getSetCookie()[0]!.split(';')[0]!;
