import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { Away } from '@gridline/runtime';
import { FileMissing, type Storage } from './storage';

/** A storage of a test's own. */
interface StorageUnderTest {
  /** New, and claimed. */
  storage: Storage;
  /** Takes the place away from under it. */
  lose(): Promise<void>;
  remove(): Promise<void>;
}

const MINUTE_MS = 60_000;

/** What every storage promises. */
export function describeStorage(name: string, make: () => Promise<StorageUnderTest>): void {
  describe(name, () => {
    let its: StorageUnderTest;
    let storage: Storage;

    beforeEach(async () => {
      its = await make();
      ({ storage } = its);
    });
    afterEach(() => its.remove());

    const write = (key: string, text = 'bytes'): Promise<unknown> => storage.write(key, Readable.from([Buffer.from(text)]));
    const inAMinute = (): Date => new Date(Date.now() + MINUTE_MS);
    const keys = async (prefix: string): Promise<string[]> => {
      const found: string[] = [];
      for await (const key of storage.older(prefix, inAMinute())) found.push(key);
      return found.sort();
    };

    it('answers the length and the SHA-256 of what it stored, and reads it back', async () => {
      const stored = await storage.write('files/a', Readable.from([Buffer.from('one '), Buffer.from('two')]));
      expect(stored).toEqual({ bytes: 7, sha256: createHash('sha256').update('one two').digest('hex') });
      expect((await storage.readAll('files/a')).toString()).toBe('one two');
    });

    it('stores a file of many megabytes as it streams, and what is written later takes its place', async () => {
      const chunk = Buffer.alloc(1024 * 1024, 'abc');
      const hash = createHash('sha256');
      const pieces = Array.from({ length: 12 }, () => chunk);
      for (const piece of pieces) hash.update(piece);
      expect(await storage.write('files/large', Readable.from(pieces))).toEqual({ bytes: 12 * chunk.length, sha256: hash.digest('hex') });
      expect((await storage.readAll('files/large')).equals(Buffer.concat(pieces))).toBe(true);
      await write('files/large', 'small');
      expect((await storage.readAll('files/large')).toString()).toBe('small');
    });

    it.each([1, 12])('leaves nothing behind when the content fails after %i MB', async (megabytes) => {
      const failing = Readable.from(
        (function* () {
          for (let count = 0; count < megabytes; count++) yield Buffer.alloc(1024 * 1024);
          throw new Error('the client left');
        })(),
      );
      await expect(storage.write('files/b', failing)).rejects.toThrow('the client left');
      expect(await keys('files')).toEqual([]);
    });

    it('leaves nothing behind of content that fails before anything is read from it', async () => {
      // Many at once keep the disk busy: a file that is still being made must not outlast its removal.
      const writes = Array.from({ length: 40 }, async (_, index) => {
        const dead = new Readable({ read: () => undefined });
        const writing = storage.write(`files/c${index}`, dead);
        dead.destroy(new Error('gone at once'));
        await expect(writing).rejects.toThrow('gone at once');
      });
      await Promise.all(writes);
      expect(await keys('files')).toEqual([]);
    });

    it('says that a file is missing before the first byte', async () => {
      await expect(storage.read('files/none')).rejects.toThrow(FileMissing);
    });

    it('takes a file: it is gone when its last byte is out', async () => {
      await storage.write('exports/taken', Readable.from([Buffer.alloc(300_000, 'x')]));
      const left: string[][] = [];
      let read = 0;
      for await (const chunk of await storage.take('exports/taken')) {
        read += (chunk as Buffer).length;
        if (read === 300_000) left.push(await keys('exports'));
      }
      expect(left).toEqual([[]]);
    });

    it.each([0, 1, 200_000])('removes a taken file of %i bytes that nobody reads', async (length) => {
      await storage.write('exports/left', Readable.from([Buffer.alloc(length)]));
      const taken = await storage.take('exports/left');
      const closed = once(taken, 'close');
      taken.destroy();
      await closed;
      expect(await keys('exports')).toEqual([]);
    });

    it('takes an empty file as one without a byte', async () => {
      await storage.write('exports/empty', Readable.from([]));
      expect(Buffer.concat((await (await storage.take('exports/empty')).toArray()) as Buffer[])).toHaveLength(0);
      expect(await keys('exports')).toEqual([]);
    });

    it('does not mind removing what is not there', async () => {
      await expect(storage.remove('files/none')).resolves.toBeUndefined();
    });

    it.each(['../outside', 'files/../../outside', '/etc/passwd', 'files//a', '', 'files/ä', 'a/./b'])('refuses the key %p', async (key) => {
      await expect(storage.write(key, Readable.from(['x']))).rejects.toThrow(RangeError);
      await expect(storage.read(key)).rejects.toThrow(RangeError);
    });

    it('removes files older than a moment, under a prefix alone', async () => {
      for (const key of ['exports/one', 'exports/acc_1/two', 'exported', 'files/three']) await write(key);
      expect(await storage.removeOlder('exports', new Date(Date.now() - MINUTE_MS))).toBe(0);
      expect(await keys('exports')).toEqual(['exports/acc_1/two', 'exports/one']);
      expect(await storage.removeOlder('exports', inAMinute())).toBe(2);
      expect(await keys('exports')).toEqual([]);
      expect(await keys('files')).toEqual(['files/three']);
      expect((await storage.readAll('exported')).toString()).toBe('bytes');
    });

    it('is away once its place was taken from it, and is not made anew by a write, a read or a check', async () => {
      await write('files/acc_1/file_1');
      await its.lose();
      const attempts = [() => write('files/acc_1/file_2'), () => storage.read('files/acc_1/file_1'), () => storage.check()];
      for (const attempt of attempts) await expect(attempt()).rejects.toBeInstanceOf(Away);
    });
  });
}
