import { joinRulings, pageRulings } from './join-rulings';
import { typedPage } from '../fixtures/typed-page';
import type { Ruling } from '../../model/page';

const horizontal = (position: number, start: number, end: number): Ruling => ({
  orientation: 'horizontal',
  position,
  start,
  end,
  thickness: 1,
});

it('joins a line that was drawn in two touching pieces', () => {
  expect(joinRulings([horizontal(100, 0, 50), horizontal(101, 51, 90)])).toEqual([horizontal(100, 0, 90)]);
});

it('joins dots to a line, and leaves a lone dot out', () => {
  const dots = Array.from({ length: 20 }, (_, i) => horizontal(10, i * 3, i * 3 + 1));
  expect(joinRulings([...dots, horizontal(50, 0, 2)])).toEqual([horizontal(10, 0, 58)]);
});

it('keeps lines of neighbouring rows apart', () => {
  expect(joinRulings([horizontal(10, 0, 50), horizontal(16, 0, 50)])).toHaveLength(2);
});

it('takes the edges of a shaded cell for lines, not those of the shading inside it or of white boxes', () => {
  const cell = { box: { left: 10, top: 10, right: 110, bottom: 30 }, shade: 0.8 };
  const paragraph = { box: { left: 15, top: 10, right: 105, bottom: 20 }, shade: 0.8 };
  const white = { box: { left: 200, top: 10, right: 300, bottom: 30 }, shade: 1 };
  const positions = pageRulings(typedPage('', { fills: [cell, paragraph, white] })).map((ruling) => [ruling.orientation, ruling.position]);
  expect(positions.sort()).toEqual([
    ['horizontal', 10],
    ['horizontal', 30],
    ['vertical', 10],
    ['vertical', 110],
  ]);
});

it('takes a row of typed dashes for a line', () => {
  expect(pageRulings(typedPage('--------------------'))).toMatchObject([{ orientation: 'horizontal', start: 0, end: 120 }]);
});

it('leaves the stem of a recognised letter out of the line that it runs into', () => {
  const vertical = (start: number, end: number): Ruling => ({ orientation: 'vertical', position: 20, start, end, thickness: 1 });
  const word = { text: 'Frequency', box: { left: 5, top: 102, right: 60, bottom: 116 }, fontSize: 12, bold: false, readScore: 0.9 };
  const page = { ...typedPage(''), reader: 'ocr' as const, words: [word] };
  expect(pageRulings({ ...page, rulings: [vertical(103, 190)] })).toEqual([vertical(116, 190)]);
  expect(pageRulings({ ...page, rulings: [vertical(60, 114)] })).toEqual([vertical(60, 102)]);
  expect(pageRulings({ ...page, rulings: [vertical(103, 115)] })).toEqual([]);
  expect(pageRulings({ ...page, rulings: [vertical(60, 190)] })).toEqual([vertical(60, 190)]);
});
