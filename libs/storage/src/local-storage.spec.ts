import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { LocalStorage } from './local-storage';
import { FileMissing } from './storage';

describe('LocalStorage', () => {
  let folder: string;
  let storage: LocalStorage;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'storage-'));
    storage = new LocalStorage(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('answers the length and the SHA-256 of what it stored, and reads it back', async () => {
    const stored = await storage.write('files/a', Readable.from([Buffer.from('one '), Buffer.from('two')]));
    expect(stored).toEqual({ bytes: 7, sha256: createHash('sha256').update('one two').digest('hex') });
    expect((await storage.readAll('files/a')).toString()).toBe('one two');
  });

  it('leaves nothing behind when the content fails half way', async () => {
    const failing = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('the client left');
      })(),
    );
    await expect(storage.write('files/b', failing)).rejects.toThrow('the client left');
    expect(await readdir(join(folder, 'files'))).toEqual([]);
  });

  it('survives content that fails before anything is read from it', async () => {
    const dead = new Readable({ read: () => undefined });
    const writing = storage.write('files/c', dead);
    dead.destroy(new Error('gone at once'));
    await expect(writing).rejects.toThrow();
  });

  it('says that a file is missing before the first byte', async () => {
    await expect(storage.read('files/none')).rejects.toThrow(FileMissing);
  });

  it('does not mind removing what is not there', async () => {
    await expect(storage.remove('files/none')).resolves.toBeUndefined();
  });

  it.each(['../outside', 'files/../../outside', '/etc/passwd', 'files//a', '', 'files/ä', 'a/./b'])('refuses the key %p', async (key) => {
    await expect(storage.write(key, Readable.from(['x']))).rejects.toThrow(RangeError);
  });

  it('removes files older than a moment, under a prefix alone', async () => {
    const hourAgo = new Date(Date.now() - 3_600_000);
    for (const key of ['exports/old', 'exports/new', 'files/old']) await storage.write(key, Readable.from(['x']));
    for (const key of ['exports/old', 'files/old']) await utimes(join(folder, key), hourAgo, hourAgo);
    expect(await storage.removeOlder('exports', new Date(Date.now() - 60_000))).toBe(1);
    expect(await readdir(join(folder, 'exports'))).toEqual(['new']);
    expect(await readdir(join(folder, 'files'))).toEqual(['old']);
  });
});
