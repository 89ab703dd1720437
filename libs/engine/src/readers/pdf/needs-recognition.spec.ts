import type { Word } from '../../model/page';
import { needsRecognition } from './needs-recognition';

const page = { width: 600, height: 800, images: [] as { left: number; top: number; right: number; bottom: number }[] };
const scan = { ...page, images: [{ left: 0, top: 0, right: 600, bottom: 800 }] };
const words = (...texts: string[]): Word[] =>
  texts.map((text) => ({ text, box: { left: 0, top: 0, right: 10, bottom: 10 }, fontSize: 10, bold: false, readScore: 1 }));

it('reads the picture of a scan without text', () => {
  expect(needsRecognition({ ...scan, words: [] })).toBe(true);
});

it('reads the picture under a text layer that is no text', () => {
  expect(needsRecognition({ ...scan, words: words('|\\~', '¬¬}{', 'T0_t^al', '§§', '~~', 'Net') })).toBe(true);
});

it('keeps a good text layer over a scan', () => {
  expect(needsRecognition({ ...scan, words: words('Invoice', 'No.', 'R-2024/17', 'Total', '1.234,56', '€') })).toBe(false);
});

it('keeps a page that was born digital, and a blank one', () => {
  expect(needsRecognition({ ...page, words: words('Hello') })).toBe(false);
  expect(needsRecognition({ ...page, words: [] })).toBe(false);
});
