import { Parser } from 'htmlparser2';
import type { ReadLine, ReadWord } from './recogniser';

/** The lines and words of Tesseract's hOCR output, in its order, with the score of each letter where it has them (`hocr_char_boxes`). */
export function parseHocr(hocr: string): ReadLine[] {
  const lines: ReadLine[] = [];
  let word: ReadWord | undefined;
  let depth = 0;
  let letterScore: number | undefined;
  const parser = new Parser({
    onopentag(_name, { class: kind, title = '' }) {
      if (word) depth++;
      if (kind === 'ocrx_cinfo') letterScore = parseNumber(title, 'x_conf') / 100;
      else if (kind === 'ocrx_word') {
        word = { text: '', ...parseBox(title), score: parseNumber(title, 'x_wconf') / 100, letterScores: [] };
        depth = 0;
      } else if (LINE_CLASSES.has(kind ?? '')) lines.push({ words: [], height: parseNumber(title, 'x_size') });
    },
    ontext(text) {
      if (!word) return;
      const letters = text.trim().replace(DIRECTION_MARKS, '');
      word.text += letters;
      word.letterScores!.push(...Array.from(letters, () => letterScore ?? word!.score));
    },
    onclosetag() {
      letterScore = undefined;
      if (!word || depth-- > 0) return;
      if (word.text !== '') lines.at(-1)?.words.push(word);
      word = undefined;
    },
  });
  parser.end(hocr);
  return lines.filter((line) => line.words.length > 0);
}

/** Around words that run from right to left Tesseract says which way they do. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e]/g;

/** Tesseract names a line by what its layout analysis takes it for. */
const LINE_CLASSES = new Set(['ocr_line', 'ocr_caption', 'ocr_header', 'ocr_textfloat']);

function parseBox(title: string): Pick<ReadWord, 'left' | 'top' | 'right' | 'bottom'> {
  const [left = 0, top = 0, right = 0, bottom = 0] = (/bbox ([\d ]+)/.exec(title)?.[1] ?? '').split(' ').map(Number);
  return { left, top, right, bottom };
}

function parseNumber(title: string, name: string): number {
  return Number(new RegExp(`${name} ([-\\d.]+)`).exec(title)?.[1] ?? 0);
}
