import { MeteredSystem } from './metered-system';
import { request, type Reply } from '../support/account';

/** Headers of every answer, on a system of its own. */
export function describeHeaders(): void {
  describe('what stands on every answer', () => {
    let system: MeteredSystem;
    let plain: string;
    let secure: string;

    beforeAll(async () => {
      system = await MeteredSystem.start(1);
      const behindTls = await system.addGateway({ PUBLIC_URL: 'https://gridline.example' });
      [plain, secure] = [`http://127.0.0.1:${system.gateways[0]!.port}`, `http://127.0.0.1:${behindTls.port}`];
    });
    afterAll(() => system.stop());

    const PATHS = [
      '/',
      '/app',
      '/app/',
      '/app/index.html',
      '/app/%69ndex.html',
      '/app/extractions/ext_1',
      '/docs',
      '/docs/reference',
      '/docs/errors/not_found',
      '/docs/errors/none',
      '/openapi.json',
      '/openapi-3.0.json',
      '/samples/invoice.pdf',
      '/samples/none',
      '/api/v1/usage',
      '/api/usage',
      '/health/live',
      '/health/dependencies',
      '/none',
    ];

    it.each(PATHS)('%s is framed by nobody', async (path) => {
      const { headers } = await request(plain + path);
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('Content-Security-Policy')).toMatch(/object-src 'none'|default-src 'none'/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    });

    it('binds browsers to https where that is the public address, and only there', async () => {
      for (const path of PATHS) {
        expect((await request(secure + path)).headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
        expect((await request(plain + path)).headers.get('Strict-Transport-Security')).toBeNull();
      }
    });

    it('limits tests and redeliveries of webhooks by account', async () => {
      const { cookie } = await system.newKey();
      const post = (path: string): Promise<Reply> => request(plain + path, { method: 'POST', headers: { Cookie: cookie } });
      const replies: Reply[] = [];
      for (let time = 0; time < 6; time++)
        replies.push(await post('/api/webhooks/end_1/test'), await post('/api/webhooks/end_1/deliveries/dlv_1/redeliver'));
      expect(replies.slice(0, 10).map(({ status }) => status)).not.toContain(429);
      expect(replies[10]).toMatchObject({ status: 429, body: { code: 'rate_limit_exceeded', retryable: true } });
      expect(Number(replies[11]!.headers.get('Retry-After'))).toBeGreaterThan(0);
      const { cookie: another } = await system.newKey();
      expect((await request(`${plain}/api/webhooks/end_1/test`, { method: 'POST', headers: { Cookie: another } })).status).not.toBe(429);
    });
  });
}
