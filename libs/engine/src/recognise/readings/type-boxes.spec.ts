import type { Word } from '../../model/page';
import { withTrueCase } from './case-by-size';
import { withTypeBoxes } from './type-boxes';

/** A word whose box holds its ink alone, of type of 10 points on a foot at 100 unless told. */
function word(text: string, left: number, { up, down = 0, foot = 100 }: { up: number; down?: number; foot?: number }): Word {
  return { text, box: { left, top: foot - up, right: left + 40, bottom: foot + down }, fontSize: 7, bold: false, readScore: 0.95 };
}

describe('withTypeBoxes', () => {
  it('gives words on one line one box, whichever letters they are of', () => {
    const [first, second, third] = withTypeBoxes([
      [word('Orden', 0, { up: 7.4 }), word('compra', 50, { up: 5.3, down: 2.1 }), word('de', 100, { up: 7.4 })],
    ]);
    expect(new Set([first, second, third].map((each) => `${each!.box.top.toFixed(1)} ${each!.box.bottom.toFixed(1)}`)).size).toBe(1);
    expect(first!.fontSize).toBeCloseTo(10, 0);
    expect(first!.box.bottom - first!.box.top).toBeCloseTo(10.2, 0);
  });

  it('tells a title from small print on its line', () => {
    const [title, small] = withTypeBoxes([[word('Orden', 0, { up: 14.8 }), word('Patio', 200, { up: 7.4, foot: 91 })]]);
    expect(title!.fontSize).toBeCloseTo(20, 0);
    expect(small!.fontSize).toBeCloseTo(10, 0);
    expect(small!.box.bottom).toBeCloseTo(93.2, 0);
  });

  it('sets a word that is mismeasured, and a mark, as the words beside them are', () => {
    const line = [word('Karo', 0, { up: 7.2 }), word('Chakula', 50, { up: 7.4 }), word('Usafiri', 100, { up: 7.3 })];
    const [, , , hanging, dash] = withTypeBoxes([
      [...line, word('Jumla', 150, { up: 7.2, down: 2.2 }), word('—', 200, { up: 3, foot: 99 })],
    ]);
    for (const each of [hanging, dash]) {
      expect(each!.fontSize).toBeCloseTo(10, 0);
      expect(each!.box.bottom).toBeCloseTo(102.2, 0);
    }
  });

  it('leaves boxes of scripts alone of which it does not know how far letters reach, and those of marks', () => {
    const words = [word('合計', 0, { up: 9, down: 1 }), word('รวม', 50, { up: 6 }), word('๒', 75, { up: 6 }), word('—', 100, { up: 3 })];
    expect(withTypeBoxes([words])).toEqual(words);
  });
});

describe('withTrueCase', () => {
  const beside = [word('389', 100, { up: 7.4 }), word('CIMENTO', 150, { up: 7.2 }), word('10', 200, { up: 7.4 })];
  const textOf = (first: Word): string => withTrueCase([[first, ...beside]])[0]![0]!.text;

  it.each([
    ['sc', 7.2, 'SC'],
    ['SC', 5.3, 'sc'],
    ['Т', 5.3, 'т'],
    ['sc', 5.3, 'sc'],
    ['SC', 7.2, 'SC'],
    ['cóDIGO', 7.2, 'CÓDIGO'],
    ['kg', 7.4, 'kg'],
  ])('makes of %s that is %d high %s', (text, up, written) => {
    expect(textOf(word(text, 0, { up }))).toBe(written);
  });

  it('changes nothing where nothing beside tells the size', () => {
    expect(withTrueCase([[word('sc', 0, { up: 7.2 })]])[0]![0]!.text).toBe('sc');
  });
});
