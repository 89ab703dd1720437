import type { Storage } from '@gridline/storage';
import type { ExtractionsService } from '../extractions/extractions.service';
import type { FilesService } from '../files/files.service';
import { PagesService, type DrawingPool } from './pages.service';

/** Pages whose drawing ends when the test says so, by as many processes. */
function held(size = 32) {
  const ends: (() => void)[] = [];
  const pool = {
    size,
    open: () =>
      Promise.resolve({
        draw: () => new Promise<Uint8Array>((resolve) => ends.push(() => resolve(new Uint8Array(1)))),
        close: () => undefined,
      }),
  };
  const extraction = { fileName: 'a.pdf', provenance: { pages: [{ number: 1, reader: 'pdfium' }] } };
  const service = new PagesService(
    {
      findCompleted: ({ accountId }: { accountId: string }) => Promise.resolve({ ...extraction, accountId }),
    } as unknown as ExtractionsService,
    { get: () => Promise.resolve({ storageKey: 'a' }) } as unknown as FilesService,
    { readAll: () => Promise.resolve(Buffer.of(1)), write: () => Promise.resolve({ bytes: 1 }) } as unknown as Storage,
    pool as unknown as DrawingPool,
  );
  const draw = (accountId: string) => service.draw({ accountId, id: 'ext_1', number: 1, width: 10 });
  /** Answers how many. */
  const end = (): number => ends.splice(0).map((one) => one()).length;
  const drawing = async (count: number): Promise<void> => {
    while (ends.length < count) await new Promise(setImmediate);
  };
  return { draw, drawing, end };
}

describe('pages that are drawn at once', () => {
  it('are so many of an account, and then told to come back; another account has its own', async () => {
    const { draw, drawing, end } = held();
    const first = Array.from({ length: 8 }, () => draw('one'));
    await drawing(8);
    await expect(draw('one')).rejects.toMatchObject({ code: 'rate_limit_exceeded', options: { retryAfterSeconds: 1 } });
    const other = draw('other');
    await drawing(9);
    end();
    await Promise.all([...first, other]);
    const again = draw('one');
    await drawing(1);
    end();
    expect((await again).bytes).toBe(1);
  });

  it('are no more of an account than there are processes, so that another waits for one of its pages at most', async () => {
    const { draw, drawing, end } = held(2);
    const [first, other] = [Array.from({ length: 5 }, () => draw('one')), Array.from({ length: 2 }, () => draw('other'))];
    await drawing(4);
    await new Promise(setImmediate);
    for (const now of [4, 2, 1]) {
      await drawing(now);
      expect(end()).toBe(now);
    }
    await Promise.all([...first, ...other]);
  });

  it('are so many in all', async () => {
    const { draw, drawing, end } = held();
    const all = Array.from({ length: 32 }, (_, index) => draw(`account ${index % 4}`));
    await drawing(32);
    await expect(draw('account 5')).rejects.toMatchObject({ code: 'busy', options: { retryAfterSeconds: 2 } });
    end();
    await Promise.all(all);
  });
});
