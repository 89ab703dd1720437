import { once } from 'node:events';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { answering, CertificateAuthority, Receiver } from '@gridline/testing';
import { AttemptSender, FLOOD } from '../../apps/webhooks/src/deliveries/attempt-sender';
import { CheckedConnections, PrivateTargets, TargetCheck } from '@gridline/targets';
import { freePort } from '../support/free-port';
import { HalfOpenProxy } from '../support/half-open-proxy';

const body = Buffer.from('{"event":"extraction.completed"}');
/** Short, so that the tests of it are; the service's own is ten seconds. */
const LIMIT_SECONDS = 0.4;
/** Of what is no test of the limit. */
const PATIENT_SECONDS = 60;
/** Connections that are kept to one receiver. */
const KEPT = 4;
/** What a busy machine may add; without the limit an attempt would never end. */
const BUSY_MACHINE_SECONDS = 10;

const authority = new CertificateAuthority();
const started: { stop(): Promise<unknown> }[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((each) => each.stop()));
});

async function receiverFor(...[hosts, options]: [string[], Parameters<typeof Receiver.start>[1]?]): Promise<Receiver> {
  const receiver = await Receiver.start(authority.identity(hosts), options);
  started.push(receiver);
  return receiver;
}

/** A sender that trusts the test's authority and knows names only by what the test says. */
function senderFor(privateTargets: string[], names: Record<string, () => Promise<string[]>> = {}, limitSeconds = PATIENT_SECONDS) {
  const resolver = { resolve: (host: string) => (names[host] ?? (() => Promise.reject(new Error('ENOTFOUND'))))() };
  const connections = new CheckedConnections({ ca: [authority.certificate] }, undefined, FLOOD);
  started.push({ stop: () => connections.close() });
  const sender = new AttemptSender(new TargetCheck(new PrivateTargets(privateTargets), resolver), connections, limitSeconds);
  return { send: (url: string) => sender.send({ url, headers: { 'x-service-event': 'extraction.completed' }, body }) };
}

const senderTo = (receiver: Receiver, limitSeconds?: number) => senderFor([`127.0.0.1:${receiver.port}`], {}, limitSeconds);

describe('where an attempt goes', () => {
  it.each([
    ['IPv4', '127.0.0.1', '127.0.0.1'],
    ['IPv6', '::1', '[::1]'],
  ])('a literal %s loopback address gets no connection at all', async (_family, host, inUrl) => {
    const receiver = await receiverFor([host], { host });
    expect(await senderFor([]).send(receiver.url('/hook', inUrl))).toMatchObject({ error: 'blocked' });
    expect(receiver.connections).toBe(0);
    expect(await senderFor([`${inUrl}:${receiver.port}`]).send(receiver.url('/hook', inUrl))).toMatchObject({ httpStatus: 200 });
  });

  it('a name with one private address gets no connection at all', async () => {
    const receiver = await receiverFor(['receiver.test']);
    const names = { 'receiver.test': () => Promise.resolve(['93.184.215.14', '127.0.0.1']) };
    expect(await senderFor([], names).send(receiver.url('/hook', 'receiver.test'))).toMatchObject({ error: 'blocked' });
    expect(receiver.connections).toBe(0);
  });

  it('a name that rebinds is looked up once an attempt, and the connection goes to the address that was judged', async () => {
    const judged = await receiverFor(['rebinds.test'], { host: '127.0.0.1' });
    const rebound = await receiverFor(['rebinds.test'], { host: '127.0.0.2', port: judged.port });
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    const { send } = senderFor([`rebinds.test:${judged.port}`], { 'rebinds.test': () => Promise.resolve(answers.shift()!) });
    await send(judged.url('/first', 'rebinds.test'));
    expect([judged.requests.length, rebound.requests.length, answers.length]).toEqual([1, 0, 1]);
    await send(judged.url('/second', 'rebinds.test'));
    expect([judged.requests.length, rebound.requests.length, answers.length]).toEqual([1, 1, 0]);
  });

  it('an open connection is used again only while the name still has the address that was judged', async () => {
    const receiver = await receiverFor(['receiver.test']);
    const answers = [['127.0.0.1'], ['127.0.0.1'], ['10.0.0.1']];
    const { send } = senderFor([`receiver.test:${receiver.port}`], { 'receiver.test': () => Promise.resolve(answers.shift()!) });
    await send(receiver.url('/1', 'receiver.test'));
    await turn();
    await send(receiver.url('/2', 'receiver.test'));
    expect([receiver.requests.length, receiver.connections]).toEqual([2, 1]);
    expect((await send(receiver.url('/3', 'receiver.test'))).error).toBeDefined();
    expect(receiver.requests).toHaveLength(2);
  });

  it('another address of the name is tried when one refuses', async () => {
    const receiver = await receiverFor(['receiver.test'], { host: '127.0.0.2' });
    const names = { 'receiver.test': () => Promise.resolve(['127.0.0.1', '127.0.0.2']) };
    const { send } = senderFor([`receiver.test:${receiver.port}`], names);
    expect(await send(receiver.url('/hook', 'receiver.test'))).toMatchObject({ httpStatus: 200 });
  });

  it('the receiver sees its own name, the path, the query and the exact bytes', async () => {
    const receiver = await receiverFor(['receiver.test']);
    const { send } = senderFor([`receiver.test:${receiver.port}`], { 'receiver.test': () => Promise.resolve(['127.0.0.1']) });
    await send(receiver.url('/hook?token=a%20b', 'receiver.test'));
    const { method, path, headers, body: received } = receiver.requests[0]!;
    expect({ method, path, host: headers.host }).toEqual({
      method: 'POST',
      path: '/hook?token=a%20b',
      host: `receiver.test:${receiver.port}`,
    });
    expect(received).toEqual(body);
  });
});

describe('what an attempt finds at the receiver', () => {
  it.each([
    ['of an authority that nobody trusts', () => new CertificateAuthority().identity(['127.0.0.1'])],
    ['that has expired', () => authority.identity(['127.0.0.1'], { from: new Date(0), until: new Date(86_400_000) })],
    ['for another name', () => authority.identity(['127.0.0.2', 'receiver.test'])],
  ])('a certificate %s: no request is sent', async (_which, identity) => {
    const receiver = await Receiver.start(identity());
    started.push(receiver);
    expect(await senderTo(receiver).send(receiver.url())).toMatchObject({ error: 'tls' });
    expect(receiver.requests).toHaveLength(0);
  });

  it('a redirect: it is not followed', async () => {
    const receiver = await receiverFor(['127.0.0.1']);
    receiver.reaction = answering(307, { location: receiver.url('/elsewhere') });
    expect(await senderTo(receiver).send(receiver.url())).toMatchObject({ error: 'redirect', httpStatus: 307 });
    expect(receiver.requests).toHaveLength(1);
  });

  it.each([
    [404, 'http_4xx'],
    [429, 'http_4xx'],
    [503, 'http_5xx'],
  ])('status %i: it is logged as %s with what the receiver said', async (status, error) => {
    const receiver = await receiverFor(['127.0.0.1']);
    receiver.reaction = answering(status, { 'retry-after': '7' }, 'not\u0000 now <b>\n');
    expect(await senderTo(receiver).send(receiver.url())).toMatchObject({
      ...{ httpStatus: status, error, retryAfter: '7', responseSnippet: 'not now <b>\n' },
      durationMs: expect.any(Number),
    });
  });

  it('an endless response: it is read to its cap, and the status stands', async () => {
    const receiver = await receiverFor(['127.0.0.1']);
    receiver.reaction = (_request, response) => {
      const more = (): void => void (response.write('x'.repeat(16_384)) ? setImmediate(more) : response.once('drain', more));
      response.on('error', () => undefined);
      more();
    };
    const result = await senderTo(receiver).send(receiver.url());
    expect(result).toMatchObject({ httpStatus: 200, error: undefined });
    expect(result.responseSnippet).toHaveLength(1024);
  });

  it.each([
    ['interim answers', '', 'HTTP/1.1 103 Early Hints\r\nx: 1\r\n\r\n'],
    ['the extension of a chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;', 'x'],
  ])('%s without end: refused, long before its time is over', async (_what, head, more) => {
    const receiver = await receiverFor(['127.0.0.1']);
    receiver.reaction = (_request, { socket }) => {
      const send = (): void => void (socket!.write(more.repeat(1_000)) ? setImmediate(send) : socket!.once('drain', send));
      socket!.on('error', () => undefined).write(head);
      send();
    };
    expect(await senderTo(receiver).send(receiver.url())).toMatchObject({ error: 'refused' });
  });

  it('nobody: refused', async () => {
    const port = await freePort();
    expect(await senderFor([`127.0.0.1:${port}`]).send(`https://127.0.0.1:${port}/`)).toMatchObject({ error: 'refused' });
  });

  it('a receiver that hangs up in the middle: refused', async () => {
    const receiver = await receiverFor(['127.0.0.1']);
    receiver.reaction = (_request, response) => void response.destroy();
    expect(await senderTo(receiver).send(receiver.url())).toMatchObject({ error: 'refused' });
  });

  it('no address: dns', async () => {
    expect(await senderFor([]).send('https://nobody.test/')).toMatchObject({ error: 'dns' });
  });
});

describe('the deadline over the whole attempt', () => {
  const slow: Record<string, (receiver: Receiver) => void> = {
    'never answers': (receiver) => (receiver.reaction = () => undefined),
    'sends headers and then no body': (receiver) =>
      (receiver.reaction = (_request, response) => void response.writeHead(200).flushHeaders()),
    'drips its body': (receiver) => (receiver.reaction = (_request, response) => drip(() => response.write('x'), response.socket!)),
    'drips its headers': (receiver) =>
      (receiver.reaction = (_request, { socket }) => {
        socket!.write('HTTP/1.1 200 OK\r\n');
        drip(() => socket!.write('x-more: 1\r\n'), socket!);
      }),
  };

  it.each(Object.keys(slow))('ends an attempt at a receiver that %s', async (kind) => {
    const receiver = await receiverFor(['127.0.0.1']);
    slow[kind]!(receiver);
    expect(await timed(() => senderTo(receiver, LIMIT_SECONDS).send(receiver.url()))).toEqual('timeout');
  });

  it('does not blame a receiver for the time in which this process was busy: its answer, which had come by then, counts', async () => {
    const receiver = await receiverFor(['127.0.0.1']);
    receiver.reaction = (_request, response) => {
      response.end('taken');
      const until = performance.now() + 2 * LIMIT_SECONDS * 1000;
      while (performance.now() < until);
    };
    expect(await senderTo(receiver, LIMIT_SECONDS).send(receiver.url())).toMatchObject({ httpStatus: 200, responseSnippet: 'taken' });
  });

  it('ends an attempt at a server that never begins the handshake', async () => {
    const server = createTcpServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    started.push(silentServer(server));
    const { port } = server.address() as AddressInfo;
    expect(await timed(() => senderFor([`127.0.0.1:${port}`], {}, LIMIT_SECONDS).send(`https://127.0.0.1:${port}/`))).toEqual('timeout');
  });

  it('ends an attempt at a name whose servers never answer', async () => {
    const { send } = senderFor([], { 'silent.test': () => new Promise(() => undefined) }, LIMIT_SECONDS);
    expect(await timed(() => send('https://silent.test/'))).toEqual('timeout');
  });
});

describe('a receiver that vanishes without a word', () => {
  /** A receiver behind a way that may stop working without breaking, and who sends to it over the same connections with more patience or less. */
  async function behindProxy() {
    const receiver = await receiverFor(['127.0.0.1']);
    const proxy = await HalfOpenProxy.start(receiver.url());
    const connections = new CheckedConnections({ ca: [authority.certificate] });
    started.push({ stop: () => connections.close() }, proxy);
    const { url } = proxy;
    const targets = new TargetCheck(new PrivateTargets([new URL(url).host]), { resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    const send = (limitSeconds: number) => new AttemptSender(targets, connections, limitSeconds).send({ url, headers: {}, body });
    return { receiver, proxy, send };
  }

  it('ends an attempt after its limit, and the next comes over a connection of its own once it is back', async () => {
    const { receiver, proxy, send } = await behindProxy();
    receiver.reaction = (_request, response) => {
      response.writeHead(200).write('so far');
      proxy.swallowAll();
    };
    expect(await timed(() => send(LIMIT_SECONDS))).toBe('timeout');
    // Whoever is connected to now accepts, and says nothing.
    expect(await timed(() => send(LIMIT_SECONDS))).toBe('timeout');
    proxy.heal();
    receiver.reaction = answering(204);
    expect(await send(PATIENT_SECONDS)).toMatchObject({ httpStatus: 204 });
  });

  it('costs an attempt for each connection that was kept to it, and none of those that follow', async () => {
    const { receiver, proxy, send } = await behindProxy();
    const atOnce = (limitSeconds: number) => Promise.all(Array.from({ length: KEPT }, () => send(limitSeconds)));
    const held: (() => void)[] = [];
    receiver.reaction = (_request, response) => void held.push(() => response.writeHead(200).end());
    const first = atOnce(PATIENT_SECONDS);
    await receiver.received(KEPT);
    for (const answer of held) answer();
    expect((await first).map(({ httpStatus }) => httpStatus)).toEqual(Array(KEPT).fill(200));
    await turn();
    proxy.swallowExisting();
    receiver.reaction = answering(200);
    // On a machine that took its time the connections were not kept for so long, and new ones answer.
    for (const { error } of await atOnce(LIMIT_SECONDS)) expect([undefined, 'timeout']).toContain(error);
    expect((await atOnce(PATIENT_SECONDS)).map(({ httpStatus }) => httpStatus)).toEqual(Array(KEPT).fill(200));
  });

  it('and has many addresses is not tried at any more of them once nobody waits', async () => {
    const server = createTcpServer().listen(0, '0.0.0.0');
    await once(server, 'listening');
    const silent = silentServer(server);
    started.push(silent);
    const addresses = Array.from({ length: 200 }, (_, n) => `127.0.1.${n + 1}`);
    const connections = new CheckedConnections({}, { addressMs: 50, allMs: LIMIT_SECONDS * 1000 });
    const { port } = server.address() as AddressInfo;
    const targets = new TargetCheck(new PrivateTargets([`many.test:${port}`]), { resolve: () => Promise.resolve(addresses) });
    const sender = new AttemptSender(targets, connections, LIMIT_SECONDS);
    expect(await timed(() => sender.send({ url: `https://many.test:${port}/`, headers: {}, body }))).toBe('timeout');
    await connections.close();
    expect(silent.connected).toBeLessThanOrEqual((LIMIT_SECONDS * 1000) / 50 + 1);
  });
});

/** Lets the connection of the attempt before become free. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The attempt's error, if it took about as long as it may. */
async function timed(attempt: () => ReturnType<AttemptSender['send']>): Promise<string | undefined> {
  const { error, durationMs } = await attempt();
  expect(durationMs).toBeGreaterThanOrEqual(LIMIT_SECONDS * 1000 - 20);
  expect(durationMs).toBeLessThan((LIMIT_SECONDS + BUSY_MACHINE_SECONDS) * 1000);
  return error;
}

function drip(write: () => unknown, socket: Socket): void {
  const timer = setInterval(write, 20);
  socket.once('close', () => clearInterval(timer));
}

function silentServer(server: Server): { readonly connected: number; stop(): Promise<unknown> } {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket.on('error', () => undefined)));
  return {
    get connected() {
      return sockets.size;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
