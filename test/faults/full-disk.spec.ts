import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvOf } from '../support/documents';
import { TestAccount } from '../support/account';
import { FAULTS_INTRO, Figures } from '../support/figures';
import { ANSWERED_MS, SERVED_AGAIN_MS } from '../support/promised';
import { NEITHER_EXPORT_NOR_WEBHOOKS, System } from '../support/system';

/** A storage that can be made unable to take a byte: a small file system where this may be mounted, else a folder that may not be written. */
class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'gridline-small-disk-'));
  readonly isMounted = process.getuid?.() === 0;

  constructor() {
    if (this.isMounted) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', this.folder]);
  }

  fill(): void {
    if (!this.isMounted) return [this.folder, this.files].forEach((folder) => chmodSync(folder, 0o555));
    const file = openSync(join(this.folder, 'filler'), 'w');
    try {
      for (;;) writeSync(file, Buffer.alloc(4_096, 1));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      closeSync(file);
    }
  }

  empty(): void {
    if (this.isMounted) rmSync(join(this.folder, 'filler'));
    else [this.folder, this.files].forEach((folder) => chmodSync(folder, 0o755));
  }

  remove(): void {
    if (this.isMounted) execFileSync('umount', [this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get files(): string {
    const folder = join(this.folder, 'files');
    mkdirSync(folder, { recursive: true });
    return folder;
  }
}

describe('a storage that takes no byte', () => {
  let disk: SmallDisk;
  let system: System;
  let account: TestAccount;

  beforeAll(async () => {
    disk = new SmallDisk();
    system = await System.start({ without: NEITHER_EXPORT_NOR_WEBHOOKS, env: { STORAGE_DIR: disk.folder, LOG_LEVEL: 'error' } });
    account = await TestAccount.create(system.baseUrl);
  });
  const figures = new Figures();
  afterAll(async () => {
    await figures.write('Faults: disk', FAULTS_INTRO);
    await system.stop();
    disk.remove();
  });

  it('is told as busy in time and in the dependencies, keeps what there is, and takes documents again when there is room', async () => {
    const before = await account.infer(csvOf(2));
    expect(before.status).toBe(201);
    disk.fill();
    const startedAt = performance.now();
    const refused = await account.infer(csvOf(3), {}, { 'Idempotency-Key': 'full' });
    const answeredMs = performance.now() - startedAt;
    expect(refused).toMatchObject({ status: 503, body: { code: 'busy', retryable: true } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(answeredMs).toBeLessThan(ANSWERED_MS);
    expect((await account.byKey('/health/ready')).status).toBe(200);
    expect((await account.byKey('/health/dependencies')).body).toMatchObject({ dependencies: { storage: { status: 'down' } } });
    expect((await account.byKey(`/api/v1/extractions/${before.body.id}`)).status).toBe(200);

    disk.empty();
    const emptiedAt = performance.now();
    let again = await account.infer(csvOf(3), {}, { 'Idempotency-Key': 'full' });
    while (again.status === 503 && performance.now() - emptiedAt < SERVED_AGAIN_MS)
      again = await account.infer(csvOf(3), {}, { 'Idempotency-Key': 'full' });
    const servedAgainMs = Math.round(performance.now() - emptiedAt);
    expect(again.status).toBe(201);
    expect((await account.byKey('/health/ready')).status).toBe(200);
    const { body } = await account.bySession('/api/usage');
    expect(body).toMatchObject({ pe: { used: 2 } });
    const what = `the disk of the storage ${disk.isMounted ? 'full' : 'read-only'}`;
    figures.add('A storage that takes no byte', {
      fault: what,
      'a client sees': '503 busy',
      'slowest answer': `${(answeredMs / 1000).toFixed(1)} s`,
      'served again after': `${(servedAgainMs / 1000).toFixed(1)} s`,
      books: `2 documents answered 201, ${body.pe.used} PE`,
    });
  });
});
