import { Away } from '@gridline/runtime';
import type { Storage } from '@gridline/storage';
import pino from 'pino';
import { removeBytes, removeBytesPromptly } from './remove-bytes';

describe('the bytes of files that are gone', () => {
  const logger = pino({ level: 'silent' });

  /** A storage that removes nothing whose key begins so, and remembers what it was asked for. */
  function refusing(prefix: string): { asked: string[]; storage: Pick<Storage, 'remove'> } {
    const asked: string[] = [];
    const remove = (key: string): Promise<void> => {
      asked.push(key);
      return key.startsWith(prefix) ? Promise.reject(new Away('the storage cannot be used')) : Promise.resolve();
    };
    return { asked, storage: { remove } };
  }

  it('are removed but for those that the storage refuses', async () => {
    const { asked, storage } = refusing('b');
    expect(await removeBytes(storage, ['a1', 'b1', 'b2', 'a2', 'b3', 'a3'], logger)).toBe(3);
    expect(asked).toEqual(['a1', 'b1', 'b2', 'a2', 'b3', 'a3']);
  });

  it('are left once it refused three in a row, as one that is away does', async () => {
    const { asked, storage } = refusing('b');
    expect(await removeBytes(storage, ['b1', 'b2', 'b3', 'a1'], logger)).toBe(0);
    expect(asked).toEqual(['b1', 'b2', 'b3']);
  });

  it('are waited for no longer than a second where somebody waits', async () => {
    jest.useFakeTimers();
    try {
      const ended = removeBytesPromptly({ remove: () => new Promise<void>(() => undefined) }, ['a'], logger);
      await jest.advanceTimersByTimeAsync(1_000);
      await expect(ended).resolves.toBeUndefined();
    } finally {
      jest.useRealTimers();
    }
  });
});
