import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Nats, ensureStreams } from '@gridline/messaging';
import { isAway } from '@gridline/runtime';
import { CertificateAuthority } from '@gridline/testing';
import { freePort } from '../support/free-port';
import { LoopbackServer, describeWith } from '../support/loopback-server';

describeWith('nats-server', 'a broker that is reached by TLS alone', (program) => {
  const folder = mkdtempSync(join(tmpdir(), 'gridline-tls-'));
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  let server: LoopbackServer;
  let url: string;
  let caFile: string;

  beforeAll(async () => {
    const authority = new CertificateAuthority();
    const { key, cert } = authority.identity(['localhost']);
    caFile = file('authority.pem', authority.certificate);
    const port = await freePort();
    // By a name: the client checks a server that it knows by its address as `localhost`.
    url = `nats://localhost:${port}`;
    const tls = ['--tls', '--tlscert', file('cert.pem', cert), '--tlskey', file('key.pem', key)];
    server = await LoopbackServer.start(program, ['-a', '127.0.0.1', '-p', `${port}`, '-js', '-sd', join(folder, 'data'), ...tls], port);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is used with the certificates of who signed its own (NATS_CA_FILE)', async () => {
    const nats = await Nats.connect(url, 'gridline', 'test', { caFile });
    await ensureStreams(nats);
    expect((await nats.manager.streams.info('gridline_events')).state.messages).toBe(0);
    expect(nats.connection.info?.tls_required).toBe(true);
    await nats.close();
  });

  it("is refused with another's, which no waiting would mend", async () => {
    const strange = file('strange.pem', new CertificateAuthority().certificate);
    const error: unknown = await Nats.connect(url, 'gridline', 'test', { caFile: strange }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: expect.stringMatching(/certificate/i) });
    expect(isAway(error)).toBe(false);
  });
});
