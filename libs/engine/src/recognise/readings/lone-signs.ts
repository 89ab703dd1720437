import { unionBox } from '../../model/box';
import { inRows } from '../marks/in-rows';
import { cutStrips } from '../letters/cut-strip';
import { readStrip } from '../letters/letter-network';
import { likeliestText, textLikelihood } from '../letters/text-likelihood';
import type { PixelBox } from '../image/gray-image';
import type { ReadLine, ReadWord } from '../tesseract/recogniser';
import { aloneInColumn, isShaped, isUnread, lineOf, withWords, type PagePrint } from './lone-marks';
import { LONE_SIGNS } from './weights';

/**
 * The lines with the figures of one sign or a few that stand alone in a cell, which Tesseract leaves out as it does dashes: as high as the letters of
 * a line and on its foot, far from other print, over or under another text, and surely seen by the reader of single letters.
 */
export function withLoneSigns(print: PagePrint): ReadLine[] {
  const { marks, rows, usual } = print;
  // A nought with a dot is read as a sign that stands alone in no cell.
  const lines = print.lines.map((line) => ({ ...line, words: line.words.filter(({ text }) => !DOTTED.test(text)) }));
  const letters = marks.filter((mark) => isShaped(mark, usual, LONE_SIGNS) && isUnread(mark, { ...print, lines }));
  if (letters.length > LONE_SIGNS.most) return [...print.lines];
  const found = aloneInColumn(grouped(letters, usual), print).flatMap(({ mark, box }) => {
    const line = lineOf(box, box.bottom, [-LONE_SIGNS.offFoot, LONE_SIGNS.offFoot], rows);
    const word = line < 0 ? undefined : seenIn(mark, print, lines[line]!);
    return word ? { line, word } : [];
  });
  return withWords(print.lines, found);
}

const DOTTED = /^[@©®]$/;

/** Marks that stand beside one another as the letters of a word do. */
const grouped = (marks: readonly PixelBox[], height: number): PixelBox[] =>
  inRows(
    marks,
    (last, mark) =>
      mark.left - last.right < LONE_SIGNS.together * height && Math.abs(mark.bottom - last.bottom) < LONE_SIGNS.offFoot * height,
  )
    .filter(({ length }) => length <= LONE_SIGNS.mostSigns)
    .map((group) => unionBox(group));

/** The figure that is surely seen in a place of a line. */
function seenIn(mark: PixelBox, { image }: PagePrint, line: ReadLine): ReadWord | undefined {
  const place: ReadWord = { ...mark, text: '0', score: 0 };
  for (const { ink, width } of cutStrips(image, place, { ...line, words: [...line.words, place] })) {
    const frames = readStrip(ink, width);
    const text = likeliestText(frames).replace(/[oO]/g, '0');
    if (!FIGURE.test(text)) continue;
    // A nought is drawn like a letter, which stands alone in no cell.
    const drawnAlike = new Set([text, text.replaceAll('0', 'O'), text.replaceAll('0', 'o')]);
    const likelihood = Math.log([...drawnAlike].reduce((sum, each) => sum + Math.exp(textLikelihood(frames, each)), 0));
    if (likelihood >= LONE_SIGNS.leastLikelihood)
      return { ...place, text, score: Math.exp(likelihood), looked: { likelihood, rivalGain: 0 } };
  }
  return undefined;
}

const FIGURE = /^\d{1,3}$/;
