import dns from 'node:dns';
import { AsyncLocalStorage } from 'node:async_hooks';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { shareLookUps } from './shared-look-ups';

type Done = (error: Error | null, address?: unknown, family?: number) => void;

describe('look-ups of names', () => {
  const before = dns.lookup;
  let asked: { host: string; done: Done }[];
  let sockets: Socket[];

  beforeEach(() => {
    [asked, sockets] = [[], []];
    dns.lookup = ((host: string, _options: object, done: Done) => void asked.push({ host, done })) as unknown as typeof dns.lookup;
    shareLookUps();
  });
  afterEach(() => {
    dns.lookup = before;
    for (const socket of sockets) socket.destroy();
  });

  const dial = (host: string, port: number): Socket => {
    const socket = connect(port, host);
    sockets.push(socket);
    return socket;
  };
  const hosts = (): string[] => asked.map(({ host }) => host);

  it('are one at a time of a name, however often it is dialled, and keep no other name waiting', () => {
    for (let attempt = 0; attempt < 5; attempt++) dial('silent.example', 6379).destroy();
    expect(hosts()).toEqual(['silent.example']);
    dial('well.example', 5432);
    expect(hosts()).toEqual(['silent.example', 'well.example']);
  });

  it('are told to all who asked meanwhile, and are asked anew later', async () => {
    const server = createServer().listen(0);
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const connected = [1, 2].map(() => new Promise<void>((resolve) => dial('well.example', port).once('connect', resolve)));
    expect(hosts()).toEqual(['well.example']);
    asked[0]!.done(null, [{ address: '127.0.0.1', family: 4 }]);
    await Promise.all(connected);
    dial('well.example', port);
    expect(hosts()).toEqual(['well.example', 'well.example']);
    server.close();
  });

  it('that fail are told as failed, each in the context of who asked', async () => {
    const context = new AsyncLocalStorage<string>();
    const told = ['a', 'b'].map(
      (who) =>
        new Promise((resolve) =>
          context.run(who, () => dns.lookup('none.example', (error) => resolve([context.getStore(), error?.message]))),
        ),
    );
    asked[0]!.done(new Error('not found'));
    expect(await Promise.all(told)).toEqual([
      ['a', 'not found'],
      ['b', 'not found'],
    ]);
    expect(asked).toHaveLength(1);
  });

  it('are promises as they were', async () => {
    dns.lookup = before;
    shareLookUps();
    expect(await promisify(dns.lookup)('127.0.0.1')).toEqual({ address: '127.0.0.1', family: 4 });
  });

  it('are shared once, also where that is asked for again', () => {
    const { lookup } = dns;
    shareLookUps();
    expect(dns.lookup).toBe(lookup);
  });
});
