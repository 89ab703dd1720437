import { Round } from '@gridline/runtime';
import type { EntityManager } from 'typeorm';
import { ExtractionDatabase } from '../fixtures/extraction-database';
import { ListCounts, wayTo } from './list-counts.service';
import { ListMarks } from './list-marks.service';
import { ListParts } from './list-parts.service';
import { ListStretches } from './list-stretches.service';
import { PartCounts } from './part-counts';
import { stretchOf } from './stretch-statement';
import { seek, type Bucket } from './list-seek';
import { bucketStatement } from './bucket-statement';
import { eachNameStatement, fewCountStatement, fewStatement } from './few-statement';
import { inEachName } from './list-conditions';
import { writeCursor } from './list-cursor';
import type { ListQuery } from './list-query';
import { matchingByStretchStatement } from './matching-statement';
import { edgeOf, nearbyStatement, pageStatement, sortedStatement } from './page-statement';
import type { Statement } from './statement';

const ALL: ListQuery = { accountId: 'acc_1', page: 1, limit: 7, sort: 'created_at', order: 'desc' };
const SORTS = ['created_at', 'confidence', 'file_name', 'doc_type'] as const;
/** A list of a few dozen is long, and is not cut anew however much of it changes. */
const SMALL = { long: 20, stretches: 5, changedShare: 100 };
const COLUMN = {
  created_at: 'created_at',
  confidence: 'confidence',
  file_name: 'file_name COLLATE extraction.by_people',
  doc_type: 'doc_type',
};

/** Rows that a busy machine stores or deletes in far less than the two seconds that a statement has. */
const AT_ONCE = 500;

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

/** More than one look finds. */
const TOO_MANY = 20_001;

/** Each with the same said to a database that counts. */
const FILTERS: [Partial<ListQuery>, string][] = [
  [{}, 'true'],
  [{ docType: 'invoice' }, `lower(doc_type) = 'invoice'`],
  [{ needsReview: true }, 'needs_review > 0'],
  [{ needsReview: false, docType: 'Receipt' }, `needs_review = 0 AND doc_type = 'Receipt'`],
  [{ createdAfter: '2026-01-03T09:30:00Z' }, `created_at >= '2026-01-03T09:30:00Z'`],
  [{ createdBefore: '2026-01-03T09:30:00Z' }, `created_at < '2026-01-03T09:30:00Z'`],
  [
    { createdAfter: '2026-01-02T00:00:00Z', createdBefore: '2026-01-04T13:00:00Z' },
    `created_at >= '2026-01-02Z' AND created_at < '2026-01-04T13:00Z'`,
  ],
  [
    { createdAfter: '2026-01-03T04:00:00Z', createdBefore: '2026-01-03T13:00:00Z', needsReview: true },
    `created_at >= '2026-01-03T04:00Z' AND created_at < '2026-01-03T13:00Z' AND needs_review > 0`,
  ],
  [{ minConfidence: 0.5 }, 'confidence >= 0.5'],
  [{ minConfidence: 0.57, docType: 'Invoice' }, `confidence >= 0.57 AND lower(doc_type) = 'invoice'`],
  [{ minConfidence: 0.57, createdAfter: '2026-01-03T04:00:00Z' }, `confidence >= 0.57 AND created_at >= '2026-01-03T04:00Z'`],
  [{ label: 'odd' }, `label = 'odd'`],
  [{ reference: 'project' }, `reference = 'project'`],
  [{ reference: 'project', label: 'odd', docType: 'invoice' }, `reference = 'project' AND label = 'odd' AND lower(doc_type) = 'invoice'`],
  [{ fileName: 'CAN 1' }, `file_name LIKE 'scan 1%'`],
  [{ fileName: 'n 4', docType: 'Invoice' }, `file_name LIKE 'scan 4%' AND lower(doc_type) = 'invoice'`],
];

/** What is told to stop at its so many-th look at whether it is. */
function stoppedAt(looks: number): Round {
  const round = new Round();
  let left = looks;
  round.step = () => {
    if (left-- === 0) throw new Error('stopped');
  };
  return round;
}

const leavesOff = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => false,
    (error: Error) => error.message === 'stopped',
  );

describe('the list of an account', () => {
  let its: ExtractionDatabase;
  let counts: ListCounts;
  let stretches: ListStretches;

  /** Statement by statement: each has two seconds, also where the machine is busy. */
  async function insertNumbered(upTo: number, selected: string): Promise<void> {
    for (let first = 1; first <= upTo; first += AT_ONCE)
      await its.dataSource.query(
        `INSERT INTO extraction.extraction (id, account_id, file_id, file_name, state, plan, engine, label, fingerprint, created_at, signed_at,
           doc_type, confidence, needs_review)
         ${selected} FROM generate_series($1::int, least($1::int + ${AT_ONCE - 1}, ${upTo})) AS n`,
        [first],
      );
  }

  async function deleteAllOf(accountId: string): Promise<void> {
    for (let first = 0; first < 256; first += 4)
      await its.dataSource.query(`DELETE FROM extraction.extraction WHERE account_id = $1 AND id >= 'ext_' || $2 AND id < 'ext_' || $3`, [
        ...[accountId, hex(first), first + 4 === 256 ? 'g' : hex(first + 4)],
      ]);
  }

  beforeAll(async () => {
    its = await ExtractionDatabase.open();
    counts = new ListCounts(its.dataSource);
    stretches = new ListStretches(its.dataSource);
    await its.accept('acc_1', { fileId: 'file_1' });
    await its.accept('acc_2', { fileId: 'file_2' });
    for (const account of ['acc_1', 'acc_2'])
      await its.dataSource.query(
        `INSERT INTO extraction.extraction (id, account_id, file_id, file_name, state, plan, engine, label, reference, fingerprint, created_at, signed_at,
           doc_type, confidence, needs_review)
         SELECT 'ext_' || md5($1 || n), $1, 'file_1', 'scan ' || n * 7 % 50, 'completed', 'free', 'hosted', CASE n % 2 WHEN 1 THEN 'odd' ELSE '' END,
           CASE WHEN n % 5 < 2 THEN 'project' WHEN n % 5 = 2 THEN 'order ' || n END, 'x',
           '2026-01-01T00:00:00Z'::timestamptz + n * interval '97 minutes', now(), (ARRAY['Invoice', 'invoice', 'Receipt'])[1 + n * n % 3],
           (n * 37 % 100) / 100.0, n % 3
         FROM generate_series(1, 60) AS n`,
        [account],
      );
  });
  afterAll(() => its.close());

  /** The same page and total as sorting and counting everything gives. */
  async function expectAsCounted(query: ListQuery, matches: string): Promise<void> {
    const expected = await idsOf(query, matches);
    const start = (query.page - 1) * query.limit;
    const { found, total } = await counts.page(query);
    expect({ total, ids: found.map(({ id }) => id) }).toEqual({
      total: expected.length,
      ids: expected.slice(start, start + query.limit + 1),
    });
  }

  async function idsOf({ sort, order }: ListQuery, matches: string): Promise<string[]> {
    const rows: { id: string }[] = await its.dataSource.query(
      `SELECT id FROM extraction.extraction WHERE account_id = 'acc_1' AND state = 'completed' AND deleted_at IS NULL AND ${matches}
       ORDER BY ${COLUMN[sort]} ${order}, id ${order}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Of every filter by every sort; each second one in the other direction. */
  async function expectPages(...pages: number[]): Promise<void> {
    for (const [at, [filter, matches]] of FILTERS.entries())
      for (const sort of SORTS)
        for (const page of pages)
          await expectAsCounted({ ...ALL, ...filter, sort, order: (at + page) % 2 ? 'asc' : 'desc', page }, matches);
  }

  /** Takes back what it did. */
  async function withNames(accountId: string, count: number, look: (tx: EntityManager) => Promise<void>): Promise<void> {
    const undone = new Error('undone');
    const done = its.dataSource.transaction(async (tx) => {
      for (let first = 1; first < count; first += 1000)
        await tx.query(
          `INSERT INTO extraction.extraction (id, account_id, file_id, file_name, state, plan, engine, label, fingerprint, created_at, signed_at, doc_type, confidence)
           SELECT 'ext_many_' || n, $2, 'file_1', 'invoice ' || n || '.pdf', 'completed', 'free', 'hosted', '', 'x', now(), now(), 'Invoice', 1
           FROM generate_series($1::int, $1::int + 999) AS n`,
          [first, accountId],
        );
      await tx.query('ANALYZE extraction.extraction');
      await look(tx);
      throw undone;
    });
    await expect(done).rejects.toBe(undone);
  }

  /** What is to be reviewed under a name is not, and what is not is. */
  const review = (name: string): Promise<unknown> =>
    its.dataSource.query(
      `UPDATE extraction.extraction SET needs_review = 1 - needs_review WHERE account_id = 'acc_1' AND needs_review < 2 AND file_name = $1`,
      [name],
    );

  it('finds names by a part of three letters that few have in an index, without a look at each name', () =>
    withNames('acc_3', 3000, async (tx) => {
      const planOf = async ({ sql, values }: Statement) => JSON.stringify(await tx.query(`EXPLAIN ${sql}`, values));
      // As the release after the next drops it.
      await tx.query('DROP INDEX extraction.extraction_by_small_name_part');
      const part = bucketStatement({ ...ALL, accountId: 'acc_3', fileName: '271' });
      expect(await planOf(part)).toContain('extraction_of_account_by_name_part');
      expect(await tx.query(part.sql, part.values)).toMatchObject([{ count: 13 }]);
      // A part that all have is known for one.
      expect(await planOf(bucketStatement({ ...ALL, accountId: 'acc_3', fileName: 'INVOICE' }))).not.toContain('name_part');
    }));

  it('finds a page by name among thousands that a part of their name finds, without putting all of them in order', () =>
    withNames('acc_4', 3000, async (tx) => {
      for (const order of ['asc', 'desc'] as const)
        for (const page of [1, 2, 40, 77, 149, 150]) {
          const { sql, values } = fewStatement({
            ...ALL,
            accountId: 'acc_4',
            fileName: 'Invoice',
            sort: 'file_name',
            order,
            page,
            limit: 20,
          });
          const numbers = Array.from({ length: 3000 }, (_, index) => (order === 'asc' ? index + 1 : 3000 - index));
          const expected = numbers.slice((page - 1) * 20, page * 20 + 1).map((n) => `invoice ${n}.pdf`);
          const found: { value: string; total: number }[] = await tx.query(sql, values);
          expect(found.map(({ value }) => value)).toEqual(expected);
          expect(found[0]!.total).toBe(3000);
        }
    }));

  it('has the pages and totals that counting everything gives, by every filter and sort, from either end', () => expectPages(1, 4, 9));

  it.each(SORTS)(
    'finds the pages of what a name, a label or a reference finds by two looks, as where one would keep too many: by %s',
    async (sort) => {
      for (const [filter, matches] of FILTERS.filter(([{ label, reference, fileName }]) => label ?? reference ?? fileName))
        for (const order of ['asc', 'desc'] as const) {
          const query = { ...ALL, ...filter, sort, order };
          const expected = await idsOf(query, matches);
          const { sql, values } = bucketStatement(query);
          const buckets: Bucket[] = await its.dataSource.query(sql, values);
          for (let start = 0; start < expected.length; start += ALL.limit) {
            const to = seek(order === 'asc' ? buckets : [...buckets].reverse(), start, ALL.limit)!;
            const page = pageStatement(query, to, TOO_MANY);
            const found: { id: string }[] = await its.dataSource.query(page.sql, page.values);
            const ids = found.map(({ id }) => id);
            expect(to.isBackwards ? ids.reverse() : ids).toEqual(expected.slice(start, start + ALL.limit));
          }
        }
    },
  );

  describe('of which very many have a part in their name', () => {
    const PARTS: [Partial<ListQuery>, string][] = [
      [{ fileName: 'CAN' }, 'true'],
      [{ fileName: 'n 4' }, `file_name LIKE 'scan 4%'`],
      [{ fileName: 'scan', docType: 'Invoice' }, `lower(doc_type) = 'invoice'`],
      [{ fileName: 'scan', needsReview: true, minConfidence: 0.2 }, 'needs_review > 0 AND confidence >= 0.2'],
      [{ fileName: 'sc', createdAfter: '2026-01-03T04:00:00Z' }, `created_at >= '2026-01-03T04:00Z'`],
      [{ label: 'odd' }, `label = 'odd'`],
      [{ label: 'odd', fileName: 'scan', minConfidence: 0.2 }, `label = 'odd' AND confidence >= 0.2`],
      [{ reference: 'project' }, `reference = 'project'`],
      [{ reference: 'project', fileName: 'scan', docType: 'Invoice' }, `reference = 'project' AND lower(doc_type) = 'invoice'`],
      [{ reference: 'project', label: 'odd' }, `reference = 'project' AND label = 'odd'`],
    ];
    /** Both as a list has them that is looked at for the first time, and as it has them from then on. */
    async function expectPagesOfParts(parts: PartCounts, total: number): Promise<void> {
      await its.dataSource.transaction('REPEATABLE READ', async (tx) => {
        for (const [filter, matches] of PARTS)
          for (const sort of SORTS)
            for (const order of ['asc', 'desc'] as const) {
              const query = { ...ALL, ...filter, sort, order };
              const expected = await idsOf(query, matches);
              const known = await parts.stretches(tx, query, total);
              const counted = known.map(({ count }, index) => ({ key: `${index}`, count }));
              expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
              for (let start = 0; start < expected.length; start += ALL.limit) {
                const to = seek(order === 'asc' ? counted : [...counted].reverse(), start, ALL.limit)!;
                const whole = seek([{ key: '0', count: expected.length }], start, ALL.limit)!;
                for (const [{ sql, values }, { isBackwards }] of [
                  [pageStatement(query, to, total, known), to],
                  [nearbyStatement(query, to, edgeOf(query, to, known)), to],
                  [sortedStatement(query, whole), whole],
                ] as const) {
                  const ids = ((await tx.query(sql, values)) as { id: string }[]).map(({ id }) => id);
                  expect(isBackwards ? ids.reverse() : ids).toEqual(expected.slice(start, start + ALL.limit));
                }
              }
            }
      });
    }

    it.each([
      ['by a look at each name', TOO_MANY],
      ['by a look at what has it, where that is few', 1],
    ])(
      'finds its pages by how many have it in each stretch, also once it changes, before that is folded and after: %s',
      async (_, total) => {
        const parts = new PartCounts();
        await stretches.fold(SMALL);
        await expectPagesOfParts(parts, total);
        await its.dataSource.query(
          `UPDATE extraction.extraction SET needs_review = 1 - needs_review WHERE account_id = 'acc_1' AND needs_review < 2 AND label = 'odd'`,
        );
        await its.dataSource.query(
          `UPDATE extraction.extraction SET deleted_at = now() WHERE account_id = 'acc_1' AND file_name = 'scan 41'`,
        );
        await its.dataSource.query(
          `UPDATE extraction.extraction SET label = CASE label WHEN 'odd' THEN '' ELSE 'odd' END WHERE account_id = 'acc_1' AND file_name < 'scan 3'`,
        );
        await expectPagesOfParts(parts, total);
        await stretches.fold(SMALL);
        await expectPagesOfParts(parts, total);
        await its.dataSource.query(
          `UPDATE extraction.extraction SET label = CASE label WHEN 'odd' THEN '' ELSE 'odd' END WHERE account_id = 'acc_1' AND file_name < 'scan 3'`,
        );
        await its.dataSource.query(`UPDATE extraction.extraction SET deleted_at = NULL WHERE account_id = 'acc_1'`);
        await its.dataSource.query(
          `UPDATE extraction.extraction SET needs_review = 1 - needs_review WHERE account_id = 'acc_1' AND needs_review < 2 AND label = 'odd'`,
        );
        await expectPagesOfParts(parts, total);
      },
    );

    describe('of any letters', () => {
      const NAMES = [
        'SCAN-1.PDF',
        'scan-1.pdf',
        'Straße-1',
        'STRASSE-1',
        'İstanbul-1',
        'istanbul-1',
        'ISTANBUL',
        '\u212A-1',
        'k-1',
        'K-2',
        'Ǆ-1',
        'ǆ-2',
        'ǅ-3',
      ];
      const MORE = ['50%-1', '50_-1', '50\\-1', 'a`b{1}', 'i\u0307-1', '١-1', '-', '1', '@[^]~ 1'];
      const PARTS = [
        '-1',
        '1',
        '-',
        '%-',
        '_-',
        '\\-',
        '`',
        '{1',
        '@[^',
        '~ ',
        '.pdf',
        'scan',
        'SCAN',
        'Scan-1',
        'ß',
        'SS',
        'İ',
        'i',
        'I',
        'İST',
        'K',
        '\u212A',
        'ǆ',
        'Ǆ',
        '\u0307',
        '١',
      ];

      beforeAll(() =>
        its.dataSource.query(
          `INSERT INTO extraction.extraction (id, account_id, file_id, file_name, state, plan, engine, label, fingerprint, created_at, signed_at,
             doc_type, confidence, needs_review)
           SELECT 'ext_' || md5('acc_8' || name), 'acc_8', 'file_1', name, 'completed', 'free', 'hosted', '', 'x', '2026-01-01T00:00:00Z'::timestamptz, now(),
             'Letter', 0.9, 0 FROM unnest($1::text[]) AS name`,
          [[...NAMES, ...MORE]],
        ),
      );
      afterAll(() => its.dataSource.query(`DELETE FROM extraction.extraction WHERE account_id = 'acc_8'`));

      it.each(PARTS)('has as many by a look at each name as by the index of parts: %j', async (fileName) => {
        const query: ListQuery = { ...ALL, accountId: 'acc_8', fileName };
        const totalOf = async ({ sql, values }: Statement): Promise<number> => {
          const [{ total }] = (await its.dataSource.query(sql, values)) as [{ total: number }];
          return total;
        };
        const total = await totalOf(fewCountStatement(query));
        expect(total).toBeGreaterThan(0);
        expect(await totalOf(eachNameStatement(query))).toBe(total);
      });
    });

    it('is looked for in each name at once where very many surely have it, and few are not looked for first', async () => {
      const query: ListQuery = { ...ALL, fileName: 'CAN' };
      const expected = await counts.page(query);
      const manager = Object.getPrototypeOf(its.dataSource.manager) as EntityManager;
      const ask = manager.query;
      const asked = jest.spyOn(manager, 'query').mockImplementation(async function (
        this: EntityManager,
        ...[sql, values]: Parameters<EntityManager['query']>
      ) {
        const rows = (await ask.call(this, sql, values)) as unknown[];
        return sql.startsWith('EXPLAIN') ? [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': 1_000_000 } }] }] : rows;
      });
      expect(await new ListCounts(its.dataSource).page(query)).toEqual(expected);
      const statements = asked.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('LIKE'));
      asked.mockRestore();
      expect(statements.slice(0, 2).map((sql) => sql.trim().split(' (')[0])).toEqual(['EXPLAIN', 'SELECT count(*) FILTER']);
    });

    it('looks at each name once, until the list is cut anew, whatever changes and is folded', async () => {
      const parts = new PartCounts();
      const looks = (): Promise<number> =>
        its.dataSource.transaction('REPEATABLE READ', async (tx) => {
          const asked = jest.spyOn(tx, 'query');
          await parts.stretches(tx, { ...ALL, fileName: 'scan 4' }, TOO_MANY);
          return asked.mock.calls.filter(([sql]) => sql.includes('LATERAL')).length;
        });
      expect([await looks(), await looks()]).toEqual([1, 0]);
      await review('scan 41');
      expect(await looks()).toBe(0);
      await stretches.fold(SMALL);
      expect(await looks()).toBe(0);
      await review('scan 41');
      await stretches.fold({ ...SMALL, changedShare: 0 });
      expect([await looks(), await looks()]).toEqual([1, 0]);
    });

    it('looks again at what the release before this folded, which kept nothing of it', async () => {
      const parts = new PartCounts();
      const known = (): Promise<number | undefined> =>
        its.dataSource.transaction('REPEATABLE READ', (tx) => parts.knownTotal(tx, { ...ALL, fileName: 'scan' }));
      await its.dataSource.transaction('REPEATABLE READ', (tx) => parts.keepTotal(tx, { ...ALL, fileName: 'scan' }, TOO_MANY));
      await stretches.fold(SMALL);
      expect(await known()).toBe(TOO_MANY);
      await its.dataSource.query(`UPDATE extraction.listed_account SET n = n, changed = changed WHERE account_id = 'acc_1'`);
      expect(await known()).toBeUndefined();
    });

    it('adds what the release before this folded, which knew of no references, to what a reference finds', async () => {
      const query = { ...ALL, reference: 'project' };
      const parts = new PartCounts();
      const known = (): Promise<number | undefined> => its.dataSource.transaction('REPEATABLE READ', (tx) => parts.knownTotal(tx, query));
      await stretches.fold(SMALL);
      await its.dataSource.transaction('REPEATABLE READ', (tx) => parts.keepTotal(tx, query, TOO_MANY));
      const [{ folds }] = (await its.dataSource
        .query(`UPDATE extraction.listed_account SET folds = folds + 1 WHERE account_id = 'acc_1' RETURNING folds`)
        .then(([rows]: [{ folds: string }[]]) => rows)) as [{ folds: string }];
      await its.dataSource.query(
        `INSERT INTO extraction.listed_past (fold, account_id, id, file_name, label, doc_type, needs_review, created_at, confidence, sign)
         SELECT $1, account_id, id, file_name, label, doc_type, needs_review > 0, created_at, confidence, 1 FROM extraction.extraction WHERE account_id = 'acc_1' AND file_name = 'scan 41' OR reference = 'project' AND account_id = 'acc_1'`,
        [folds],
      );
      const ofProject = (await idsOf(query, `reference = 'project'`)).length;
      expect(await known()).toBe(TOO_MANY + ofProject);
      await its.dataSource.query(`DELETE FROM extraction.listed_past WHERE account_id = 'acc_1'`);
    });

    it('forgets what was folded after an hour', async () => {
      await review('scan 41');
      await stretches.fold(SMALL);
      const past = `SELECT DISTINCT file_name FROM extraction.listed_past WHERE account_id = 'acc_1' AND file_name = 'scan 41'`;
      expect(await its.dataSource.query(past)).toEqual([{ file_name: 'scan 41' }]);
      await its.dataSource.query(`UPDATE extraction.listed_past SET folded_at = now() - interval '61 minutes'`);
      await stretches.fold(SMALL);
      expect(await its.dataSource.query(past)).toEqual([]);
      await review('scan 41');
    });

    it('keeps no name of what was deleted, and what is remembered is counted anew', async () => {
      const parts = new PartCounts();
      const known = (): Promise<number | undefined> =>
        its.dataSource.transaction('REPEATABLE READ', (tx) => parts.knownTotal(tx, { ...ALL, fileName: 'scan' }));
      const past = `SELECT DISTINCT file_name FROM extraction.listed_past WHERE account_id = 'acc_1' AND file_name LIKE 'scan 4_'`;
      await review('scan 41');
      await review('scan 42');
      await stretches.fold(SMALL);
      expect(await its.dataSource.query(past)).toHaveLength(2);
      await its.dataSource.transaction('REPEATABLE READ', (tx) => parts.keepTotal(tx, { ...ALL, fileName: 'scan' }, TOO_MANY));
      await its.dataSource.query(
        `UPDATE extraction.extraction SET deleted_at = now() WHERE account_id = 'acc_1' AND file_name = 'scan 41'`,
      );
      await stretches.fold(SMALL);
      expect(await its.dataSource.query(past)).toEqual([]);
      expect(await known()).toBeUndefined();
      await its.dataSource.query(`UPDATE extraction.extraction SET deleted_at = NULL WHERE account_id = 'acc_1'`);
      await review('scan 41');
      await review('scan 42');
    });

    describe('more than one look finds', () => {
      beforeAll(async () => {
        await insertNumbered(
          TOO_MANY,
          `SELECT 'ext_' || md5('acc_6' || n), 'acc_6', 'file_1', 'letter ' || n || '.pdf', 'completed', 'free', 'hosted', '', 'x',
             '2026-01-01T00:00:00Z'::timestamptz + n * interval '4 seconds', now(), 'Letter', 0.9, 0`,
        );
        await stretches.fold({ ...SMALL, stretches: 50 });
      });
      afterAll(async () => {
        await deleteAllOf('acc_6');
        for (const table of ['change', 'past', 'edge', 'stretch', 'account'])
          await its.dataSource.query(`DELETE FROM extraction.listed_${table} WHERE account_id = 'acc_6'`);
      });

      it('needs no look at names that all have the part, since how many there are is kept', async () => {
        const query = { ...ALL, accountId: 'acc_6', fileName: '.PDF', sort: 'created_at', order: 'asc' } as const;
        const statements = await its.dataSource.transaction('REPEATABLE READ', async (tx) => {
          const asked = jest.spyOn(tx, 'query');
          const found = await new PartCounts().stretches(tx, query, TOO_MANY);
          expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(TOO_MANY);
          return asked.mock.calls.map(([sql]) => sql);
        });
        expect(statements.filter((sql) => sql.includes('LIKE') && !sql.includes('listed_change'))).toEqual([]);
        const { found, total } = await counts.page({ ...query, page: 1000 });
        expect({ total, first: found[0]!.id }).toEqual({ total: TOO_MANY, first: await idOfLetter(6994) });
      });

      it.each(['created_at', 'confidence'] as const)(
        'pass over few of those that one day, and one confidence, has all of: by %s',
        async (sort) => {
          const query = { ...ALL, accountId: 'acc_6', sort, order: 'asc' } as const;
          const [page, offset] = [1_400, 9_793];
          const way = await its.dataSource.transaction((tx) => wayTo(tx, query, offset, query.limit + 1));
          expect(way.total).toBe(TOO_MANY);
          expect(way.to!.skip).toBeLessThan(TOO_MANY / 50);
          const { found, total } = await counts.page({ ...query, page });
          const expected: { id: string }[] = await its.dataSource.query(
            `SELECT id FROM extraction.extraction WHERE account_id = 'acc_6' ORDER BY ${sort}, id LIMIT ${query.limit + 1} OFFSET ${offset}`,
          );
          expect({ total, ids: found.map(({ id }) => id) }).toEqual({ total: TOO_MANY, ids: expected.map(({ id }) => id) });
        },
      );

      const idOfLetter = async (n: number): Promise<string> => {
        const [row] = (await its.dataSource.query(`SELECT 'ext_' || md5('acc_6' || $1::int) AS id`, [n])) as [{ id: string }];
        return row.id;
      };
    });

    describe('some thousands', () => {
      const [all, matching] = [3_000, 2_400];
      const query: ListQuery = { ...ALL, accountId: 'acc_5', fileName: 'CAN' };

      beforeAll(async () => {
        await insertNumbered(
          all,
          `SELECT 'ext_' || md5('acc_5' || n), 'acc_5', 'file_1', CASE n % 5 WHEN 0 THEN 'letter ' ELSE 'scan ' END || n * 7 % 1000, 'completed', 'free', 'hosted',
             '', 'x', '2026-01-01T00:00:00Z'::timestamptz + n * interval '7 minutes', now(), (ARRAY['Invoice', 'Receipt'])[1 + n * n % 2], (n * 37 % 100) / 100.0, 0`,
        );
        await stretches.fold({ ...SMALL, stretches: 50 });
      });
      afterAll(() => deleteAllOf('acc_5'));

      async function expectAs({ sort, order, page, limit }: ListQuery): Promise<void> {
        const expected: { id: string }[] = await its.dataSource.query(
          `SELECT id FROM extraction.extraction WHERE account_id = 'acc_5' AND file_name LIKE 'scan%' AND deleted_at IS NULL
           ORDER BY ${COLUMN[sort]} ${order}, id ${order} LIMIT ${limit + 1} OFFSET ${(page - 1) * limit}`,
        );
        const { found, total } = await counts.page({ ...query, sort, order, page });
        expect({ total, ids: found.map(({ id }) => id) }).toEqual({ total: matching, ids: expected.map(({ id }) => id) });
      }

      it.each(SORTS)('have the pages that counting all of them gives, at first and from then on: by %s', async (sort) => {
        for (const order of ['asc', 'desc'] as const)
          for (const page of [1, 2, 100, 171, 172, 300, 342, 343]) await expectAs({ ...query, sort, order, page });
      });

      it.each(SORTS)(
        'are counted in the stretch that each lies in, those of a type too that no stretch begins with: by %s',
        async (sort) => {
          await its.dataSource.transaction(async (tx) => {
            await tx.query('SAVEPOINT as_before');
            await tx.query(`UPDATE extraction.extraction SET doc_type = 'Letter' WHERE account_id = 'acc_5' AND confidence = 0.5`);
            const rows: { count: number }[] = await tx.query(
              `SELECT coalesce(n, 0) AS count FROM extraction.listed_edge e LEFT JOIN (
                 SELECT ${stretchOf(sort, 'x')} AS stretch, count(*)::int AS n FROM extraction.extraction x
                 WHERE x.account_id = 'acc_5' AND x.file_name LIKE 'scan%' GROUP BY 1) AS counted USING (stretch)
               WHERE e.account_id = 'acc_5' AND e.sort = '${sort}' ORDER BY e.stretch`,
            );
            const { sql, values } = matchingByStretchStatement({ ...query, sort });
            expect(await tx.query(sql, values)).toEqual(rows);
            const looked = matchingByStretchStatement({ ...query, sort }, inEachName);
            expect(await tx.query(looked.sql, looked.values)).toEqual(rows);
            const plan: { 'QUERY PLAN': string }[] = await tx.query(`EXPLAIN ${sql}`, values);
            const isSorted = plan.some((line) => line['QUERY PLAN'].includes('WindowAgg'));
            expect(isSorted).toBe(sort === 'file_name');
            await tx.query('ROLLBACK TO SAVEPOINT as_before');
          });
        },
      );

      it('are passed through by the cursor', async () => {
        const ids: string[] = [];
        let cursor: string | undefined;
        for (let pages = 0; pages < 30; pages++) {
          const { found, total } = await counts.page({ ...query, limit: 100, cursor });
          expect(total).toBe(matching);
          ids.push(...found.slice(0, 100).map(({ id }) => id));
          if (found.length <= 100) break;
          cursor = writeCursor(query, found[99]!);
        }
        expect(new Set(ids).size).toBe(matching);
        expect(ids).toHaveLength(matching);
      });
    });
  });

  describe('of which very many have a label or reference', () => {
    const MARKED: [Partial<ListQuery>, string][] = [
      [{ label: 'odd' }, `label = 'odd'`],
      [{ reference: 'project' }, `reference = 'project'`],
      [{ label: 'odd', docType: 'INVOICE' }, `label = 'odd' AND lower(doc_type) = 'invoice'`],
      [{ label: 'odd', needsReview: true }, `label = 'odd' AND needs_review > 0`],
      [{ reference: 'project', needsReview: false }, `reference = 'project' AND needs_review = 0`],
      [{ label: 'odd', docType: 'Invoice', needsReview: true }, `label = 'odd' AND lower(doc_type) = 'invoice' AND needs_review > 0`],
      [{ label: 'odd', createdAfter: '2026-01-03T04:00:00Z' }, `label = 'odd' AND created_at >= '2026-01-03T04:00Z'`],
      [{ reference: 'project', createdBefore: '2026-01-03T04:02:00Z' }, `reference = 'project' AND created_at < '2026-01-03T04:02Z'`],
      [
        // Both are moments of rows: the first is of the span, the second is not.
        { label: 'odd', createdAfter: '2026-01-02T00:15:00Z', createdBefore: '2026-01-04T00:45:00Z' },
        `label = 'odd' AND created_at >= '2026-01-02T00:15:00Z' AND created_at < '2026-01-04T00:45:00Z'`,
      ],
      [{ label: 'odd', createdAfter: '2026-01-04T00:00:00Z', createdBefore: '2026-01-02T00:00:00Z' }, 'false'],
    ];
    /** Each of these is had by more. */
    const MANY = 3;
    let marks: ListMarks;

    beforeEach(async () => {
      marks = new ListMarks(its.dataSource);
      await stretches.fold(SMALL);
      await its.dataSource.query('DELETE FROM extraction.listed_mark');
    });
    afterEach(() => void jest.restoreAllMocks());
    afterAll(() => its.dataSource.query('DELETE FROM extraction.listed_mark'));

    /** What a replica that was never asked for it knows of what a query finds, in all and by stretch. */
    const known = (query: ListQuery): Promise<{ total?: number; inStretches?: number }> =>
      its.dataSource.transaction('REPEATABLE READ', async (tx) => {
        const parts = new PartCounts();
        const counts = await parts.knownStretches(tx, query);
        return { total: await parts.knownTotal(tx, query), inStretches: counts?.reduce((sum, { count }) => sum + count, 0) };
      });

    async function expectKnown(): Promise<void> {
      for (const [filter, matches] of MARKED)
        for (const sort of SORTS)
          for (const order of ['asc', 'desc'] as const) {
            const query = { ...ALL, ...filter, sort, order };
            const { length } = await idsOf(query, matches);
            expect(await known(query)).toEqual({ total: length, inStretches: length });
            const replica = new ListCounts(its.dataSource);
            for (const page of [1, 2, 3, 99]) {
              const start = (page - 1) * ALL.limit;
              const { found, total } = await replica.page({ ...query, page });
              const expected = (await idsOf(query, matches)).slice(start, start + ALL.limit + 1);
              expect({ total, ids: found.map(({ id }) => id) }).toEqual({ total: length, ids: expected });
            }
          }
    }

    const review = (): Promise<unknown> =>
      its.dataSource.query(
        `UPDATE extraction.extraction SET label = CASE label WHEN 'odd' THEN '' ELSE 'odd' END,
           reference = CASE WHEN reference = 'project' THEN 'order 1' WHEN reference = 'order 1' THEN 'project' ELSE reference END
         WHERE account_id = 'acc_1' AND file_name < 'scan 3'`,
      );

    it('knows how many before anybody asks, through what changes, and looks at none of them for it', async () => {
      await marks.keep(MANY);
      await expectKnown();
      await review();
      await expectKnown();
      await stretches.fold(SMALL);
      await expectKnown();
      await review();
      await its.dataSource.query(`UPDATE extraction.listed_mark SET kept_at = now() - interval '21 minutes', minutes = minutes - 21`);
      await marks.keep(MANY);
      await expectKnown();
      const statements = await its.dataSource.transaction('REPEATABLE READ', async (tx) => {
        const asked = jest.spyOn(tx, 'query');
        await new PartCounts().knownStretches(tx, { ...ALL, label: 'odd' });
        return asked.mock.calls.map(([sql]) => sql);
      });
      expect(statements.filter((sql) => sql.includes('extraction.extraction'))).toEqual([]);
    });

    it.each([
      [{ label: 'odd', docType: 'RECEIPT' }, `label = 'odd' AND doc_type = 'Receipt'`],
      [
        { reference: 'project', docType: 'invoice', needsReview: false },
        `reference = 'project' AND doc_type = 'Invoice' AND needs_review = 0`,
      ],
      [{ label: 'odd', docType: 'none' }, 'false'],
    ])(
      'looks for a type that few are of among those few where very many have the label: %j',
      async (filter: Partial<ListQuery>, matches) => {
        jest
          .spyOn(PartCounts.prototype, 'knownTotal')
          .mockImplementation((_, { docType }) => Promise.resolve(docType ? undefined : TOO_MANY));
        const looks: string[] = [];
        for (const sort of SORTS)
          for (const order of ['asc', 'desc'] as const)
            for (const page of [1, 2, 99]) {
              const query = { ...ALL, ...filter, sort, order, page };
              const expected = await idsOf(query, matches);
              await its.dataSource.transaction('REPEATABLE READ', async (tx) => {
                jest
                  .spyOn(its.dataSource, 'transaction')
                  .mockImplementationOnce(((_: string, work: (tx: EntityManager) => Promise<unknown>) => work(tx)) as never);
                const asked = jest.spyOn(tx, 'query');
                const { found, total } = await new ListCounts(its.dataSource).page(query);
                const start = (page - 1) * ALL.limit;
                expect({ total, ids: found.map(({ id }) => id) }).toEqual({
                  total: expected.length,
                  ids: expected.slice(start, start + ALL.limit + 1),
                });
                looks.push(
                  ...asked.mock.calls.map(([sql]) => sql).filter((sql) => /FROM extraction.extraction WHERE account_id/.test(sql)),
                );
              });
            }
        expect(looks.length).toBeGreaterThan(SORTS.length);
        for (const sql of looks) expect(sql).toMatch(/doc_type = ANY \(\$\d+\) AND \w+ \|\| '' = /);
      },
    );

    it('knows nothing of what is asked for besides, nor of what few have', async () => {
      await marks.keep(MANY);
      const few = { label: 'odd', docType: 'Quote' };
      for (const query of [
        few,
        { label: 'odd', docType: 'Invoice', createdAfter: '2026-01-03T04:00:00Z' },
        { label: 'odd', minConfidence: 0 },
        { label: 'odd', reference: 'project' },
        { reference: 'order 2' },
      ])
        expect(await known({ ...ALL, ...query })).toEqual({ total: undefined, inStretches: undefined });
      expect(
        await its.dataSource.query(`SELECT DISTINCT account_id FROM extraction.listed_mark WHERE account_id <> 'acc_1' AND key <> ''`),
      ).toEqual([{ account_id: 'acc_2' }]);
    });

    it('places what it counts by a hash of the edges, and reads the index of its label alone, however rare the database takes it for', async () => {
      const plans: string[] = [];
      await its.dataSource.transaction('REPEATABLE READ', async (tx) => {
        const query = tx.query.bind(tx);
        jest.spyOn(tx, 'query').mockImplementation(async (sql: string, given?: unknown) => {
          const values = given as unknown[] | undefined;
          if (sql.includes('width_bucket')) {
            const rows = await query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`, values);
            plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
          }
          return query(sql, values) as Promise<unknown>;
        });
        for (const sort of SORTS) await new PartCounts().stretches(tx, { ...ALL, label: 'odd', docType: 'Invoice', sort }, 30);
        expect(await query('SHOW enable_nestloop')).toEqual([{ enable_nestloop: 'on' }]);
      });
      expect(plans).toHaveLength(3);
      for (const plan of plans) {
        expect(plan).toMatch(/Hash (Left|Right) Join/);
        expect(plan).not.toMatch(/(Nested Loop|Merge) (Left|Right)|extraction_of_type/);
      }
    });

    it('counts anew what something was deleted of, and not at once', async () => {
      await marks.keep(MANY);
      const gone = (at: string): Promise<unknown> =>
        its.dataSource.query(`UPDATE extraction.extraction SET deleted_at = ${at} WHERE account_id = 'acc_1' AND file_name = 'scan 41'`);
      await gone('now()');
      await stretches.fold(SMALL);
      const query = { ...ALL, label: 'odd' };
      expect(await known(query)).toEqual({ total: undefined, inStretches: undefined });
      await marks.keep(MANY);
      expect((await known(query)).total).toBeUndefined();
      await its.dataSource.query(`UPDATE extraction.listed_mark SET kept_at = now() - interval '6 minutes'`);
      await marks.keep(MANY);
      await expectKnown();
      await gone('NULL');
      await stretches.fold(SMALL);
    });

    it('leaves off wherever it is told to stop, and the next round begins anew', async () => {
      const isDone = async (): Promise<boolean> =>
        (await its.dataSource.query(`SELECT FROM extraction.listed_mark WHERE key = ''`)).length > 0;
      let looks = 0;
      for (; !(await isDone()); looks++) await leavesOff(marks.keep(MANY, stoppedAt(looks)));
      expect(looks).toBeGreaterThan(5);
      await marks.keep(MANY);
      await expectKnown();
    });

    it('keeps no word of a label, and forgets what few have by now', async () => {
      await marks.keep(MANY);
      for (const table of ['mark', 'mark_moment'])
        expect(JSON.stringify(await its.dataSource.query(`SELECT * FROM extraction.listed_${table}`))).not.toMatch(/odd|project/);
      await its.dataSource.query(`UPDATE extraction.listed_mark SET kept_at = now() - interval '21 minutes'`);
      await marks.keep(1_000);
      expect(await its.dataSource.query(`SELECT FROM extraction.listed_mark WHERE key <> ''`)).toEqual([]);
      expect(await its.dataSource.query('SELECT FROM extraction.listed_mark_moment')).toEqual([]);
    });
  });

  describe('of which many have a part in their name, counted before anybody asks', () => {
    const NAMED: [string, string][] = [
      ['SCAN', 'true'],
      ['n 4', `file_name ~* '^scan 4'`],
      ['1', `file_name LIKE '%1%'`],
      ['7', `file_name LIKE '%7%'`],
      ['zq', 'false'],
      ['scan zq 1', 'false'],
    ];
    const sizes = { long: 20, many: 3 };
    let parts: ListParts;

    beforeEach(async () => {
      parts = new ListParts(its.dataSource);
      await stretches.fold(SMALL);
      await its.dataSource.query('DELETE FROM extraction.listed_part');
    });
    afterAll(() => its.dataSource.query('DELETE FROM extraction.listed_part'));

    /** What a replica that was never asked for it knows of what a part finds, in all and by stretch. */
    const known = (query: ListQuery): Promise<{ total?: number; inStretches?: number }> =>
      its.dataSource.transaction('REPEATABLE READ', async (tx) => {
        const replica = new PartCounts();
        const counts = await replica.knownStretches(tx, query);
        return { total: await replica.knownTotal(tx, query), inStretches: counts?.reduce((sum, { count }) => sum + count, 0) };
      });

    async function expectKnown(): Promise<void> {
      for (const [fileName, matches] of NAMED)
        for (const sort of SORTS)
          for (const order of ['asc', 'desc'] as const) {
            const query = { ...ALL, fileName, sort, order };
            const ids = await idsOf(query, matches);
            expect(await known(query)).toEqual({ total: ids.length, inStretches: ids.length });
            const replica = new ListCounts(its.dataSource);
            for (const page of [1, 2, 3, 99]) {
              const start = (page - 1) * ALL.limit;
              const { found, total } = await replica.page({ ...query, page });
              expect({ total, ids: found.map(({ id }) => id) }).toEqual({
                total: ids.length,
                ids: ids.slice(start, start + ALL.limit + 1),
              });
            }
          }
    }

    /** Half of the names that begin so have another, and those another that have that. */
    const rename = (): Promise<unknown> =>
      its.dataSource.query(
        `UPDATE extraction.extraction SET file_name = CASE WHEN file_name LIKE 'scan 1%' THEN 'Scan 4' || substr(file_name, 7) ELSE 'scan 1' || substr(file_name, 7) END
         WHERE account_id = 'acc_1' AND (file_name LIKE 'scan 1%' OR file_name LIKE 'Scan 4%')`,
      );
    const make = (change: string): Promise<unknown> => its.dataSource.query(`UPDATE extraction.listed_part SET ${change} WHERE key = ''`);

    it('knows how many before anybody asks, through what changes, and looks at no name for it', async () => {
      await parts.keep(sizes);
      await expectKnown();
      await rename();
      await expectKnown();
      await stretches.fold(SMALL);
      await expectKnown();
      await rename();
      await make(`kept_at = now() - interval '21 minutes', minutes = minutes - 21`);
      await parts.keep(sizes);
      await expectKnown();
      await stretches.fold(SMALL);
      await expectKnown();
      const statements = await its.dataSource.transaction('REPEATABLE READ', async (tx) => {
        const asked = jest.spyOn(tx, 'query');
        await new PartCounts().knownStretches(tx, { ...ALL, fileName: 'scan' });
        return asked.mock.calls.map(([sql]) => sql);
      });
      expect(statements.filter((sql) => sql.includes('extraction.extraction'))).toEqual([]);
    });

    it('knows nothing of what is asked for besides, nor of letters that others become, nor of what few have', async () => {
      await parts.keep(sizes);
      for (const query of [
        { fileName: 'scan', docType: 'Invoice' },
        { fileName: 'scan', label: 'odd' },
        { fileName: 'ſcan' },
        { fileName: 'scan 41' },
      ])
        expect(await known({ ...ALL, ...query })).toEqual({ total: undefined, inStretches: undefined });
      expect(await known({ ...ALL, accountId: 'acc_3', fileName: 'scan' })).toEqual({ total: undefined, inStretches: undefined });
    });

    it('counts anew where something changed, and rests on what it counted where nothing did', async () => {
      const rows = (): Promise<unknown> =>
        its.dataSource.query(`SELECT xmin::text FROM extraction.listed_part WHERE account_id = 'acc_1' AND key <> '' LIMIT 1`);
      await parts.keep(sizes);
      const first = await rows();
      await parts.keep(sizes);
      await make(`kept_at = now() - interval '21 minutes', minutes = minutes - 50`);
      expect((await known({ ...ALL, fileName: 'scan' })).total).toBeUndefined();
      await parts.keep(sizes);
      expect(await rows()).toEqual(first);
      expect((await known({ ...ALL, fileName: 'scan' })).total).toBe(60);
      await review('scan 41');
      await stretches.fold(SMALL);
      await make(`kept_at = now() - interval '21 minutes'`);
      await parts.keep(sizes);
      expect(await rows()).not.toEqual(first);
    });

    it('knows nothing of what something was deleted of, until it is counted anew', async () => {
      const gone = (at: string): Promise<unknown> =>
        its.dataSource.query(`UPDATE extraction.extraction SET deleted_at = ${at} WHERE account_id = 'acc_1' AND file_name = 'scan 41'`);
      await parts.keep(sizes);
      await gone('now()');
      await stretches.fold(SMALL);
      expect(await known({ ...ALL, fileName: 'scan' })).toEqual({ total: undefined, inStretches: undefined });
      await make(`kept_at = now() - interval '21 minutes'`);
      await parts.keep(sizes);
      expect((await known({ ...ALL, fileName: 'scan' })).total).toBe((await idsOf(ALL, 'true')).length);
      await gone('NULL');
      await stretches.fold(SMALL);
    });

    it('leaves off wherever it is told to stop, as if it had not begun, and keeps no word of a name', async () => {
      for (const looks of [0, 3, 12]) expect(await leavesOff(parts.keep(sizes, stoppedAt(looks)))).toBe(true);
      expect(await its.dataSource.query('SELECT FROM extraction.listed_part')).toEqual([]);
      await parts.keep(sizes);
      await expectKnown();
      expect(JSON.stringify(await its.dataSource.query('SELECT * FROM extraction.listed_part'))).not.toContain('scan');
      await parts.keep({ long: 1_000 });
      expect(await its.dataSource.query('SELECT FROM extraction.listed_part')).toEqual([]);
    });
  });

  it('is cut no further wherever that is told to stop, as if it had not been begun', async () => {
    await stretches.fold(SMALL);
    const cut = (): Promise<unknown> =>
      its.dataSource.query('SELECT xmin::text, sort, stretch FROM extraction.listed_edge WHERE account_id = $1 ORDER BY sort, stretch', [
        'acc_1',
      ]);
    const before = await cut();
    for (let looks = 0; looks < 20; looks += 4) {
      expect(await leavesOff(stretches.fold({ ...SMALL, changedShare: -1 }, stoppedAt(looks)))).toBe(true);
      expect(await cut()).toEqual(before);
    }
    await stretches.fold({ ...SMALL, changedShare: -1 });
    expect(await cut()).not.toEqual(before);
    await expectPages(1, 4, 9);
  });

  it('has them of a long list by its stretches', async () => {
    await stretches.fold(SMALL);
    const cut = await its.dataSource.query(
      `SELECT sort, count(*)::int AS n FROM extraction.listed_edge WHERE account_id = 'acc_1' GROUP BY sort ORDER BY sort`,
    );
    expect(cut).toEqual(['confidence', 'created_at', 'doc_type', 'file_name'].map((sort) => ({ sort, n: 5 })));
    await expectPages(1, 4, 9);
  });

  it('keeps them through what changes, before what changed is folded and after', async () => {
    await its.dataSource.query(
      `UPDATE extraction.extraction SET doc_type = 'Receipt' WHERE account_id = 'acc_1' AND label = 'odd' AND needs_review = 1`,
    );
    await its.dataSource.query(`UPDATE extraction.extraction SET needs_review = 0 WHERE confidence > 0.8`);
    await its.dataSource.query(`UPDATE extraction.extraction SET deleted_at = now() WHERE file_name LIKE '%3'`);
    await its.dataSource.query(`DELETE FROM extraction.extraction WHERE file_name = 'scan 14'`);
    const completed = await its.accept('acc_1', { fileId: 'file_3' });
    await its.set(completed, { state: 'completed', doc_type: 'Invoice', confidence: 0.97, needs_review: 2 });
    await expectPages(4);
    expect(await counts.fold()).toBeGreaterThan(0);
    await expectPages(4);
    expect(await counts.fold()).toBe(0);
    await stretches.fold(SMALL);
    expect(await its.dataSource.query('SELECT FROM extraction.listed_change')).toEqual([]);
    await expectPages(1, 4);
    await stretches.fold({ ...SMALL, changedShare: 0.05 });
    await expectPages(1, 4);
  });

  it('gives a list up for short once most of it is gone', async () => {
    await stretches.fold({ ...SMALL, long: 1000 });
    expect(await its.dataSource.query('SELECT FROM extraction.listed_edge')).toEqual([]);
    expect(await its.dataSource.query('SELECT FROM extraction.listed_stretch')).toEqual([]);
    await expectPages(4);
  });

  it('has what an earlier release completed where that release showed it', async () => {
    const earlier = await its.accept('acc_3', { fileId: 'file_4' });
    await its.set(earlier, { state: 'completed', confidence: 0.95, metadata: '{"checksFailed": "sum"}' });
    const listed = async (needsReview: boolean) =>
      (await counts.page({ ...ALL, accountId: 'acc_3', needsReview })).found.map(({ id }) => id);
    expect([await listed(true), await listed(false)]).toEqual([[earlier], []]);
    await its.set(earlier, { needs_review: 0 });
    expect([await listed(true), await listed(false)]).toEqual([[], [earlier]]);
  });

  it('is folded by two replicas at once without a line lost or counted twice', async () => {
    const sum = `SELECT sum(n)::int AS n FROM extraction.listed_count WHERE account_id = 'acc_2' AND by = 'created_at'`;
    const [before] = (await its.dataSource.query(sum)) as [{ n: number }];
    for (let flip = 0; flip < 6; flip++)
      await its.dataSource.query(`UPDATE extraction.extraction SET doc_type = 'T' || $1 WHERE account_id = 'acc_2'`, [flip % 2]);
    await Promise.all([counts.fold(), counts.fold(), counts.fold()]);
    expect(await its.dataSource.query(sum)).toEqual([before]);
    expect(await its.dataSource.query('SELECT FROM extraction.listed_count WHERE NOT is_folded')).toEqual([]);
  });

  it('holds its stretches true whoever writes, folds and cuts at once', async () => {
    const write = async (from: number) => {
      for (let n = from; n < from + 30; n++)
        await its.dataSource.query(
          `UPDATE extraction.extraction SET doc_type = 'T' || $1::int % 4, confidence = $1::int % 7 / 7.0, file_name = 'name ' || $1::int WHERE account_id = 'acc_2' AND id IN (
             SELECT id FROM extraction.extraction WHERE account_id = 'acc_2' AND state = 'completed' ORDER BY md5(id || $1::int) LIMIT 3)`,
          [n],
        );
    };
    const fold = async () => {
      for (let round = 0; round < 8; round++) await stretches.fold({ ...SMALL, changedShare: 0.3 }).catch(refuseOthers);
    };
    await Promise.all([write(0), fold(), fold(), write(1000)]);
    await stretches.fold(SMALL);
    const ofList = `account_id = 'acc_2' AND sort = 'file_name' GROUP BY 1, 2, 3, 4 HAVING sum(sign) <> 0 ORDER BY 3, 4`;
    const kept = await its.dataSource
      .query(`SELECT doc_type, needs_review, each.created_at, -doubt AS confidence, sum(sign)::int AS n FROM extraction.listed_stretch,
      unnest(moments_by_doubt, doubts) AS each (created_at, doubt) WHERE ${ofList}`);
    const rows = await its.dataSource
      .query(`SELECT doc_type, needs_review > 0 AS needs_review, created_at, confidence, 1 AS n FROM extraction.extraction
      WHERE account_id = 'acc_2' AND state = 'completed' AND deleted_at IS NULL ORDER BY 3, 4`);
    expect(kept).toEqual(rows);
  });
});

/** Two that cut at once: one of them gives up and comes again. */
function refuseOthers(error: { code?: string }): void {
  if (!['40001', '40P01', '23505'].includes(error.code ?? '')) throw error;
}
