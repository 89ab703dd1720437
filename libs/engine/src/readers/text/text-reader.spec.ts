import { cpuMsOf } from '@gridline/testing';
import { readText } from './text-reader';

describe('readText', () => {
  it('puts words where their characters stand, so that columns align', async () => {
    const { pages } = await (await readText(Buffer.from('Item   Qty\nNut      5\nBolt    12\n'), {})).read();
    const words = pages[0]!.words;
    expect(words.map(({ text }) => text)).toEqual(['Item', 'Qty', 'Nut', '5', 'Bolt', '12']);
    expect(new Set([words[1]!, words[3]!, words[5]!].map(({ box }) => box.right)).size).toBe(1);
    expect(words[0]!.box.left).toBe(words[2]!.box.left);
    expect(words[2]!.box.top).toBeGreaterThan(words[0]!.box.bottom - 3);
  });

  it('lets tabs reach their stops', async () => {
    const { pages } = await (await readText(Buffer.from('a\tb\nlonger\tb\n'), {})).read();
    const [, first, , second] = pages[0]!.words;
    expect(first!.box.left).toBe(second!.box.left);
  });

  it('begins a page at a form feed and after a hundred lines', async () => {
    const { pages } = await (await readText(Buffer.from(`one\ftwo\n${'x\n'.repeat(150)}`), {})).read();
    expect(pages.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('counts units by characters', async () => {
    expect((await readText(Buffer.from('a '.repeat(3_000)), {})).pageCount).toBe(2);
  });

  it('folds a line that no paper could hold', async () => {
    const { pages } = await (await readText(Buffer.alloc(1_200, 'ab '), {})).read();
    expect(pages[0]!.width).toBeLessThan(4_000);
    expect(pages[0]!.words.length).toBeGreaterThanOrEqual(400);
  });

  it('refuses blanks', async () => {
    await expect(readText(Buffer.from('\n \n'), {})).rejects.toMatchObject({ code: 'no_content' });
  });

  it('bounds the work of one endless line', async () => {
    const refused = (): Promise<void> =>
      expect(readText(Buffer.alloc(100_000_000, 'ab '), {})).rejects.toMatchObject({ code: 'page_limit_exceeded' });
    expect(await cpuMsOf(refused)).toBeLessThan(20_000);
  });
});
