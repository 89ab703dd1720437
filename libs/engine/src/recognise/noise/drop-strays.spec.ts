import type { Word } from '../../model/page';
import { dropStrays } from './drop-strays';

const word = (text: string, left: number, readScore = 0.99): Word => ({ text, box: { left, right: left + 8 * text.length, top: 0, bottom: 10 }, fontSize: 10, bold: false, readScore }); // prettier-ignore
const line = (...more: Word[]): Word[] => [word('Paint', 100), word('white', 150), word('18.98', 250), ...more];
const left = (...lines: Word[][]): string[] => dropStrays(lines).map((words) => words.map(({ text }) => text).join(' '));

describe('dropStrays', () => {
  it('leaves out a sign far beside all print', () => {
    expect(left(line(word('J', 330, 0.16)), line())).toEqual(['Paint white 18.98', 'Paint white 18.98']);
    expect(left([word('i', 60, 0.3), ...line()], line())).toEqual(['Paint white 18.98', 'Paint white 18.98']);
  });

  it('keeps it a blank beside, where it was read well, and among others that were', () => {
    expect(left(line(word('A', 300, 0.3)), line())[0]).toBe('Paint white 18.98 A');
    expect(left(line(word('A', 330, 0.95)), line())[0]).toBe('Paint white 18.98 A');
    expect(left(line(word('A', 330, 0.9)), line(word('B', 330, 0.4)), line(word('A', 330, 0.9)))[1]).toBe('Paint white 18.98 B');
  });

  it('keeps several on one side: somebody ticks what was done', () => {
    const ticks = Array.from({ length: 4 }, () => line(word('v', 330, 0.2)));
    expect(left(...ticks)[3]).toBe('Paint white 18.98 v');
  });

  it('keeps words, and all on a page of hardly anything else', () => {
    expect(left(line(word('VAT', 330, 0.3)), line())[0]).toBe('Paint white 18.98 VAT');
    expect(left([word('Paint', 100), word('J', 330, 0.1)])).toEqual(['Paint J']);
  });
});
