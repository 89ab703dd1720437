import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { extractionCompleted, extractionHead, extractionRows, webhookCreate } from '@gridline/contracts';
import { openDatabase } from '@gridline/database';
import { Nats, Services } from '@gridline/messaging';
import { Outbox, OutboxRelay, boundEvents, outboxTables, outboxTrace, splitEvents } from '@gridline/outbox';
import { createLogger, newId } from '@gridline/runtime';
import { LocalStorage } from '@gridline/storage';
import { CertificateAuthority, ENDS_WITH_PARENT, procFile, procStat, projectRoot, ThrowawayServers } from '@gridline/testing';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { endInOrder } from './end-in-order';
import type { ReceiverNews, ReceiverOrder } from './webhooks-receiver';

/** What the stand-in for the extraction service answers: an invoice of twenty lines. */
const HEAD = {
  ...{
    id: 'ext_1',
    fileId: 'file_1',
    fileName: 'invoice.pdf',
    docType: 'Invoice',
    label: '',
    summary: '',
    createdAt: new Date().toISOString(),
  },
  ...{ columns: ['Item', 'Quantity', 'Price', 'Total'], metadata: { currency: 'EUR', grossTotal: '1234.50' }, confidence: 0.93 },
  ...{ fieldConfidence: {}, rowCount: 20 },
};
/** The largest body that is sent whole, in chunks that the broker takes; with a character that no single byte stands for, as invoices have. */
const LARGE_ID = 'ext_large';
const LARGE_CHUNKS = 6;
const LARGE_ROWS = Array.from({ length: 9 }, () => [`€${'x'.repeat(95_000)}`]);
const ROWS = { rows: Array.from({ length: 20 }, (_, line) => [`Item number ${line}`, '2', '30,86 €', '61,72 €']), nextChunk: null };

/** What is asked about an extraction. */
interface Asked {
  id: string;
  chunk?: number;
}

class BenchOutbox1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...outboxTables('bench'), outboxTrace('bench'), ...boundEvents('bench'), ...splitEvents('bench')])
      await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE bench.outbox, bench.inbox');
  }
}

/**
 * The webhooks service as its own process, a receiver with TLS as another, and in this one what reports extractions: a
 * transaction, the outbox, its relay and the answers about the extraction, as the extraction service does it.
 */
export class WebhooksSystem {
  /** When each event was about to be committed, and when it arrived (once per endpoint), in nanoseconds. */
  readonly committed = new Map<string, bigint>();
  readonly arrivals = new Map<string, bigint[]>();
  arrivalCount = 0;
  private readonly staysToTheEnd = endInOrder(() => this.removeFolder());

  private constructor(
    private readonly servers: ThrowawayServers,
    private readonly folder: string,
    private readonly receiver: ChildProcess,
    private readonly receiverPort: number,
    private readonly services: ChildProcess[],
    private readonly nats: Nats,
    private readonly dataSource: DataSource,
    private readonly relay: OutboxRelay,
    private readonly ask: Services['ask'],
  ) {}

  static async start(replicas = 1, heapMb?: number): Promise<WebhooksSystem> {
    const folder = await mkdtemp(join(tmpdir(), 'gridline-bench-'));
    const storage = await LocalStorage.make(folder);
    const servers = await ThrowawayServers.start();
    const authority = new CertificateAuthority();
    await writeFile(join(folder, 'ca.pem'), authority.certificate);
    const receiver = fork(join(__dirname, 'webhooks-receiver.js'));
    receiver.send({ identity: authority.identity(['127.0.0.1']) } satisfies ReceiverOrder);
    const [{ port }] = (await once(receiver, 'message')) as [{ port: number }];
    const services = Array.from({ length: replicas }, () => startWebhooks(servers, folder, port, heapMb));
    const nats = await Nats.connect(servers.urls.NATS_URL, 'gridline', 'bench');
    const url = servers.urls.DATABASE_URL;
    const dataSource = await openDatabase({ url, schema: 'bench', entities: [], migrations: [BenchOutbox1763600000000] });
    const relay = new OutboxRelay(dataSource, nats, createLogger('bench', 'warn'));
    const asking = new Services(nats, storage);
    const system = new WebhooksSystem(servers, folder, receiver, port, services, nats, dataSource, relay, asking.ask.bind(asking));
    receiver.on('message', (news: ReceiverNews) => 'arrived' in news && system.note(news.arrived));
    system.answer(extractionHead.subject, ({ id }) => (id === LARGE_ID ? { ...HEAD, id, columns: ['A'] } : HEAD));
    system.answer(extractionRows.subject, ({ id, chunk = 0 }) =>
      id === LARGE_ID ? { rows: LARGE_ROWS, nextChunk: chunk + 1 < LARGE_CHUNKS ? chunk + 1 : null } : ROWS,
    );
    await system.untilAnswers();
    relay.start();
    return system;
  }

  /** Accounts with so many endpoints each. */
  async accounts(count: number, endpoints: number, path = '/hook'): Promise<string[]> {
    const ids = Array.from({ length: count }, () => newId('acc'));
    for (const accountId of ids) {
      for (let i = 0; i < endpoints; i++) await this.ask(webhookCreate, { accountId, url: this.url(`${path}?n=${i}`), description: '' });
    }
    return ids;
  }

  /** An endpoint that never answers. */
  async hangingAccount(endpoints = 1): Promise<string> {
    return (await this.accounts(1, endpoints, '/hangs'))[0]!;
  }

  /** Deliveries that are written down, and attempts that have ended, of all. */
  async counts(): Promise<{ deliveries: number; ended: number }> {
    const [row] = (await this.dataSource.query(`SELECT (SELECT count(*)::int FROM webhooks.delivery) AS deliveries,
      (SELECT count(*)::int FROM webhooks.attempt WHERE status NOT IN ('running', 'interrupted')) AS ended`)) as [
      { deliveries: number; ended: number },
    ];
    return row;
  }

  /** Reports a completed extraction, in a transaction of its own. */
  async complete(accountId: string, extractionId = HEAD.id): Promise<string> {
    const eventId = newId('evt');
    const data = {
      ...{ extractionId, accountId, fileId: HEAD.fileId, docType: HEAD.docType, confidence: HEAD.confidence },
      ...{ pageCount: 1, engine: 'hosted' as const, completedAt: new Date().toISOString() },
    };
    await this.dataSource.transaction(async (tx) => {
      await new Outbox(this.dataSource).add(tx, extractionCompleted, data, eventId);
      this.committed.set(eventId, process.hrtime.bigint());
    });
    return eventId;
  }

  /** The same of one with a result of the largest body. */
  completeLarge(accountId: string): Promise<string> {
    return this.complete(accountId, LARGE_ID);
  }

  /** Resolves once so many deliveries arrived in all. */
  async arrived(count: number): Promise<void> {
    while (this.arrivalCount < count) await wait(5);
  }

  /** Milliseconds from commit to arrival of these events, sorted. */
  latencies(eventIds: readonly string[]): number[] {
    const all = eventIds.flatMap((id) => (this.arrivals.get(id) ?? []).map((at) => Number(at - this.committed.get(id)!) / 1e6));
    return all.toSorted((a, b) => a - b);
  }

  /** Memory and CPU time of the first webhooks process. */
  usage(): { rssMb: number; peakMb: number; cpuSeconds: number } {
    const pid = this.services[0]!.pid!;
    const stat = procStat(pid)!;
    // Fields 14 and 15 of proc(5), in ticks of a hundredth of a second.
    const memory = (kind: string): number => Number(new RegExp(`${kind}:\\s+(\\d+)`).exec(procFile(pid, 'status')!)![1]) / 1024;
    return {
      rssMb: memory('VmRSS'),
      peakMb: memory('VmHWM'),
      cpuSeconds: (Number(stat[11]) + Number(stat[12])) / 100,
    };
  }

  async stop(): Promise<void> {
    for (const service of this.services) {
      service.kill('SIGTERM');
      await once(service, 'exit');
    }
    await this.relay.stop();
    await this.dataSource.destroy();
    await this.nats.close();
    this.receiver.disconnect();
    await this.servers.stop();
    this.removeFolder();
    this.staysToTheEnd();
  }

  private removeFolder(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private url(path: string): string {
    return `https://127.0.0.1:${this.receiverPort}${path}`;
  }

  private note(arrived: [string, string][]): void {
    this.arrivalCount += arrived.length;
    for (const [id, at] of arrived) this.arrivals.set(id, [...(this.arrivals.get(id) ?? []), BigInt(at)]);
  }

  private answer(subject: string, responseTo: (asked: Asked) => object): void {
    this.nats.connection.subscribe(this.nats.subject(subject), {
      callback: (_error, message) => {
        const { id, data } = message.json<{ id: string; data: Asked }>();
        message.respond(JSON.stringify({ id, response: responseTo(data), isDisposed: true }));
      },
    });
  }

  private async untilAnswers(): Promise<void> {
    for (;;) {
      try {
        await this.accounts(1, 1);
        return;
      } catch {
        await wait(50); // not up yet
      }
    }
  }
}

function startWebhooks(servers: ThrowawayServers, folder: string, port: number, heapMb?: number): ChildProcess {
  const env = {
    ...process.env,
    ...servers.urls,
    MASTER_KEY: `k1:${randomBytes(32).toString('base64')}`,
    STORAGE_DIR: folder,
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    WEBHOOK_PRIVATE_TARGETS: `127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
    ...(heapMb === undefined ? {} : { NODE_OPTIONS: `--max-old-space-size=${heapMb}` }),
  };
  const program = join(projectRoot(), 'dist/apps/webhooks/src/main.js');
  return spawn(process.execPath, [...ENDS_WITH_PARENT, program], { env, stdio: ['pipe', 'inherit', 'inherit'] });
}
