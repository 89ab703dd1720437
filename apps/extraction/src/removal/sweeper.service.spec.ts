import { BATCH_DOCUMENTS, PLANS } from '@gridline/contracts';
import { Away, Round } from '@gridline/runtime';
import { Readable } from 'node:stream';
import pino from 'pino';
import { ExtractionDatabase } from '../fixtures/extraction-database';
import { Deletions } from './deletions.service';
import { FilesService } from '../files/files.service';
import { RetentionService } from '../files/retention.service';
import { Sweeper } from './sweeper.service';

const DAY_MS = 86_400_000;

describe('what is kept', () => {
  let its: ExtractionDatabase;
  let deletions: Deletions;
  let sweeper: Sweeper;
  const logger = pino({ level: 'silent' });

  beforeEach(async () => {
    its = await ExtractionDatabase.open();
    deletions = new Deletions(its.dataSource, its.storage, its.outbox, its.clock, logger);
    sweeper = new Sweeper(its.dataSource, its.storage, deletions, its.clock, logger);
  });
  afterEach(() => its.close());

  const has = (key: string): Promise<boolean> => its.storage.readAll(key).then(
    () => true,
    () => false,
  ); // prettier-ignore
  const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

  it('is no upload without a row, nor half of one, once it is a day old', async () => {
    its.clock.set(inDays(0));
    await its.accept('acc_1', { fileId: 'file_kept' });
    for (const name of ['file_stray', 'file_kept.0b1.part'])
      await its.storage.write(`files/acc_1/${name}`, Readable.from([Buffer.from('x')]));
    expect(await sweeper.sweep()).toMatchObject({ strays: 0 });
    its.clock.set(inDays(1.1));
    expect(await sweeper.sweep()).toEqual({ strays: 2, failed: 0, expired: 0 });
    expect(await Promise.all(['file_kept', 'file_stray', 'file_kept.0b1.part'].map((name) => has(`files/acc_1/${name}`)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is looked through no further once the service stops: a bucket has many files, and what is in hand waits for the stop', async () => {
    const stopping = new AbortController();
    const reason = new Error('stopping');
    let looked = 0;
    jest.spyOn(its.storage, 'older').mockImplementation(async function* () {
      for (; looked < 1_000; looked++) {
        if (looked === 3) stopping.abort(reason);
        yield `files/acc_1/file_${looked}`;
      }
    });
    await expect(sweeper.sweep(new Round(stopping.signal))).rejects.toBe(reason);
    expect(looked).toBe(3);
  });

  it('is removed no further once the service stops', async () => {
    const stopping = new AbortController();
    stopping.abort(new Error('stopping'));
    its.clock.set(inDays(0));
    const id = await its.accept('acc_1', { fileId: 'file_old' });
    await its.set(id, { state: 'completed' });
    await new RetentionService(its.dataSource).set('acc_1', { retentionDays: 1 });
    its.clock.set(inDays(2));
    await expect(sweeper.sweep(new Round(stopping.signal))).rejects.toThrow('stopping');
    expect((await its.row(id)).deleted_at).toBeNull();
  });

  it('is the file of a failed run for a day, unless another run of it did not fail', async () => {
    its.clock.set(inDays(0));
    const failed = await its.accept('acc_1', { fileId: 'file_failed' });
    await its.set(failed, { state: 'failed', completed_at: its.clock.now() });
    const completed = await its.accept('acc_1', { fileId: 'file_completed' });
    await its.set(completed, { state: 'completed', completed_at: its.clock.now() });
    its.clock.set(inDays(0.9));
    expect(await sweeper.sweep()).toMatchObject({ failed: 0 });
    its.clock.set(inDays(1.1));
    expect(await sweeper.sweep()).toMatchObject({ failed: 1 });
    expect(await Promise.all(['file_failed', 'file_completed'].map((name) => has(`files/acc_1/${name}`)))).toEqual([false, true]);
    expect(await its.row(failed)).toMatchObject({ state: 'failed', deleted_at: null });
  });

  it('is everything of an account that sets nothing, and what is younger of one that does', async () => {
    const retention = new RetentionService(its.dataSource);
    its.clock.set(inDays(0));
    const ids = await Promise.all(
      ['acc_keeps', 'acc_removes'].map((account, at) => its.accept(account, { fileId: `file_${account}_${at}` })),
    );
    for (const id of ids) await its.set(id, { state: 'completed' });
    await retention.set('acc_removes', { retentionDays: 30 });
    its.clock.set(inDays(29));
    expect(await sweeper.sweep()).toMatchObject({ expired: 0 });
    its.clock.set(inDays(31));
    expect(await sweeper.sweep()).toMatchObject({ expired: 1 });
    expect((await its.row(ids[0]!)).deleted_at).toBeNull();
    expect((await its.row(ids[1]!)).deleted_at).not.toBeNull();
    expect(await has('files/acc_removes/file_acc_removes_1')).toBe(false);
    expect(await retention.set('acc_removes', { retentionDays: null })).toEqual({ retentionDays: null });
  });

  it('is nothing of a deleted extraction: its words, its rows and its file go, the file when it was the last to need it', async () => {
    const [first, second] = [await its.accept('acc_1', { fileId: 'file_shared' }), await its.accept('acc_1', { fileId: 'file_other' })];
    for (const id of [first, second])
      await its.set(id, { state: 'completed', file_id: 'file_shared', summary: 'Invoice of Ada', metadata: { sellerName: 'Ada' } });
    await deletions.delete([first]);
    expect(await its.row(first)).toMatchObject({ file_name: '', label: '', summary: '', metadata: {} });
    expect(await has('files/acc_1/file_shared')).toBe(true);
    await deletions.delete([second]);
    expect(await has('files/acc_1/file_shared')).toBe(false);
    const told = await its.dataSource.query(`SELECT data FROM extraction.outbox WHERE subject = 'extraction.deleted' ORDER BY id`);
    expect(told).toEqual([first, second].map((id) => ({ data: { accountId: 'acc_1', extractionIds: [id] } })));
  });

  it('is no row whose bytes the storage would not remove: they go with a later sweep, whatever else it refuses', async () => {
    its.clock.set(inDays(0));
    const remove = its.storage.remove.bind(its.storage);
    const refused = new Set(['files/acc_1/file_deleted', 'files/acc_1/file_of_run', 'files/acc_1/file_refused']);
    jest
      .spyOn(its.storage, 'remove')
      .mockImplementation((key) => (refused.has(key) ? Promise.reject(new Away('the storage cannot be used')) : remove(key)));
    const id = await its.accept('acc_1', { fileId: 'file_deleted' });
    await its.set(id, { state: 'completed' });
    await its.accept('acc_1', { fileId: 'file_of_run' });
    await deletions.deleteOwned({ accountId: 'acc_1', id });
    await new FilesService(its.dataSource, its.storage, its.clock, logger).delete({ accountId: 'acc_1', id: 'file_of_run' });
    expect(await its.row(id)).toMatchObject({ file_name: '' });
    for (const name of ['file_refused', 'file_stray']) await its.storage.write(`files/acc_1/${name}`, Readable.from([Buffer.from('x')]));
    refused.delete('files/acc_1/file_deleted');
    refused.delete('files/acc_1/file_of_run');
    its.clock.set(inDays(1.1));
    expect(await sweeper.sweep()).toEqual({ strays: 3, failed: 0, expired: 0 });
    expect(await has('files/acc_1/file_refused')).toBe(true);
    expect(await Promise.all(['file_deleted', 'file_of_run', 'file_stray'].map((name) => has(`files/acc_1/${name}`)))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is the end of a run that is deleted before it ends, told so that its hold is freed', async () => {
    const id = await its.accept();
    await its.set(id, { state: 'running' });
    await deletions.delete([id]);
    expect(await its.row(id)).toMatchObject({ state: 'failed', error_code: 'not_found' });
    const events = await its.dataSource.query(`SELECT subject FROM extraction.outbox WHERE subject = 'extraction.failed'`);
    expect(events).toHaveLength(1);
  });

  it('is no more than the bytes of the plan', async () => {
    await its.accept('acc_1', { bytes: PLANS.free.storedBytes - 10 });
    await its.accept('acc_1', { bytes: 10 });
    await expect(its.accept('acc_1', { bytes: 1 })).rejects.toMatchObject({ code: 'storage_limit_reached' });
    await its.accept('acc_2', { bytes: 1 });
  });

  it('is taken in as one more of a batch only while the account has no more waiting than its plan and one batch', async () => {
    const most = PLANS.free.queuedDocuments + BATCH_DOCUMENTS;
    const batch = (index: number): Parameters<typeof its.accept>[1] => ({ batch: { id: 'bat_1', index } });
    const first = await its.accept('acc_1', batch(0));
    await its.dataSource.query(
      `INSERT INTO extraction.extraction (id, account_id, file_id, file_name, state, plan, engine, label, fingerprint, created_at, signed_at)
       SELECT 'ext_more_' || n, account_id, file_id, '', 'queued', plan, engine, '', '', created_at, signed_at
       FROM extraction.extraction, generate_series(3, $2::int) n WHERE id = $1`,
      [first, most],
    );
    await its.accept('acc_1', batch(1));
    await expect(its.accept('acc_1', batch(2))).rejects.toMatchObject({ code: 'queue_limit_reached' });
    await its.accept('acc_2', batch(3));
    await its.accept('acc_1');
  });
});
