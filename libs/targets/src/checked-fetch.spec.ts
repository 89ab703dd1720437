import { CertificateAuthority, Receiver, type Reaction } from '@gridline/testing';
import { CheckedConnections, FLOOD_BESIDE_BODIES } from './checked-connections';
import { checkedFetch } from './checked-fetch';
import { PrivateTargets } from './private-targets';
import { TargetCheck } from './target-check';

const authority = new CertificateAuthority();
const LIMIT_MS = 400;
/** Longer than a test may take. */
const PATIENT_MS = 3_600_000;
/** Sent at a time, by servers without end. */
const PIECE_BYTES = 65_536;
const MOST_BYTES = 8_000_000;

describe('a fetch from a server that is slow, or without end', () => {
  let server: Receiver;
  beforeEach(async () => void (server = await Receiver.start(authority.identity(['127.0.0.1']))));
  afterEach(() => server.stop());

  /** What a caller reads, as an adapter of a model's provider does: the head, then all of the body. */
  async function read(reaction: Reaction, limitMs: number): Promise<number> {
    server.reaction = reaction;
    const connections = new CheckedConnections({ ca: [authority.certificate] }, undefined, FLOOD_BESIDE_BODIES);
    const check = new TargetCheck(new PrivateTargets([`127.0.0.1:${server.port}`]), { resolve: () => Promise.resolve([]) });
    const fetch = checkedFetch(check, connections, { mostBytes: MOST_BYTES });
    const answer = await fetch(server.url(), { method: 'POST', body: '{}', signal: AbortSignal.timeout(limitMs) });
    return (await answer.text()).length;
  }

  it.each<[string, Reaction]>([
    ['is silent', () => undefined],
    ['sends its head, and nothing more', (_request, response) => void response.writeHead(200).write('x')],
    [
      'sends its head, and a byte now and then',
      (_request, response) => {
        const timer = setInterval(() => response.write('x'), 20);
        response.once('close', () => clearInterval(timer));
      },
    ],
  ])('ends at the deadline where it %s', async (_what, reaction) => {
    await expect(read(reaction, LIMIT_MS)).rejects.toThrow();
  });

  it.each([
    ['interim answers', '', 'HTTP/1.1 103 Early Hints\r\nx: 1\r\n\r\n'],
    ['the extension of a chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;', 'x'],
  ])('ends long before the deadline where it sends %s without end', async (_what, head, more) => {
    const flood: Reaction = (_request, { socket }) => {
      const send = (): void =>
        void (socket!.write(more.repeat(PIECE_BYTES / more.length)) ? setImmediate(send) : socket!.once('drain', send));
      socket!.on('error', () => undefined).write(head);
      send();
    };
    await expect(read(flood, PATIENT_MS)).rejects.toThrow();
  });

  it('has all of an answer that comes at the speed of the line', async () => {
    expect(await read((_request, response) => void response.end('x'.repeat(MOST_BYTES)), PATIENT_MS)).toBe(MOST_BYTES);
  });
});
