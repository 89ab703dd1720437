import { ExtractionDatabase } from '../fixtures/extraction-database';
import { AppList } from './app-list.service';
import { asDeepList, browseStatement, deepStatement, labelsStatement, type BrowseQuery } from './browse-statement';
import { ListCounts, wayTo } from './list-counts.service';
import { ListParts } from './list-parts.service';
import { ListStretches } from './list-stretches.service';

const ALL: BrowseQuery = { accountId: 'acc_1', page: 1, limit: 7 };

/** What each sort goes by where everything is sorted. */
const SORTS = {
  created_at: 'id',
  confidence: `CASE WHEN state = 'completed' THEN confidence END`,
  file_name: 'file_name COLLATE extraction.by_people',
  doc_type: `NULLIF(doc_type, '')`,
} as const;

/** Each with the same said to a database that looks at everything. */
const FILTERS: [Partial<BrowseQuery>, string][] = [
  [{}, 'true'],
  [{ states: ['queued', 'failed'] }, `state IN ('queued', 'failed')`],
  [{ states: ['completed', 'queued'] }, `state IN ('completed', 'queued')`],
  [{ states: ['failed'], docType: 'invoice' }, 'false'],
  [{ states: ['completed'], isReviewed: false }, `state = 'completed' AND reviewed_at IS NULL`],
  [{ needsReview: true }, `state = 'completed' AND needs_review > 0`],
  [{ needsReview: false, docType: 'RECEIPT' }, `state = 'completed' AND needs_review = 0 AND doc_type = 'Receipt'`],
  [{ search: 'N 1' }, `file_name ILIKE '%n 1%'`],
  [{ search: '%' }, 'false'],
  [{ search: 'MARCH' }, `label ILIKE '%march%'`],
  [{ search: 'ceip' }, `doc_type = 'Receipt'`],
  [{ search: '1', docType: 'invoice' }, `doc_type = 'Invoice' AND (file_name LIKE '%1%' OR label LIKE '%1%')`],
  [{ search: 'invoice 1' }, 'false'],
  [{ search: 'in', needsReview: true, isReviewed: false }, `doc_type = 'Invoice' AND needs_review > 0 AND reviewed_at IS NULL`],
  [{ search: 'an 1', states: ['completed'], needsReview: false }, `file_name LIKE '%an 1%' AND state = 'completed' AND needs_review = 0`],
  [{ search: 'an 1', states: ['queued'], needsReview: false }, 'false'],
  [{ search: 'in', states: ['completed'] }, `doc_type = 'Invoice'`],
  [{ search: 'an 2', states: ['failed', 'queued'] }, `state IN ('failed', 'queued') AND file_name LIKE '%an 2%'`],
];

describe("the app's list of an account", () => {
  let its: ExtractionDatabase;
  let list: AppList;

  beforeAll(async () => {
    its = await ExtractionDatabase.open();
    list = new AppList(its.dataSource, new ListCounts(its.dataSource));
    await its.accept('acc_1', { fileId: 'file_1' });
    await its.accept('acc_2', { fileId: 'file_2' });
    for (const account of ['acc_1', 'acc_2'])
      await its.dataSource.query(
        `INSERT INTO extraction.extraction (id, account_id, file_id, file_name, state, plan, engine, label, fingerprint, created_at, signed_at,
           doc_type, confidence, needs_review, deleted_at, reviewed_at)
         SELECT 'ext_' || md5($1 || n), $1, 'file_1', 'scan ' || n * 7 % 50, state, 'free', 'hosted', CASE n % 4 WHEN 0 THEN 'March ' || n ELSE '' END, 'x', now(), now(),
           CASE state WHEN 'completed' THEN (ARRAY['Invoice', 'Receipt'])[1 + n * n % 2] ELSE '' END, (n * 37 % 20) / 20.0,
           CASE state WHEN 'completed' THEN n % 3 END, CASE n % 11 WHEN 0 THEN now() END, CASE n % 5 WHEN 0 THEN now() END
         FROM (SELECT n, (ARRAY['completed', 'failed', 'completed', 'queued', 'completed', 'split', 'completed'])[1 + n % 7] AS state
           FROM generate_series(1, 70) AS n) AS made`,
        [account],
      );
  });
  afterAll(() => its.close());

  it.each(FILTERS)('has the pages and the total that sorting and counting everything gives: %j', async (filter, matches) => {
    for (const sort of ['created_at', 'confidence', 'file_name', 'doc_type'] as const)
      for (const order of ['asc', 'desc'] as const)
        for (const page of [1, 2, 5, 9]) await expectAsSorted({ ...ALL, ...filter, sort, order, page }, matches);
  });

  async function expectAsSorted(query: BrowseQuery & { sort: keyof typeof SORTS }, matches: string): Promise<void> {
    const expected: { id: string }[] = await its.dataSource.query(
      `SELECT id FROM extraction.extraction WHERE account_id = 'acc_1' AND deleted_at IS NULL AND state <> 'split' AND ${matches}
       ORDER BY ${SORTS[query.sort]} ${query.order} NULLS LAST, id ${query.order}`,
    );
    const start = (query.page - 1) * query.limit;
    const ids = expected.slice(start, start + query.limit).map(({ id }) => id);
    expect(await list.page(query)).toEqual({ ids, total: expected.length });
  }

  it('has the same pages where the names lead to them, whatever was not read or has the part in its label', async () => {
    const counts = new ListCounts(its.dataSource);
    const known = new AppList(its.dataSource, counts);
    await new ListStretches(its.dataSource).fold({ long: 20, stretches: 5, changedShare: 100 });
    await new ListParts(its.dataSource).keep({ long: 20, many: 3 });
    const led = jest.spyOn(counts, 'namedFrom');
    for (const search of ['N 1', 'sca', '4', 'CAN 2'])
      for (const sort of ['created_at', 'confidence', 'file_name', 'doc_type'] as const)
        for (const order of ['asc', 'desc'] as const)
          for (let page = 1; page <= 9; page++) {
            const query = { ...ALL, search, sort, order, page };
            expect(await known.page(query, 0)).toEqual(await list.page(query));
          }
    expect(led.mock.calls.length).toBeGreaterThan(100);
    expect(await Promise.all(led.mock.results.map(({ value }) => value as Promise<unknown>))).not.toContain(undefined);
  });

  it('is walked in the order of an index, both of what was read and of what was not, without looking at all of it', async () => {
    await its.dataSource.transaction(async (tx) => {
      // Of so few rows a database would rather look at all.
      await tx.query('SET LOCAL enable_seqscan = off');
      await tx.query('SET LOCAL enable_bitmapscan = off');
      for (const [sort, index] of [
        ['created_at', 'extraction_with_marks_by_created'],
        ['confidence', 'extraction_with_marks_by_confidence'],
        ['file_name', 'extraction_by_file_name'],
        ['doc_type', 'extraction_with_marks_by_doc_type'],
      ] as const) {
        const { sql, values } = browseStatement({ ...ALL, sort }, {}, []);
        const lines: { 'QUERY PLAN': string }[] = await tx.query(`EXPLAIN ${sql}`, values);
        const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
        expect(plan).toMatch(new RegExp(`Scan Backward using ${index} `));
        expect(plan).toMatch(
          sort === 'created_at' ? / Backward using extraction_unread_with_names / : / using extraction_unread(_with_names)? /,
        );
      }
    });
  });

  it('is gone through from the last of a page on, whatever the page, and counts all the same', async () => {
    const whole = await list.page({ ...ALL, limit: 100 });
    const through: string[] = [];
    for (let page = 1; ; page++) {
      const { ids, total } = await list.page({ ...ALL, page, before: through.at(-1) });
      expect(total).toBe(whole.total);
      if (ids.length === 0) break;
      through.push(...ids);
    }
    expect(through).toEqual(whole.ids);
  });

  it('counts what a search finds up to ten thousand, in every order, and has the pages of these alone', async () => {
    await its.accept('acc_many', { fileId: 'file_many' });
    const add = (count: number): Promise<unknown> =>
      its.dataSource.query(
        `INSERT INTO extraction.extraction (id, account_id, file_id, file_name, state, plan, engine, label, fingerprint, created_at, signed_at,
           doc_type, confidence, needs_review)
         SELECT 'ext_' || md5('many' || gen_random_uuid()), 'acc_many', 'file_many', 'bill ' || random(), 'completed', 'free', 'hosted', '', 'x', now(), now(),
           'Invoice', random(), 0 FROM generate_series(1, $1::int)`,
        [count],
      );
    const ask = (query: Partial<BrowseQuery>) => list.page({ accountId: 'acc_many', page: 1, limit: 7, search: 'ILL', ...query });
    for (let thousand = 0; thousand < 10; thousand++) await add(1_000);
    expect(await ask({})).toMatchObject({ total: 10_000 });
    await add(1);
    for (const sort of ['created_at', 'confidence', 'file_name', 'doc_type'] as const)
      for (const order of ['asc', 'desc'] as const) {
        const wanted: { id: string }[] = await its.dataSource.query(
          `SELECT id FROM extraction.extraction WHERE account_id = 'acc_many' AND file_name LIKE 'bill%'
           ORDER BY ${sort === 'created_at' ? 'created_at' : SORTS[sort]} ${order}, id ${order} LIMIT 7 OFFSET 14`,
        );
        expect(await ask({ sort, order, page: 3 })).toEqual({ ids: wanted.map(({ id }) => id), total: 10_000, isTotalCapped: true });
      }
    expect(await ask({ page: 1_430 })).toEqual({ ids: [], total: 10_000, isTotalCapped: true });
    expect(await ask({ search: 'voice' })).toMatchObject({ total: 10_000, isTotalCapped: true });
  });

  it('is searched by label, however many labels there are', async () => {
    await its.accept('acc_labels', { fileId: 'file_labels' });
    const add = (first: number, last: number): Promise<unknown> =>
      its.dataSource.query(
        `INSERT INTO extraction.extraction (id, account_id, file_id, file_name, state, plan, engine, label, fingerprint, created_at, signed_at,
           doc_type, confidence, needs_review)
         SELECT 'ext_' || md5('label' || n), 'acc_labels', 'file_labels', 'bill', 'completed', 'free', 'hosted', 'Folder ' || n, 'x', now(), now(),
           'Invoice', 1, 0 FROM generate_series($1::int, $2::int) AS n`,
        [first, last],
      );
    const search = (part: string) => list.page({ accountId: 'acc_labels', page: 1, limit: 7, search: part });
    const idOf = async (label: string): Promise<{ id: string }[]> =>
      its.dataSource.query(`SELECT id FROM extraction.extraction WHERE label = $1`, [label]);
    const looked = async (): Promise<{ areFew: boolean; labels: string[] }> => {
      const { sql, values } = labelsStatement({ ...ALL, accountId: 'acc_labels', search: 'ER 17' });
      const [row] = (await its.dataSource.query(sql, values)) as [{ areFew: boolean; labels: string[] }];
      return row;
    };
    await add(1, 100);
    expect(await looked()).toEqual({ areFew: true, labels: ['Folder 17'] });
    expect(await search('ER 17')).toEqual({ ids: (await idOf('Folder 17')).map(({ id }) => id), total: 1 });
    expect(await search('r 101')).toEqual({ ids: [], total: 0 });
    await add(101, 300);
    expect(await looked()).toMatchObject({ areFew: false });
    expect(await search('ER 299')).toEqual({ ids: (await idOf('Folder 299')).map(({ id }) => id), total: 1 });
  });

  describe('deep within', () => {
    const DEEP: BrowseQuery = { accountId: 'acc_deep', page: 201, limit: 7 };
    const READ = 3_000;
    const UNREAD = 40;

    beforeAll(async () => {
      await its.accept('acc_deep', { fileId: 'file_deep' });
      // Each statement has two seconds, also where the machine is busy.
      for (let first = 1; first <= READ + UNREAD; first += 500)
        await its.dataSource.query(
          `INSERT INTO extraction.extraction (id, account_id, file_id, file_name, state, plan, engine, label, fingerprint, created_at, signed_at,
             doc_type, confidence, needs_review)
           SELECT 'ext_' || md5('deep' || n), 'acc_deep', 'file_deep', 'scan ' || n * 7 % 1000, CASE WHEN n > $1::int THEN 'failed' ELSE 'completed' END, 'free', 'hosted', '', 'x',
             '2026-01-01T00:00:00Z'::timestamptz + (n % $1) * interval '97 minutes', now(), CASE WHEN n <= $1 THEN (ARRAY['Invoice', 'Receipt'])[1 + n % 2] ELSE '' END,
             (n * 37 % 100) / 100.0, CASE WHEN n <= $1 THEN n % 3 END
           FROM generate_series($2::int, least($2::int + 499, $3::int)) AS n`,
          [READ, first, READ + UNREAD],
        );
      await new ListStretches(its.dataSource).fold({ long: 20, stretches: 30 });
    });

    it.each([{}, { docType: 'invoice' }])('has the pages that sorting everything gives: %j', async (filter: { docType?: string }) => {
      const matches = filter.docType ? `doc_type = 'Invoice'` : 'true';
      for (const sort of ['created_at', 'confidence', 'file_name', 'doc_type'] as const)
        for (const order of ['asc', 'desc'] as const) {
          const by = sort === 'created_at' ? sort : SORTS[sort];
          const wanted: { id: string }[] = await its.dataSource.query(
            `SELECT id FROM extraction.extraction WHERE account_id = 'acc_deep' AND ${matches} ORDER BY ${by} ${order} NULLS LAST, id ${order}`,
          );
          for (const page of [150, 151, 201, 214, Math.floor(wanted.length / 7), Math.ceil(wanted.length / 7), 1_000])
            expect(await list.page({ ...DEEP, ...filter, sort, order, page })).toEqual({
              ids: wanted.slice((page - 1) * 7, page * 7).map(({ id }) => id),
              total: wanted.length,
            });
        }
    });

    it('passes over no more than a stretch and what was not read', async () => {
      for (const sort of ['created_at', 'confidence', 'file_name', 'doc_type'] as const)
        await its.dataSource.transaction(async (tx) => {
          const query = asDeepList({ ...DEEP, sort })!;
          const passed = (DEEP.page - 1) * DEEP.limit - UNREAD;
          const { to, ...way } = await wayTo(tx, query, passed, UNREAD + DEEP.limit);
          const { sql, values } = deepStatement({ ...DEEP, sort }, { list: query, passed, to: to!, ...way });
          await tx.query('SET LOCAL enable_sort = off');
          await tx.query('SET LOCAL enable_bitmapscan = off');
          const lines: { 'QUERY PLAN': string }[] = await tx.query(`EXPLAIN (ANALYZE, TIMING OFF) ${sql}`, values);
          const rows = lines.map((line) => Number(/actual rows=(\d+)/.exec(line['QUERY PLAN'])?.[1] ?? 0));
          expect(Math.max(...rows)).toBeLessThan(READ / 30 + UNREAD * 2 + DEEP.limit);
        });
    });
  });
});
