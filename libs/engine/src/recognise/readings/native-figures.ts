import { digitsOfModel } from '../../lexicon/lexicon';
import { boxCentreY, boxHeight, boxWidth, overlapX, type Box } from '../../model/box';
import { median } from '../../model/median';
import type { SizedImage } from '../image/gray-image';
import { findFigures, type FoundFigure } from '../letters/find-figures';
import { findInk } from '../marks/find-ink';
import { findMarks, letterHeight } from '../marks/find-marks';
import type { Language, ReadLine, ReadWord } from '../tesseract/recogniser';
import { markRuns } from './mark-runs';
import { NATIVE_FIGURES } from './weights';

/**
 * The lines with figures in the digits of their script, which Tesseract's models mix up, or lose, as a network of our own reads them: on pages that print
 * several (docs/decisions/figures-in-native-digits.md). A page whose figures are Latin stays as it is.
 */
export function withNativeFigures(image: SizedImage, lines: readonly ReadLine[], language: Language): ReadLine[] {
  const figures = nativeFigures(image, language);
  if (figures.length === 0) return [...lines];
  const read = new Set(lines.flatMap(({ words }) => words));
  const left = (word: ReadWord): ReadWord[] =>
    coveredPart(word, figures) < NATIVE_FIGURES.within ? [figures.reduce(besideFigure, word)] : [];
  return figures
    .reduce<ReadLine[]>(withFigure, [...lines])
    .map((line) => ({ ...line, words: line.words.flatMap((word) => (read.has(word) ? left(word) : [word])) }));
}

/** The figures of a page that are surely in native digits, where there are enough of them. */
function nativeFigures(image: SizedImage, language: Language): FoundFigure[] {
  const digits = digitsOfModel(language);
  const marks = digits ? findMarks(findInk(image)) : [];
  const usual = letterHeight(marks);
  if (!digits || usual === undefined) return [];
  const look = { letterHeight: usual, digits };
  const printed = markRuns(marks, usual);
  if (printed.length > NATIVE_FIGURES.mostRuns) return [];
  const runs = printed.map((run) => ({ run, figures: findFigures(image, run, look) }));
  if (!isNativePage(runs.flatMap(({ figures }) => figures))) return [];
  return runs.flatMap(({ run, figures }) => {
    const stretches = figures.every(isSure) ? [] : [NATIVE_FIGURES.wider, NATIVE_FIGURES.narrower];
    return surest([figures, ...stretches.map((stretch) => findFigures(image, run, { ...look, stretch }))]).filter(isSure);
  });
}

/** Whether enough figures of a page, and enough of those that tell, are native. */
function isNativePage(figures: readonly FoundFigure[]): boolean {
  const telling = figures.filter(
    ({ text, likelihood }) => likelihood >= NATIVE_FIGURES.telling && countDigits(text) >= NATIVE_FIGURES.tellingDigits && !DOTS.test(text),
  );
  const native = telling.filter(({ isNative }) => isNative).length;
  return native >= NATIVE_FIGURES.fewest && native >= NATIVE_FIGURES.share * telling.length;
}

/** The reading of a run whose doubtfullest figure is the surest. */
function surest(readings: readonly FoundFigure[][]): FoundFigure[] {
  const least = (figures: readonly FoundFigure[]): number => Math.min(...figures.map(({ likelihood }) => likelihood));
  return readings.filter(({ length }) => length > 0).reduce((best, each) => (least(each) > least(best) ? each : best), readings[0]!);
}

/** A digit alone may be a letter, beside words. */
const isSure = ({ text, likelihood, isNative, isAlone }: FoundFigure): boolean =>
  isNative &&
  !DOTS.test(text) &&
  likelihood >= (countDigits(text) > 1 ? NATIVE_FIGURES.least : isAlone ? NATIVE_FIGURES.leastOfOne : NATIVE_FIGURES.leastAmongWords);

const countDigits = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/** Noughts alone may be the dots of letters. */
const DOTS = /^[^\p{Nd}]*[٠۰]+[^\p{Nd}]*$/u;

/** The lines with a figure in that of the nearest word on its level. */
function withFigure(lines: ReadLine[], { text, box, likelihood }: FoundFigure): ReadLine[] {
  const word: ReadWord = { ...box, text, score: Math.exp(likelihood), looked: { likelihood, rivalGain: 0 } };
  const at = lineAt(lines, box);
  if (at < 0) return [...lines, { words: [word], height: median(lines.map(({ height }) => height)) ?? boxHeight(box) }];
  return lines.map((line, index) => (index === at ? { ...line, words: withWord(line.words, word) } : line));
}

/** The words with one more, in the direction that they run in. */
function withWord(words: readonly ReadWord[], word: ReadWord): ReadWord[] {
  const isTurned = words[0]!.left > words.at(-1)!.left;
  const next = words.findIndex(({ left }) => (isTurned ? left < word.left : left > word.left));
  return next < 0 ? [...words, word] : [...words.slice(0, next), word, ...words.slice(next)];
}

/** The line of the nearest word that is level with a figure; -1 for none. */
function lineAt(lines: readonly ReadLine[], figure: Box): number {
  let [best, least] = [-1, Infinity];
  lines.forEach(({ words }, at) => {
    for (const word of words) {
      const aside = Math.max(0, word.left - figure.right, figure.left - word.right);
      const away = Math.hypot(aside, boxCentreY(word) - boxCentreY(figure));
      if (isLevel(word, figure) && away < least) [best, least] = [at, away];
    }
  });
  return best;
}

/** Whether a word is on the line of a figure: noughts that are dots are low. */
const isLevel = (word: Box, figure: Box): boolean =>
  Math.abs(boxCentreY(figure) - boxCentreY(word)) < Math.max(boxHeight(figure), boxHeight(word)) / 2;

/** How much of a word's width lies in figures. */
const coveredPart = (word: ReadWord, figures: readonly FoundFigure[]): number =>
  figures.reduce((sum, { box }) => (isLevel(word, box) ? sum + overlapX(word, box) : sum), 0) / boxWidth(word);

/** What was read beside a figure and in it, without the figure. */
function besideFigure(word: ReadWord, { box }: FoundFigure): ReadWord {
  if (!isLevel(word, box) || overlapX(word, box) < NATIVE_FIGURES.within * boxWidth(box)) return word;
  const text = word.text.replace(/\p{Nd}+/gu, '');
  const isBehind = word.right - box.right > box.left - word.left;
  return { ...word, ...(isBehind ? { left: box.right } : { right: box.left }), ...(text ? { text, letterScores: undefined } : {}) };
}
