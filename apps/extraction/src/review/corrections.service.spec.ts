import type { CorrectionChange } from '@gridline/contracts';
import { ExtractionDatabase } from '../fixtures/extraction-database';
import { CorrectionsService } from './corrections.service';

/** One of each kind; rows are of two columns. */
const CHANGES: CorrectionChange[] = [
  { kind: 'cell', row: 0, column: 1, value: '7' },
  { kind: 'row_added', row: 2, values: ['Lamp'] },
  { kind: 'row_removed', row: 1 },
  { kind: 'header', column: 0, value: 'What' },
  { kind: 'field', field: 'invoiceNumber', value: 'A-7\0' },
  { kind: 'field', field: 'dueDate', value: null },
  { kind: 'doc_type', value: 'Quote' },
];

/** Each with a word of it, or a place, that is another. */
const OTHERS: CorrectionChange[] = [
  { kind: 'cell', row: 0, column: 1, value: '8' },
  { kind: 'row_added', row: 2, values: ['Lamp', '1'] },
  { kind: 'row_removed', row: 0 },
  { kind: 'header', column: 1, value: 'What' },
  { kind: 'field', field: 'invoiceNumber', value: null },
  { kind: 'field', field: 'dueDate', value: '' },
  { kind: 'doc_type', value: 'Receipt' },
];

describe('a change whose answer was lost', () => {
  let its: ExtractionDatabase;
  let corrections: CorrectionsService;
  let id: string;

  beforeAll(async () => {
    its = await ExtractionDatabase.open();
    corrections = new CorrectionsService(its.dataSource, its.outbox, its.clock);
  });
  afterAll(() => its.close());
  beforeEach(async () => {
    id = await its.accept();
    await its.dataSource.query(
      `UPDATE extraction.extraction SET state = 'completed', doc_type = 'Invoice', columns = '["Item","Quantity"]', row_count = 2,
         metadata = '{}', confidence = 0.9, needs_review = 0, label = '' WHERE id = $1`,
      [id],
    );
    await its.dataSource.query(
      `INSERT INTO extraction.row_chunk (extraction_id, index, first_row, rows, provenance, confidence)
       VALUES ($1, 0, 0, '[["Chair","1"],["Desk","2"]]', '[[null,null],[null,null]]', '[[1,1],[1,1]]')`,
      [id],
    );
  });

  const CONFLICT = { code: 'version_conflict' };
  const asked = (userId = 'user_1', ifVersion = 0) => ({ accountId: 'acc_1', id, userId, ifVersion });
  const correct = (changes: CorrectionChange[], who = asked()) => corrections.correct({ ...who, changes, undo: false });
  const undo = (who = asked()) => corrections.correct({ ...who, changes: [], undo: true });
  const approve = (isApproved: boolean, who = asked()) => corrections.approve({ ...who, isApproved });
  const lines = async (): Promise<number> => {
    const [row] = (await its.dataSource.query('SELECT count(*)::int AS n FROM extraction.correction WHERE extraction_id = $1', [id])) as [
      { n: number },
    ];
    return row.n;
  };

  it('is answered as done when it comes again, and done once', async () => {
    const first = await correct(CHANGES);
    expect(first.version).toBe(1);
    expect(await correct(CHANGES)).toEqual(first);
    expect(await lines()).toBe(CHANGES.length);
  });

  it('is not taken for another, be it of the same kind', async () => {
    for (const [index, other] of OTHERS.entries()) {
      await correct([CHANGES[index]!], asked('user_1', index));
      await expect(correct([other], asked('user_1', index))).rejects.toMatchObject(CONFLICT);
    }
  });

  it('is a conflict of more or fewer changes, with a label that it had not, or by somebody else', async () => {
    await correct(CHANGES);
    await expect(correct(CHANGES.slice(1))).rejects.toMatchObject(CONFLICT);
    await expect(correct([...CHANGES, CHANGES[0]!])).rejects.toMatchObject(CONFLICT);
    await expect(correct([])).rejects.toMatchObject(CONFLICT);
    await expect(corrections.correct({ ...asked(), changes: CHANGES, undo: false, label: 'mine' })).rejects.toMatchObject(CONFLICT);
    await expect(correct(CHANGES, asked('user_2'))).rejects.toMatchObject(CONFLICT);
    await expect(undo()).rejects.toMatchObject(CONFLICT);
  });

  it('is a conflict once anything was changed since', async () => {
    await correct(CHANGES);
    await correct([{ kind: 'doc_type', value: 'Letter' }], asked('user_1', 1));
    await expect(correct(CHANGES)).rejects.toMatchObject(CONFLICT);
  });

  it('takes back one request of corrections, not two', async () => {
    await correct([CHANGES[0]!]);
    await correct([CHANGES[3]!], asked('user_1', 1));
    const first = await undo(asked('user_1', 2));
    expect(await undo(asked('user_1', 2))).toEqual(first);
    expect(first).toMatchObject({ version: 3, columns: ['Item', 'Quantity'] });
    expect(await lines()).toBe(3);
    await expect(undo(asked('user_2', 2))).rejects.toMatchObject(CONFLICT);
    await expect(correct([CHANGES[3]!], asked('user_1', 2))).rejects.toMatchObject(CONFLICT);
  });

  it('approves once, and tells it once', async () => {
    const first = await approve(true);
    expect(first).toMatchObject({ version: 1, reviewedBy: 'user_1' });
    expect(await approve(true)).toEqual(first);
    await expect(approve(true, asked('user_2'))).rejects.toMatchObject(CONFLICT);
    await expect(approve(false)).rejects.toMatchObject(CONFLICT);
    const told: unknown[] = await its.dataSource.query(
      `SELECT FROM extraction.outbox WHERE data::text LIKE $1 AND subject = 'extraction.reviewed'`,
      [`%${id}%`],
    );
    expect(told).toHaveLength(1);
  });

  it('takes an approval back once; a correction that took it back is another change', async () => {
    await approve(true);
    const first = await approve(false, asked('user_1', 1));
    expect(await approve(false, asked('user_1', 1))).toEqual(first);
    await approve(true, asked('user_1', 2));
    await correct([CHANGES[0]!], asked('user_1', 3));
    await expect(approve(false, asked('user_1', 3))).rejects.toMatchObject(CONFLICT);
  });
});
