import { testNats, type TestNats } from '@gridline/testing';
import { HalfOpenProxy } from '../../../test/support/half-open-proxy';
import { Nats } from './nats';

/** Three pings, and the rest of a busy machine; without them the question would be waited for to its end. */
const GIVEN_UP_MS = 2_250 + 10_000;
const QUESTION_MS = 60_000;

describe('a connection to NATS that stops working without breaking', () => {
  let server: TestNats;
  let proxy: HalfOpenProxy;
  let answering: Nats;
  let asking: Nats;

  beforeEach(async () => {
    server = await testNats();
    proxy = await HalfOpenProxy.start(server.url);
    answering = await Nats.connect(server.url, server.prefix, 'answering');
    answering.connection.subscribe(answering.subject('echo'), { callback: (_, message) => void message.respond(message.data) });
    answering.connection.subscribe(answering.subject('silence'));
    await answering.connection.flush();
    asking = await Nats.connect(proxy.url, server.prefix, 'asking');
  });
  afterEach(async () => {
    await Promise.all([asking.close(), answering.close()]);
    await proxy.stop();
    await server.drop();
  });

  const ask = async (subject: string): Promise<string> =>
    (await asking.request(asking.subject(subject), 'hello', { timeout: QUESTION_MS })).string();

  it('is given up after three pings: what was asked fails at once, and the next question goes over a new connection', async () => {
    expect(await ask('echo')).toBe('hello');
    const start = performance.now();
    proxy.swallowExisting();
    await expect(ask('echo')).rejects.toMatchObject({ code: 'DISCONNECT' });
    expect(performance.now() - start).toBeLessThan(GIVEN_UP_MS);
    await asking.back();
    expect(await ask('echo')).toBe('hello');
  });

  it('is made anew as soon as the server can be reached, and tells those who want to know', async () => {
    const told = new Promise<void>((resolve) => asking.whenBack(resolve));
    proxy.swallowAll();
    await expect(ask('silence')).rejects.toMatchObject({ code: 'DISCONNECT' });
    expect(asking.isAway).toBe(true);
    await expect(asking.check()).rejects.toThrow();
    proxy.heal();
    await told;
    expect(await ask('echo')).toBe('hello');
  });

  it('is given up also where the server takes no more bytes', async () => {
    const start = performance.now();
    proxy.pauseExisting();
    const megabyte = 'x'.repeat(900_000);
    for (let i = 0; i < 30; i++) asking.connection.publish(asking.subject('silence'), megabyte);
    await expect(ask('silence')).rejects.toMatchObject({ code: 'DISCONNECT' });
    expect(performance.now() - start).toBeLessThan(2 * GIVEN_UP_MS);
    await asking.back();
    expect(await ask('echo')).toBe('hello');
  });
});
