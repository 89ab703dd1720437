import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { NODATA, NOTFOUND, Resolver as DnsClient, SERVFAIL, TIMEOUT } from 'node:dns/promises';
import { once } from 'node:events';
import { SystemResolver } from './resolver';

/** What the servers say of both families of a name. */
const resolve = (four: string[] | string, six: string[] | string): Promise<string[]> => {
  const say = (answer: string[] | string) => () =>
    typeof answer === 'string' ? Promise.reject(Object.assign(new Error(answer), { code: answer })) : Promise.resolve(answer);
  return new SystemResolver(() => false, { resolve4: say(four), resolve6: say(six) } as never).resolve('name.test');
};

describe('the look-up of a name', () => {
  it('answers the addresses of both families, or of the one that there is', async () => {
    expect(await resolve(['93.184.215.14'], ['2606:2800::1'])).toEqual(['93.184.215.14', '2606:2800::1']);
    expect(await resolve(['93.184.215.14'], TIMEOUT)).toEqual(['93.184.215.14']);
  });

  it.each([NOTFOUND, NODATA])('answers none where the servers say that there is none (%s)', async (code) => {
    expect(await resolve(code, NODATA)).toEqual([]);
  });

  it.each([TIMEOUT, SERVFAIL])('rejects where the servers say nothing of the name (%s)', async (code) => {
    await expect(resolve(code, NODATA)).rejects.toMatchObject({ code });
  });
});

describe('names whose servers never answer', () => {
  /** More than any pool of threads or sockets. */
  const SILENT_NAMES = 300;
  const ADDRESS = [93, 184, 215, 14];
  let server: Socket;
  let dns: DnsClient;

  afterEach(async () => {
    dns.cancel();
    await new Promise<void>((resolve) => server.close(resolve));
  });

  /** A resolver of a DNS server that says nothing of names that begin with `silent`, and how many questions of those it was asked. */
  async function resolverOfSilence(timeout: number): Promise<{ resolver: SystemResolver; asked: () => number }> {
    let asked = 0;
    server = createSocket('udp4').bind(0, '127.0.0.1');
    await once(server, 'listening');
    server.on('message', (question: Buffer, { port, address }: RemoteInfo) => {
      if (question.includes('silent')) asked++;
      else server.send(answerTo(question), port, address);
    });
    dns = new DnsClient({ timeout, tries: 2 });
    dns.setServers([`127.0.0.1:${server.address().port}`]);
    return { resolver: new SystemResolver(() => false, dns), asked: () => asked };
  }

  /** The question again, marked as answered by one address, or by none where one of IPv6 is asked for. */
  function answerTo(question: Buffer): Buffer {
    const end = question.indexOf(0, 12) + 5;
    const isOfIpv4 = question.readUInt16BE(end - 4) === 1;
    const header = Buffer.from([question[0]!, question[1]!, 0x81, 0x80, 0, 1, 0, isOfIpv4 ? 1 : 0, 0, 0, 0, 0]);
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...ADDRESS]);
    return Buffer.concat([header, question.subarray(12, end), ...(isOfIpv4 ? [record] : [])]);
  }

  it('keep no other name waiting, however many they are', async () => {
    const { resolver, asked } = await resolverOfSilence(60_000);
    let over = 0;
    for (let n = 0; n < SILENT_NAMES; n++) {
      void resolver.resolve(`silent-${n}.test`).catch(() => over++);
      // One after another, so that none is lost on the way to a server in this very process.
      while (asked() < 2 * (n + 1)) await once(server, 'message');
    }
    expect(await resolver.resolve('quick.test')).toEqual([ADDRESS.join('.')]);
    expect(over).toBeLessThan(SILENT_NAMES);
  });

  it('are given up, as names that nobody could tell', async () => {
    const { resolver, asked } = await resolverOfSilence(100);
    await expect(resolver.resolve('silent.test')).rejects.toMatchObject({ code: TIMEOUT });
    // Of both families, twice each; where this process was busy, the last are still on their way to a server in it.
    while (asked() < 4) await once(server, 'message');
    expect(await resolver.resolve('quick.test')).toEqual([ADDRESS.join('.')]);
    expect(asked()).toBe(4);
  });
});
