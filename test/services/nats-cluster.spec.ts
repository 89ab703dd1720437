import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { defineEvent } from '@gridline/contracts';
import { openDatabase } from '@gridline/database';
import { ConsumerLoop, Nats, ensureStreams } from '@gridline/messaging';
import { Outbox, OutboxRelay, boundEvents, outboxTables, outboxTrace, splitEvents } from '@gridline/outbox';
import { createTestDatabase, type TestDatabase } from '@gridline/testing';
import pino from 'pino';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { z } from 'zod';
import { FAULTS_INTRO, Figures } from '../support/figures';
import { freePort } from '../support/free-port';
import { LoopbackServer, describeWith, type ServerProgram } from '../support/loopback-server';

class Tables1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...outboxTables('test'), outboxTrace('test'), ...boundEvents('test'), ...splitEvents('test')])
      await runner.query(statement);
  }

  async down(): Promise<void> {}
}

const NODES = 3;
const EVENTS = 300;
/** Of starting a cluster on ports that were free when they were looked for. */
const ATTEMPTS = 3;
const counted = defineEvent({ from: 'extraction', to: ['usage'] }, 'test.counted', z.object({ number: z.number() }));
const logger = pino({ level: 'silent' });

describeWith('nats-server', 'a broker of three servers', (program) => {
  let folder: string;
  let database: TestDatabase;
  let dataSource: DataSource;
  let nodes: Node[];
  let teller: Nats;
  let hearer: Nats;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gridline-cluster-'));
    database = await createTestDatabase();
    dataSource = await openDatabase({ url: database.url, schema: 'test', entities: [], migrations: [Tables1700000000000] });
    const started = await startCluster(program, folder);
    nodes = started.nodes;
    teller = started.teller;
    hearer = await whenItCan(() => connect(started.url, 'hearer'));
    await whenItCan(() => ensureStreams(teller));
  });
  afterAll(async () => {
    await Promise.all([teller.close(), hearer.close()]);
    await dataSource.destroy();
    await Promise.all([...nodes.map(({ server }) => server.stop()), database.drop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('loses no event and no consumer where the one that leads a stream is killed under load', async () => {
    const heard = new Map<number, number>();
    const loop = new ConsumerLoop(
      hearer,
      'usage',
      counted,
      ({ number }) => Promise.resolve(void heard.set(number, (heard.get(number) ?? 0) + 1)),
      {},
      logger,
    );
    await whenItCan(() => loop.start());
    const relay = new OutboxRelay(dataSource, teller, logger);
    relay.start();
    const outbox = new Outbox(dataSource);
    const tell = (number: number): Promise<string> => dataSource.transaction((tx) => outbox.add(tx, counted, { number }));
    for (let number = 0; number < EVENTS; number++) {
      await tell(number);
      if (number === EVENTS / 3) await killLeader();
    }
    while (heard.size < EVENTS) await delay(20);
    await Promise.all([loop.stop(), relay.stop()]);
    const { state, cluster } = await whenItCan(() => teller.manager.streams.info('gridline_events'));
    expect([...heard.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: EVENTS }, (_, number) => number));
    // Told once too, by their ids, although the relay tries again what it got no answer for.
    expect(state.messages).toBe(EVENTS);
    expect(cluster?.replicas?.length).toBe(NODES - 1);
    const twice = [...heard.values()].filter((times) => times > 1).length;
    const figures = new Figures();
    figures.add('A broker of three servers, of which the leader of a stream is killed under load', {
      told: EVENTS,
      'in the stream': state.messages,
      heard: heard.size,
      lost: EVENTS - heard.size,
      'heard twice': twice,
    });
    await figures.write("Faults: a broker's cluster", FAULTS_INTRO);
  });

  async function killLeader(): Promise<void> {
    const { cluster } = await teller.manager.streams.info('gridline_events');
    await nodes.find(({ name }) => name === cluster!.leader)!.server.stop('SIGKILL');
  }
});

const connect = (url: string, name: string): Promise<Nats> => Nats.connect(url, 'gridline', name, { replicas: NODES });

interface Node {
  name: string;
  server: LoopbackServer;
}

interface Cluster {
  nodes: Node[];
  url: string;
  teller: Nats;
}

/** A cluster that answers. Where somebody else took a port first its server ends, and two of three choose no leader: all are started anew on others. */
async function startCluster(program: ServerProgram, folder: string): Promise<Cluster> {
  for (let attempt = 1; ; attempt++) {
    const nodes: Node[] = [];
    try {
      const url = await startNodes(program, join(folder, `${attempt}`), nodes);
      const teller = await whenItCan(
        () => connect(url, 'teller'),
        () => nodes.forEach(({ server }) => server.throwIfEnded()),
      );
      return { nodes, url, teller };
    } catch (error) {
      await Promise.all(nodes.map(({ server }) => server.stop()));
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Their addresses; `nodes` has each that was started, also where another ended at once. */
async function startNodes(program: ServerProgram, folder: string, nodes: Node[]): Promise<string> {
  const ports: { client: number; route: number }[] = [];
  for (let node = 0; node < NODES; node++) ports.push({ client: await freePort(), route: await freePort() });
  const routes = ports.map(({ route }) => `nats://127.0.0.1:${route}`).join(',');
  const starts = ports.map(async ({ client, route }, index) => {
    const name = `node${index}`;
    const alone = ['-a', '127.0.0.1', '-p', `${client}`, '-n', name, '-js', '-sd', join(folder, name)];
    const together = ['--cluster_name', 'gridline', '--cluster', `nats://127.0.0.1:${route}`, '--routes', routes];
    nodes.push({ name, server: await LoopbackServer.start(program, [...alone, ...together], client) });
  });
  const failed = (await Promise.allSettled(starts)).find((start) => start.status === 'rejected');
  if (failed) throw failed.reason;
  return ports.map(({ client }) => `nats://127.0.0.1:${client}`).join(',');
}

/** Until a leader is chosen, a cluster answers nothing of streams. `check` throws where it will never be. */
async function whenItCan<T>(work: () => Promise<T>, check: () => void = () => undefined): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      check();
      await delay(100);
    }
  }
}
