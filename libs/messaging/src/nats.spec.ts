import { EventEmitter, once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
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

/** A way to a server that may turn who comes away, as one does that was started with other passwords. */
class Door extends EventEmitter {
  private readonly links: Socket[] = [];
  private isClosed = false;
  private readonly server: Server;

  constructor(private readonly target: URL) {
    super();
    this.server = createServer((near) => {
      near.on('error', () => undefined);
      if (this.isClosed) this.refuse(near);
      else this.lead(near);
    });
  }

  async open(): Promise<string> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening');
    return Object.assign(new URL(this.target), { port: (this.server.address() as AddressInfo).port }).toString();
  }

  shut(): void {
    this.isClosed = true;
    for (const link of this.links.splice(0)) link.destroy();
  }

  unlock(): void {
    this.isClosed = false;
  }

  stop(): void {
    this.shut();
    this.server.close();
  }

  private lead(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname).on('error', () => undefined);
    this.links.push(near, far);
    near.pipe(far).pipe(near);
  }

  private refuse(near: Socket): void {
    near.write('INFO {"server_id":"door","version":"2.10.0","proto":1,"headers":true,"max_payload":1048576,"auth_required":true}\r\n');
    near.once('data', () => {
      near.end("-ERR 'Authorization Violation'\r\n");
      this.emit('refused');
    });
  }
}

describe('a broker that refuses us', () => {
  let server: TestNats;
  let door: Door;
  let url: string;

  beforeEach(async () => {
    server = await testNats();
    door = new Door(new URL(server.url));
    url = await door.open();
  });
  afterEach(async () => {
    door.stop();
    await server.drop();
  });

  it('is asked on until it lets us in: somebody mends its passwords', async () => {
    const nats = await Nats.connect(url, server.prefix, 'asking');
    const closed = nats.connection.closed().then(() => 'given up');
    door.shut();
    for (let time = 0; time < 4; time++) expect(await Promise.race([once(door, 'refused'), closed])).toEqual([]);
    const back = nats.back().then(() => 'back');
    door.unlock();
    expect(await Promise.race([back, closed])).toBe('back');
    await nats.check();
    await nats.close();
  });

  it('is told at the start as what it is', async () => {
    door.shut();
    await expect(Nats.connect(url, server.prefix, 'asking')).rejects.toMatchObject({ code: 'AUTHORIZATION_VIOLATION' });
  });
});
