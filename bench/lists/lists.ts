import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openDatabase } from '@gridline/database';
import { Round } from '@gridline/runtime';
import { ThrowawayServers } from '@gridline/testing';
import type { DataSource } from 'typeorm';
import { extractionService } from '../../apps/extraction/src/extraction.service';
import { LISTS } from '../../apps/extraction/src/accounts/forgetting.service';
import { AppList } from '../../apps/extraction/src/extractions/app-list.service';
import type { BrowseQuery } from '../../apps/extraction/src/extractions/browse-statement';
import { ListCounts } from '../../apps/extraction/src/extractions/list-counts.service';
import { ListMarks } from '../../apps/extraction/src/extractions/list-marks.service';
import { ListParts } from '../../apps/extraction/src/extractions/list-parts.service';
import { ListStretches } from '../../apps/extraction/src/extractions/list-stretches.service';
import { ListWarmth } from '../../apps/extraction/src/extractions/list-warmth.service';
import { seek, type Bucket } from '../../apps/extraction/src/extractions/list-seek';
import { bucketStatement } from '../../apps/extraction/src/extractions/bucket-statement';
import { fewStatement } from '../../apps/extraction/src/extractions/few-statement';
import type { ListQuery } from '../../apps/extraction/src/extractions/list-query';
import { isWalked, pageStatement } from '../../apps/extraction/src/extractions/page-statement';
import { countOf, runCommand } from '../command-line/run-command';
import { writeBenchmarks } from '../report/write-section';

const USAGE = `usage: npm run bench:lists [-- --account 1000000 --all 5000000 --quick --only file_name]
Makes so many extractions of one account and so many in all, asks for pages of the account's list by every filter and sort, and puts
the figures and plans into docs/benchmarks.md (not with --quick, which asks for a third of them, nor with --only, which asks by the filters
whose names begin so). --at URL keeps what it makes in that database, where the next run finds it. --no-marks asks before anything of labels,
references and parts of names was counted. --connections asks for first pages alone, on new connections and on ones that were asked for lists before.`;

const ALL: ListQuery = { accountId: 'acc_0', page: 1, limit: 20, sort: 'created_at', order: 'desc' };

/** What is asked for; a share of the whole list says how deep a page lies. */
const FILTERS: Record<string, Partial<ListQuery>> = {
  'no filter': {},
  doc_type: { docType: 'invoice' },
  'doc_type, rare': { docType: 'Quote' },
  needs_review: { needsReview: true },
  'needs_review=false, doc_type': { needsReview: false, docType: 'Receipt' },
  created: { createdAfter: '2025-02-10T09:30:00Z', createdBefore: '2025-11-20T17:00:00Z' },
  'created, doc_type': { createdAfter: '2025-02-10T09:30:00Z', docType: 'Invoice' },
  min_confidence: { minConfidence: 0.7 },
  'min_confidence, created': { minConfidence: 0.7, createdAfter: '2025-06-01T00:00:00Z' },
  'label (1 in 100)': { label: 'archive' },
  'label (1 in 10)': { label: 'bulk' },
  'label (1 in 10), doc_type': { label: 'bulk', docType: 'Invoice' },
  'label (1 in 10), doc_type, rare': { label: 'bulk', docType: 'Report' },
  'label (1 in 10), needs_review': { label: 'bulk', needsReview: true },
  'label (1 in 10), created': { label: 'bulk', createdAfter: '2025-02-10T09:30:00Z', createdBefore: '2025-11-20T17:00:00Z' },
  'reference (one)': { reference: 'order 4711' },
  'reference (1 in 10)': { reference: 'project' },
  'file_name (1 in 1,000)': { fileName: '-004' },
  'file_name (1 in 100)': { fileName: '-00' },
  'file_name (1 in 10)': { fileName: '-1' },
  'file_name (one)': { fileName: '004711' },
  'file_name (all)': { fileName: 'invoice' },
  'file_name (4 in 1,000)': { fileName: '123' },
  'file_name (none, short)': { fileName: 'zq' },
};
/** The same of the app's list, which has what is not read yet as well and is searched by a part of a name, label or type. */
const APP_FILTERS: Record<string, Partial<BrowseQuery>> = {
  'app: all': {},
  'app: to review': { states: ['completed'], needsReview: true },
  'app: done': { states: ['completed'], needsReview: false },
  'app: a type': { docType: 'Invoice' },
  'app: search (none)': { search: 'zzzz' },
  'app: search (one)': { search: '004711' },
  'app: search (1 in 1,000)': { search: '-004' },
  'app: search (1 in 100)': { search: '-00' },
  'app: search (a label)': { search: 'archi' },
  'app: search (a type, rare)': { search: 'quote' },
  'app: search (all)': { search: 'invoice-' },
};
const SORT_NAMES = ['created_at', 'confidence', 'file_name', 'doc_type'] as const;
const FIRST_PAGES = 12;
const DEPTHS = [0, 0.1, 0.37, 0.5, 0.9, 1];
const BATCH = 250_000;
/** One more in a hundred could not be read. */
const UNREAD_SHARE = 0.01;

/** What one kind of page cost, a value a page. */
interface Figures {
  cpu: number[];
  wall: number[];
}

async function main(argv: string[]): Promise<void> {
  const options = {
    account: { type: 'string', default: '1000000' },
    all: { type: 'string', default: '5000000' },
    quick: { type: 'boolean' },
    only: { type: 'string', default: '' },
    at: { type: 'string' },
    'no-marks': { type: 'boolean' },
    connections: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ args: argv, options });
  const [own, all] = [countOf(values.account, '--account'), countOf(values.all, '--all')];
  const servers = values.at === undefined ? await ThrowawayServers.start() : undefined;
  const url = values.at ?? servers!.urls.DATABASE_URL;
  const dataSource = await connect(url);
  try {
    if (!(await isFilled(dataSource))) await fill(dataSource, own, all);
    // All that a page costs is then spent by the one process that is looked at.
    await dataSource.query('SET max_parallel_workers_per_gather = 0');
    const bench = await ListBench.on(dataSource);
    // As a service does each minute.
    if (!values['no-marks']) await bench.keepMarks();
    if (values.connections) return console.log(await onNewConnections(url, values.only));
    const report = await bench.report(values.quick ? [0, 0.5] : DEPTHS, values.only);
    const text = `From \`npm run bench:lists\`: one account of ${grouped(own)} extractions, ${grouped(all)} in all; pages of 20 at ${DEPTHS.length} depths, both directions. CPU of the database's process in ms; the time on the clock is of a machine that others use too (${cpus().length} cores, load average ${loadavg()[0]!.toFixed(1)} at the end).\n\n${report}`;
    console.log(text);
    if (!values.quick && !values.only) await writeBenchmarks('Lists', text);
  } finally {
    await dataSource.destroy();
    await servers?.stop();
  }
}

const connect = (url: string): Promise<DataSource> =>
  openDatabase({ url, schema: 'extraction', ...extractionService.database, poolSize: 1, timeLimitSeconds: 600 });

/** What the first page costs on a connection that was never asked, and on one that is asked for lists before anybody does. */
async function onNewConnections(url: string, only: string): Promise<string> {
  const lines = ['| filter | sort | new: CPU | clock | asked before: CPU | clock |', '|---|---|---|---|---|---|'];
  for (const [name, filter] of Object.entries(FILTERS).filter(([name]) => name.startsWith(only)))
    for (const sort of SORT_NAMES) {
      const figures: string[] = [];
      for (const isWarm of [false, true]) {
        const dataSource = await connect(url);
        const bench = await ListBench.on(dataSource);
        if (isWarm) await new ListWarmth(dataSource).warm(new Round());
        const { cpu, wall } = await bench.firstPage({ ...ALL, ...filter, sort });
        figures.push(at(cpu, 0), at(wall, 0));
        await dataSource.destroy();
      }
      lines.push(`| ${[name, sort, ...figures].join(' | ')} |`);
    }
  return lines.join('\n');
}

async function isFilled(dataSource: DataSource): Promise<boolean> {
  const rows: unknown[] = await dataSource.query('SELECT FROM extraction.extraction LIMIT 1');
  return rows.length > 0;
}

/** A year of extractions: the account's own, the others' of 1,000 accounts. */
async function fill(dataSource: DataSource, own: number, all: number): Promise<void> {
  await dataSource.query(
    `INSERT INTO extraction.file (id, account_id, name, storage_key, bytes, sha256, created_at) VALUES ('file_1', 'acc_0', 'x', 'x', 1, 'x', now())`,
  );
  const indexes: { name: string; definition: string }[] = await dataSource.query(INDEXES);
  for (const { name } of indexes) await dataSource.query(`DROP INDEX ${name}`);
  // What the triggers would have counted and noted, row by row, is counted once.
  await dataSource.query('ALTER TABLE extraction.extraction DISABLE TRIGGER USER');
  for (let start = 0; start < all; start += BATCH) {
    await dataSource.query(FILL, [start, Math.min(all, start + BATCH) - 1, own]);
    console.error(`${start + BATCH} rows`);
  }
  await dataSource.query(FILL_UNREAD, [Math.floor(own * UNREAD_SHARE)]);
  await dataSource.query('ALTER TABLE extraction.extraction ENABLE TRIGGER USER');
  await dataSource.query(COUNT);
  await dataSource.query(COUNT_ACCOUNTS);
  await dataSource.query(`SET maintenance_work_mem = '1GB'`);
  for (const { name, definition } of indexes) {
    await dataSource.query(definition);
    console.error(name);
  }
  await dataSource.query('RESET maintenance_work_mem');
  await dataSource.query('VACUUM ANALYZE extraction.extraction');
  await new ListStretches(dataSource).fold();
  console.error('stretches');
  for (const table of LISTS) await dataSource.query(`VACUUM ANALYZE extraction.${table}`);
}

const COUNT = `
  INSERT INTO extraction.listed_count (account_id, by, doc_type, needs_review, bucket, n, is_folded)
  SELECT account_id, by, doc_type, needs_review > 0, bucket, count(*), true
  FROM extraction.extraction, LATERAL (VALUES
    ('created_at', floor(extract(epoch FROM created_at) / 86400)::int), ('confidence', floor(confidence * 1024)::int)) AS cell (by, bucket)
  WHERE state = 'completed'
  GROUP BY account_id, by, doc_type, needs_review > 0, bucket`;
const COUNT_ACCOUNTS = `
  INSERT INTO extraction.listed_account (account_id, n)
  SELECT account_id, sum(n) FROM extraction.listed_count WHERE by = 'created_at' GROUP BY account_id`;

/** What is made anew once the rows are there, which is several times as fast. */
const INDEXES = `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
  WHERE indrelid = 'extraction.extraction'::regclass AND NOT indisunique`;

const FILL = `
  INSERT INTO extraction.extraction (id, account_id, file_id, file_name, state, plan, engine, label, reference, fingerprint, created_at, signed_at,
    doc_type, columns, metadata, confidence, needs_review)
  SELECT 'ext_' || md5(n::text), CASE WHEN n < $3 THEN 'acc_0' ELSE 'acc_' || 1 + n % 1000 END, 'file_1',
    'invoice-' || lpad((n::bigint * 7919 % 1000000)::text, 6, '0') || '.pdf', 'completed', 'scale', 'hosted',
    CASE WHEN n % 100 = 7 THEN 'archive' WHEN n % 10 = 3 THEN 'bulk' ELSE '' END, CASE WHEN n % 10 = 5 THEN 'project' ELSE 'order ' || n END, 'x', '2025-01-01T00:00:00Z'::timestamptz + n % $3 * (365.0 / $3) * interval '1 day', now(),
    CASE WHEN chance < 0.6 THEN 'Invoice' WHEN chance < 0.8 THEN 'Receipt' WHEN chance < 0.95 THEN 'Bank Statement' ELSE (ARRAY['Quote', 'Report', 'Form', 'Other'])[1 + n % 4] END,
    '["Item", "Quantity", "Price", "Total"]', '{"currency": "EUR", "invoiceNumber": "2025-1", "sellerName": "Example Trading Company", "grossTotal": "119.00"}',
    sure, CASE WHEN sure < 0.9 THEN 1 + n % 3 ELSE 0 END
  FROM (SELECT n, random() AS chance, round((1 - 0.5 * random() ^ 3)::numeric, 4)::double precision AS sure FROM generate_series($1::int, $2::int) AS n) AS made`;

/** What could not be read stands between the rest in the app's list. */
const FILL_UNREAD = `
  INSERT INTO extraction.extraction (id, account_id, file_id, file_name, state, plan, engine, label, fingerprint, created_at, signed_at, doc_type)
  SELECT 'ext_' || md5('unread ' || n), 'acc_0', 'file_1', 'invoice-' || lpad((n::bigint * 7919 % 1000000)::text, 6, '0') || '.pdf', 'failed', 'scale', 'hosted',
    '', 'x', '2025-01-01T00:00:00Z'::timestamptz + n * (365.0 / $1) * interval '1 day', now(), ''
  FROM generate_series(1, $1::int) AS n`;

class ListBench {
  private constructor(
    private readonly dataSource: DataSource,
    private readonly counts: ListCounts,
    private readonly appList: AppList,
    private readonly backend: number,
  ) {}

  static async on(dataSource: DataSource): Promise<ListBench> {
    const [{ pid }] = (await dataSource.query('SELECT pg_backend_pid() AS pid')) as [{ pid: number }];
    const counts = new ListCounts(dataSource);
    return new ListBench(dataSource, counts, new AppList(dataSource, counts), pid);
  }

  async firstPage(query: ListQuery): Promise<Figures> {
    const figures = noFigures();
    await this.measure(figures, () => this.counts.page(query));
    return figures;
  }

  async keepMarks(): Promise<void> {
    const figures = noFigures();
    await this.measure(figures, () => new ListMarks(this.dataSource).keep());
    console.error(`labels and references that many have: ${at(figures.cpu, 0)} ms CPU to count`);
    const ofParts = noFigures();
    await this.measure(ofParts, () => new ListParts(this.dataSource).keep());
    console.error(`parts of names that many have: ${at(ofParts.cpu, 0)} ms CPU of the database to count`);
  }

  async report(depths: readonly number[], only: string): Promise<string> {
    const lines = [
      '| filter | sort | matches | CPU, first asked | CPU p50 | CPU p99 | clock p50 | clock p99 |',
      '|---|---|---|---|---|---|---|---|',
    ];
    for (const [name, filter] of Object.entries(FILTERS).filter(([name]) => name.startsWith(only)))
      for (const sort of SORT_NAMES) lines.push(await this.line(name, { ...ALL, ...filter, sort }, depths));
    const app = [
      '| filter | sort | matches | CPU, first asked | CPU p50 | CPU p99 | a page in the middle |',
      '|---|---|---|---|---|---|---|',
    ];
    for (const [name, filter] of Object.entries(APP_FILTERS).filter(([name]) => name.startsWith(only)))
      for (const sort of ['created_at', 'file_name'] as const)
        app.push(await this.appLine(name, { accountId: ALL.accountId, page: 1, limit: 50, sort, ...filter }));
    const [before, afterFold] = [await this.asBefore(), await this.afterFold(only)];
    const plans = [
      await this.plans({ ...ALL }),
      await this.plans({ ...ALL, sort: 'confidence', minConfidence: 0.7 }),
      await this.plans({ ...ALL, sort: 'file_name', docType: 'invoice' }),
      await this.planOfFew({ ...ALL, fileName: '-00', sort: 'file_name' }, 250),
    ];
    return `${lines.join('\n')}\n\nThe app's list, its first pages:\n\n${app.join('\n')}\n\nThe first page asked for, and asked for again once an extraction changed and that was folded:\n\n${afterFold}\n\n${before}\n\n${plans.join('\n\n')}`;
  }

  private async line(name: string, query: ListQuery, depths: readonly number[]): Promise<string> {
    const [first, figures]: [Figures, Figures] = [noFigures(), noFigures()];
    let total = 0;
    await this.measure(first, async () => void ({ total } = await this.counts.page(query)));
    const pages = Math.max(1, Math.ceil(total / query.limit));
    for (const order of ['asc', 'desc'] as const)
      for (const depth of depths)
        for (const near of [0, 1, 2]) {
          const page = Math.max(1, Math.min(pages, Math.ceil(depth * pages) + near));
          await this.measure(figures, () => this.counts.page({ ...query, order, page }));
        }
    const of = (values: number[]) => `${at(values, 0.5)} | ${at(values, 0.99)}`;
    const line = `| ${name} | ${query.sort} | ${grouped(total)} | ${at(first.cpu, 0)} | ${of(figures.cpu)} | ${of(figures.wall)} |`;
    console.error(line);
    return line;
  }

  private async appLine(name: string, query: BrowseQuery): Promise<string> {
    const [first, pages, middle]: [Figures, Figures, Figures] = [noFigures(), noFigures(), noFigures()];
    let total = 0;
    await this.measure(first, async () => void ({ total } = await this.appList.page(query)));
    for (const order of ['asc', 'desc'] as const)
      for (let page = 1; page <= FIRST_PAGES / 2; page++) await this.measure(pages, () => this.appList.page({ ...query, order, page }));
    await this.measure(middle, () => this.appList.page({ ...query, page: Math.max(1, Math.ceil(total / query.limit / 2)) }));
    const figures = [at(first.cpu, 0), at(pages.cpu, 0.5), at(pages.cpu, 0.99), at(middle.cpu, 0)];
    const line = `| ${[name, query.sort, grouped(total), ...figures].join(' | ')} |`;
    console.error(line);
    return line;
  }

  /** What a replica that remembers what it counted pays once something changed. */
  private async afterFold(only: string): Promise<string> {
    const lines = ['| filter | sort | CPU, first asked | CPU, after a fold |', '|---|---|---|---|'];
    for (const [name, filter] of Object.entries(FILTERS).filter(
      ([name]) => /^(label|reference|file_name)/.test(name) && name.startsWith(only),
    )) {
      const [first, again]: [Figures, Figures] = [noFigures(), noFigures()];
      const counts = new ListCounts(this.dataSource);
      await this.measure(first, () => counts.page({ ...ALL, ...filter }));
      await this.dataSource.query(
        `UPDATE extraction.extraction SET needs_review = 1 - least(needs_review, 1) WHERE id = 'ext_' || md5('4711')`,
      );
      await new ListStretches(this.dataSource).fold();
      await this.measure(again, () => counts.page({ ...ALL, ...filter }));
      lines.push(`| ${name} | created_at | ${at(first.cpu, 0)} | ${at(again.cpu, 0)} |`);
    }
    return lines.join('\n');
  }

  /** The statements that the counts took the place of. */
  private async asBefore(): Promise<string> {
    const figures = noFigures();
    const where = `account_id = 'acc_0' AND state = 'completed' AND deleted_at IS NULL`;
    const [{ total }] = (await this.dataSource.query(`SELECT count(*)::int AS total FROM extraction.extraction WHERE ${where}`)) as [
      { total: number },
    ];
    for (let round = 0; round < 5; round++)
      await this.measure(figures, async () => {
        await this.dataSource.query(`SELECT count(*) FROM extraction.extraction WHERE ${where}`);
        await this.dataSource.query(
          `SELECT id FROM extraction.extraction WHERE ${where} ORDER BY created_at DESC, id DESC LIMIT 21 OFFSET ${total >> 1}`,
        );
      });
    return `Counting all that match and passing over half of them, as a page in the middle without a filter would have it otherwise: ${at(figures.cpu, 0.5)} ms CPU (median of 5).`;
  }

  /** The plans of a page in the middle. */
  private async plans(query: ListQuery): Promise<string> {
    const statement = bucketStatement(query);
    const buckets: Bucket[] = await this.dataSource.query(statement.sql, statement.values);
    const total = buckets.reduce((sum, { count }) => sum + count, 0);
    const page = pageStatement(query, seek(query.order === 'asc' ? buckets : buckets.reverse(), total >> 1, query.limit + 1), total);
    const { accountId: _, page: __, limit: ___, ...asked } = query;
    const explained = [await this.explain(statement)];
    await this.dataSource.query(`SET enable_sort = ${isWalked(query, total) ? 'off' : 'on'}`);
    explained.push(await this.explain(page));
    await this.dataSource.query('RESET enable_sort');
    return `The middle page of \`${JSON.stringify(asked)}\`:\n\n\`\`\`\n${explained.join('\n\n')}\n\`\`\``;
  }

  private async planOfFew(query: ListQuery, page: number): Promise<string> {
    const { accountId: _, page: __, limit: ___, ...asked } = query;
    return `Page ${page} of \`${JSON.stringify(asked)}\`, in one look:\n\n\`\`\`\n${await this.explain(fewStatement({ ...query, page }))}\n\`\`\``;
  }

  private async explain({ sql, values }: { sql: string; values: unknown[] }): Promise<string> {
    const lines: { 'QUERY PLAN': string }[] = await this.dataSource.query(
      `EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, BUFFERS OFF, SUMMARY OFF) ${sql}`,
      values,
    );
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  }

  private async measure(into: Figures, work: () => Promise<unknown>): Promise<void> {
    const [cpu, wall] = [this.cpuMs(), performance.now()];
    await work();
    into.cpu.push(this.cpuMs() - cpu);
    into.wall.push(performance.now() - wall);
  }

  /** CPU time of the one backend so far; the kernel counts it in nanoseconds. */
  private cpuMs(): number {
    return Number(readFileSync(`/proc/${this.backend}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  }
}

const noFigures = (): Figures => ({ cpu: [], wall: [] });

const at = (values: readonly number[], share: number): string =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))]!.toFixed(1);

const grouped = (count: number): string => count.toLocaleString('en');

void runCommand(USAGE, main);
