import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { LocalStorage } from '@gridline/storage';
import { removeLeftOvers } from './left-overs';

describe('removeLeftOvers', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  let folder: string;
  let storage: LocalStorage;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'left-overs-'));
    storage = await LocalStorage.make(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const put = async (key: string, writtenAt: string): Promise<void> => {
    await storage.write(key, Readable.from([Buffer.from(key)]));
    await utimes(join(folder, key), new Date(writtenAt), new Date(writtenAt));
  };

  it('removes exports and answers that nobody fetched for an hour, and nothing else', async () => {
    await put('exports/old', '2026-03-01T10:59:59Z');
    await put('answers/old', '2026-03-01T10:59:59Z');
    await put('exports/fresh', '2026-03-01T11:00:01Z');
    await put('files/old', '2026-01-01T00:00:00Z');
    expect(await removeLeftOvers(storage, now)).toBe(2);
    await expect(storage.read('exports/old')).rejects.toThrow('no file');
    await expect(storage.read('answers/old')).rejects.toThrow('no file');
    expect((await storage.readAll('exports/fresh')).toString()).toBe('exports/fresh');
    expect((await storage.readAll('files/old')).toString()).toBe('files/old');
  });
});
