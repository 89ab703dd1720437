import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { MeteredSystem } from '../limits/metered-system';

/** As the attack was seen. */
const STALLED = 60;
const ACCEPTED = 20;
/** After a third more than fifteen seconds and what a slow machine adds; nothing else would cut them for an hour. */
const FAR_LATER_SECONDS = 120;

/** Uploads that stop arriving, at a system of its own: none of its parts is away, so it has the patience for sixty at once. */
export function describeStalledUploads(): void {
  describe('uploads that stop arriving', () => {
    let system: MeteredSystem;
    const sockets: Socket[] = [];

    let sessionAnswer: Promise<string>;

    beforeAll(async () => {
      system = await MeteredSystem.start(1);
      // Cut after the same fifteen seconds as the uploads, which are waited for meanwhile.
      sessionAnswer = answerToStalledJson();
    });
    afterAll(async () => {
      for (const socket of sockets) socket.destroy();
      await system.stop();
    });

    /** Begins an upload and sends no more of it; answers what comes back. */
    function stall(headers: string, path: string): { socket: Socket; answer: () => string } {
      const { hostname, port } = new URL(system.url('/'));
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      let text = '';
      socket.on('data', (part: Buffer) => (text += part.toString())).on('error', () => undefined);
      const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nItem,Price\n';
      const type = 'Content-Type: multipart/form-data; boundary=b';
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n${type}\r\nContent-Length: 5000\r\n\r\n${part}`);
      return { socket, answer: () => text };
    }

    /** Begins a JSON body on a session route and sends no more of it; answers all that comes back. */
    async function answerToStalledJson(): Promise<string> {
      const { hostname, port } = new URL(system.url('/'));
      const socket = connect(Number(port), hostname);
      sockets.push(socket);
      socket.write('POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"email":');
      let text = '';
      for await (const part of socket) text += String(part);
      return text;
    }

    it('are refused beyond twenty of one account, by key and session together, and cut with a problem after fifteen seconds', async () => {
      const { key, cookie } = await system.newKey();
      const start = performance.now();
      const byKey = () => stall(`Authorization: Bearer ${key}`, '/api/v1/infer');
      const bySession = () => stall(`Cookie: ${cookie}`, '/api/extract/infer');
      const uploads = Array.from({ length: STALLED }, (_, number) => (number % 2 === 0 ? byKey() : bySession()));
      const answered = () => uploads.filter(({ answer }) => answer().includes('\r\n\r\n{')).length;
      const statusesOf = () => uploads.map(({ answer }) => answer().slice(9, 12)).sort();
      while (answered() < STALLED - ACCEPTED) await delay(50);
      // Before the first is cut.
      expect(statusesOf().filter(Boolean)).toEqual(Array<string>(STALLED - ACCEPTED).fill('429'));
      while (answered() < STALLED) await delay(50);
      const seconds = (performance.now() - start) / 1000;
      expect(seconds).toBeGreaterThan(14);
      expect(seconds).toBeLessThan(FAR_LATER_SECONDS);
      const statuses = statusesOf();
      expect(statuses).toEqual([...Array<string>(ACCEPTED).fill('408'), ...Array<string>(STALLED - ACCEPTED).fill('429')]);
      for (const { answer } of uploads) {
        expect(answer()).toContain('application/problem+json');
        expect(answer()).toMatch(/connection: close/i);
      }
      const cut = uploads.find(({ answer }) => answer().startsWith('HTTP/1.1 408'))!.answer();
      expect(JSON.parse(cut.split('\r\n\r\n')[1]!)).toMatchObject({ code: 'request_timeout', retryable: true });
    });

    it('are cut on the session routes too, where the body is JSON', async () => {
      const text = await sessionAnswer;
      expect(text).toMatch(/^HTTP\/1\.1 408 /);
      expect(text).toContain('"code":"request_timeout"');
    });
  });
}
