import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openDatabase } from '@gridline/database';
import { ThrowawayServers } from '@gridline/testing';
import type { DataSource } from 'typeorm';
import { extractionService } from '../../apps/extraction/src/extraction.service';
import { ListStretches } from '../../apps/extraction/src/extractions/list-stretches.service';
import { countOf, runCommand } from '../command-line/run-command';
import { writeBenchmarks } from '../report/write-section';
import { median } from '../report/median';

const USAGE = `usage: npm run bench:writes [-- --rows 200000 --writes 2000 --rounds 5]
Completes so many extractions of an account that has so many, one a transaction, with and without what its lists are found by, in turn, and puts what
a completion costs into docs/benchmarks.md.`;

/** What a round does beside the row itself; each has what those before it have. */
const KINDS = [
  'the row and its other indexes',
  '+ counts and changes of lists',
  '+ index of shared references',
  '+ fold into the past of lists',
] as const;
type Kind = (typeof KINDS)[number];

interface Cost {
  cpuMs: number;
  walBytes: number;
}

async function main(argv: string[]): Promise<void> {
  const options = {
    rows: { type: 'string', default: '200000' },
    writes: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '5' },
  } as const;
  const { values } = parseArgs({ args: argv, options });
  const [rows, writes, rounds] = [countOf(values.rows, '--rows'), countOf(values.writes, '--writes'), countOf(values.rounds, '--rounds')];
  const servers = await ThrowawayServers.start();
  const url = servers.urls.DATABASE_URL;
  const dataSource = await openDatabase({ url, schema: 'extraction', ...extractionService.database, poolSize: 1, timeLimitSeconds: 600 });
  try {
    const report = await new WriteBench(dataSource, writes).report(rows, rounds);
    const text = `From \`npm run bench:writes\`: ${grouped(writes)} extractions a round completed one by one, each its own transaction, by an account of ${grouped(rows)}; medians of ${rounds} rounds, the kinds in turn. CPU of the database's process and what it writes ahead (WAL), a completion (${cpus().length} cores, load average ${loadavg()[0]!.toFixed(1)} at the end).\n\n${report}`;
    console.log(text);
    await writeBenchmarks('Lists: what a write costs', text);
  } finally {
    await dataSource.destroy();
    await servers.stop();
  }
}

class WriteBench {
  private made = 0;
  private indexDefinition = '';

  constructor(
    private readonly dataSource: DataSource,
    private readonly writes: number,
  ) {}

  async report(rows: number, rounds: number): Promise<string> {
    await this.prepare(rows);
    const costs = new Map<Kind, Cost[]>(KINDS.map((kind) => [kind, []]));
    // The first of each is not counted: what it needs is not in memory yet.
    for (let round = 0; round <= rounds; round++)
      for (const kind of KINDS) {
        const cost = await this.round(kind);
        if (round > 0) costs.get(kind)!.push(cost);
      }
    const base = medians(costs.get(KINDS[0])!);
    const lines = KINDS.map((kind) => {
      const { cpuMs, walBytes } = medians(costs.get(kind)!);
      return `| ${kind} | ${cpuMs.toFixed(3)} | ${(cpuMs / base.cpuMs).toFixed(2)} | ${grouped(Math.round(walBytes))} | ${(walBytes / base.walBytes).toFixed(2)} |`;
    });
    return ['| with | CPU, ms | ratio | WAL, bytes | ratio |', '|---|---|---|---|---|', ...lines].join('\n');
  }

  private async prepare(rows: number): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO extraction.file (id, account_id, name, storage_key, bytes, sha256, created_at) VALUES ('file_1', 'acc_0', 'x', 'x', 1, 'x', now())`,
    );
    await this.accept(rows);
    await this.dataSource.query(complete('true'));
    const [{ definition }] = (await this.dataSource.query(
      `SELECT pg_get_indexdef('extraction.extraction_of_reference'::regclass) AS definition`,
    )) as [{ definition: string }];
    this.indexDefinition = definition;
    await new ListStretches(this.dataSource).fold();
    await this.dataSource.query('VACUUM ANALYZE');
  }

  private async round(kind: Kind): Promise<Cost> {
    const level = KINDS.indexOf(kind);
    await this.dataSource.query(`ALTER TABLE extraction.extraction ${level >= 1 ? 'ENABLE' : 'DISABLE'} TRIGGER USER`);
    await this.dataSource.query('DROP INDEX IF EXISTS extraction.extraction_of_reference');
    if (level >= 2) await this.dataSource.query(this.indexDefinition);
    // What earlier rounds left to be folded is none of this one's.
    await new ListStretches(this.dataSource).fold();
    const ids = await this.accept(this.writes);
    await this.dataSource.query('CHECKPOINT');
    const [before, position] = [await this.cpuMs(), await this.walPosition()];
    for (const id of ids) await this.dataSource.query(complete('id = $1'), [id]);
    if (level >= 3) await new ListStretches(this.dataSource).fold();
    const walBytes = (await this.walPosition()) - position;
    return { cpuMs: ((await this.cpuMs()) - before) / ids.length, walBytes: walBytes / ids.length };
  }

  /** Extractions that wait; one in ten is of a reference that they share. */
  private async accept(count: number): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(ACCEPT, [this.made, this.made + count - 1]);
    this.made += count;
    return rows.map(({ id }) => id);
  }

  /** The kernel counts it in nanoseconds. */
  private async cpuMs(): Promise<number> {
    const [{ pid }] = (await this.dataSource.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  }

  private async walPosition(): Promise<number> {
    const [{ position }] = (await this.dataSource.query(`SELECT pg_current_wal_insert_lsn() - '0/0' AS position`)) as [
      { position: string },
    ];
    return Number(position);
  }
}

const ACCEPT = `
  INSERT INTO extraction.extraction (id, account_id, file_id, file_name, state, plan, engine, label, reference, fingerprint, created_at, signed_at)
  SELECT 'ext_' || md5(n::text), 'acc_0', 'file_1', 'invoice-' || lpad((n::bigint * 7919 % 1000000)::text, 6, '0') || '.pdf', 'queued', 'scale', 'hosted',
    CASE WHEN n % 10 = 3 THEN 'bulk' ELSE '' END, CASE WHEN n % 10 = 5 THEN 'project' ELSE 'order ' || n END, 'x', '2025-01-01T00:00:00Z'::timestamptz + n * interval '1 minute', now()
  FROM generate_series($1::int, $2::int) AS n RETURNING id`;

const complete = (which: string): string => `
  UPDATE extraction.extraction SET state = 'completed', signed_at = now(), doc_type = 'Invoice', columns = '["Item", "Quantity", "Price", "Total"]',
    metadata = '{"currency": "EUR", "invoiceNumber": "2025-1", "sellerName": "Example Trading Company", "grossTotal": "119.00"}',
    confidence = 0.97, needs_review = 0 WHERE state = 'queued' AND ${which}`;

const medians = (costs: readonly Cost[]): Cost => ({
  cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
  walBytes: median(costs.map(({ walBytes }) => walBytes)),
});
const grouped = (count: number): string => count.toLocaleString('en');

void runCommand(USAGE, main);
