import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { CheckedConnections, FLOOD_BESIDE_BODIES, PrivateTargets, TargetCheck } from '@gridline/targets';
import { CertificateAuthority, Receiver, type Reaction } from '@gridline/testing';
import { RemoteDocuments } from './remote-documents';

/** Short, so that the tests of it are; the service's own is thirty seconds. */
const LIMIT_MS = 400;
/** Longer than a test may take. */
const PATIENT_MS = 3_600_000;
/** Sent at a time, by servers without end. */
const PIECE_BYTES = 65_536;
const MOST_BYTES = 20_000_000;

const authority = new CertificateAuthority();

describe('the server of a document that is slow or silent', () => {
  const started: { stop(): Promise<unknown> }[] = [];
  afterEach(async () => void (await Promise.all(started.splice(0).map((each) => each.stop()))));

  /** Fetches to the last byte, and answers the error that ends it. */
  async function fetched(
    url: string,
    target: string,
    resolve: () => Promise<string[]> = () => Promise.reject(new Error('ENOTFOUND')),
    limitMs = LIMIT_MS,
  ) {
    const connections = new CheckedConnections({ ca: [authority.certificate] }, undefined, FLOOD_BESIDE_BODIES);
    const check = new TargetCheck(new PrivateTargets([target]), { resolve });
    const remote = new RemoteDocuments(check, connections, limitMs);
    try {
      const { content } = await remote.open(url, MOST_BYTES);
      let bytes = 0;
      for await (const part of content) bytes += (part as Buffer).length;
      return { bytes };
    } catch (error) {
      return { error: error as { code?: string } };
    }
  }

  const slow: Record<string, Reaction> = {
    'never answers': () => undefined,
    'sends its head and a byte, and then nothing': (_request, response) => void response.writeHead(200).write('x'),
    'drips its body': (_request, response) => drip(() => response.write('x'), response.socket!),
    'drips its head': (_request, { socket }) => {
      socket!.write('HTTP/1.1 200 OK\r\n');
      drip(() => socket!.write('x-more: 1\r\n'), socket!);
    },
    'redirects, and is silent there': ({ path }, response) => {
      if (path === '/hook') response.writeHead(302, { Location: '/silent' }).end();
    },
  };

  it.each(Object.keys(slow))('is left at the deadline: one that %s', async (kind) => {
    const server = await Receiver.start(authority.identity(['127.0.0.1']));
    started.push(server);
    server.reaction = slow[kind]!;
    expect((await fetched(server.url(), `127.0.0.1:${server.port}`)).error).toBeDefined();
  });

  it.each([
    ['interim answers', '', 'HTTP/1.1 103 Early Hints\r\nx: 1\r\n\r\n'],
    ['the extension of a chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;', 'x'],
  ])('is hung up on long before the deadline where it sends %s without end', async (_what, head, more) => {
    const server = await Receiver.start(authority.identity(['127.0.0.1']));
    started.push(server);
    server.reaction = (_request, { socket }) => {
      const send = (): void =>
        void (socket!.write(more.repeat(PIECE_BYTES / more.length)) ? setImmediate(send) : socket!.once('drain', send));
      socket!.on('error', () => undefined).write(head);
      send();
    };
    const { error } = await fetched(server.url(), `127.0.0.1:${server.port}`, undefined, PATIENT_MS);
    expect(error).toBeDefined();
  });

  it('is listened to where the document itself comes at the speed of the line', async () => {
    const server = await Receiver.start(authority.identity(['127.0.0.1']));
    started.push(server);
    server.reaction = (_request, response) => void response.writeHead(200).end(Buffer.alloc(MOST_BYTES));
    expect(await fetched(server.url(), `127.0.0.1:${server.port}`, undefined, PATIENT_MS)).toEqual({ bytes: MOST_BYTES });
  });

  it('is left at the deadline: one that never begins the handshake', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    started.push(silent(server));
    const target = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect((await fetched(`https://${target}/`, target)).error).toMatchObject({ code: 'document_fetch_failed' });
  });

  it('is left at the deadline: one whose name is never answered', async () => {
    const unanswered = (): Promise<string[]> => new Promise(() => undefined);
    expect((await fetched('https://silent.test/', 'other.test:1', unanswered)).error).toMatchObject({ code: 'document_fetch_failed' });
  });

  it('is not said to have no address where nobody could look that up', async () => {
    const failing = (code: string) => (): Promise<string[]> => Promise.reject(Object.assign(new Error(code), { code }));
    const codeFor = async (code: string) => (await fetched('https://lost.test/', 'other.test:1', failing(code), PATIENT_MS)).error?.code;
    expect(await codeFor('ETIMEOUT')).toBe('document_fetch_failed');
    expect(await codeFor('ENOTFOUND')).toBe('document_url_rejected');
  });
});

function drip(write: () => unknown, socket: Socket): void {
  const timer = setInterval(write, 20);
  socket.once('close', () => clearInterval(timer));
}

function silent(server: Server): { stop(): Promise<unknown> } {
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  return {
    stop: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
