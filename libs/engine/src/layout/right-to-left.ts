import { latinDigits } from '@gridline/values';
import { boxAround, type Box } from '../model/box';
import { RIGHT_TO_LEFT_LETTER } from '../lexicon/right-to-left-letters';
import type { Document } from '../model/document';
import type { Page, Ruling, Word } from '../model/page';
import { GAP_EM } from './gaps';
import { hasOwnLetter, standsNear, withRunsAsRead } from './right-to-left-runs';
import { groupLines } from './text-lines';
import { RIGHT_TO_LEFT } from './weights';

/**
 * Pages of Hebrew and Arabic seen in a mirror, so that every step finds them as it finds others: the first column on the left, a label
 * before its value, words in the order in which they are read (UAX #9: what is Latin within a line keeps its own order). Of other pages their runs are.
 */
export const mirrorPages = (document: Document): Document => {
  const pages = document.pages.map((page) => (isRightToLeft(page) ? mirrorPage(page) : withRunsAsRead(page)));
  return pages.some((page, at) => page !== document.pages[at]) ? { ...document, pages } : document;
};

const RIGHT_TO_LEFT_LETTERS = new RegExp(RIGHT_TO_LEFT_LETTER.source, 'g');
const LATIN_LETTERS = /[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]/g;
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** A page of two languages side by side is laid out for the one that most of its letters are of. */
function isRightToLeft({ words }: Page): boolean {
  if (!words.some(({ text }) => hasOwnLetter(text))) return false;
  let turned = 0;
  let latin = 0;
  for (const { text } of words) {
    const own = count(text, RIGHT_TO_LEFT_LETTERS);
    turned += own;
    if (own === 0) latin += count(text, LATIN_LETTERS);
  }
  return turned > RIGHT_TO_LEFT.leastLetters && turned > latin;
}

function mirrorPage(page: Page): Page {
  const mirrored = (box: Box): Box => ({ ...box, left: page.width - box.right, right: page.width - box.left });
  return {
    ...page,
    mirrored: true,
    words: mirrorWords(page.words, mirrored),
    rulings: page.rulings.map((ruling) => mirrorRuling(ruling, page.width)),
    fills: page.fills.map((fill) => ({ ...fill, box: mirrored(fill.box) })),
    images: page.images.map(mirrored),
    ...(page.drawings ? { drawings: page.drawings.map(mirrored) } : {}),
  };
}

const mirrorRuling = (ruling: Ruling, width: number): Ruling =>
  ruling.orientation === 'vertical'
    ? { ...ruling, position: width - ruling.position }
    : { ...ruling, start: width - ruling.end, end: width - ruling.start };

function mirrorWords(words: readonly Word[], mirrored: (box: Box) => Box): Word[] {
  const boxes = new Map<Word, Box>();
  const texts = new Map<Word, string>();
  for (const line of groupLines(words)) {
    const runs = latinRuns(line.words);
    for (const run of runs) closeRun(run, texts);
    for (const run of [...runs, ...risingRanges(line.words)]) keepOrder(run, mirrored, boxes);
  }
  return withPairs(
    words.map((word) => ({ ...word, text: asRead(texts.get(word) ?? word.text), box: boxes.get(word) ?? mirrored(word.box) })),
  );
}

/** `.JO41 PCBJ … 02`: the point that closes a sentence behind Latin words is drawn on their left, and is of the last of them. */
function closeRun(run: readonly Word[], texts: Map<Word, string>): void {
  const [first, last] = [run[0]!, run.at(-1)!];
  const [, mark, rest] = /^([.,;:!؟،])(.+)$/u.exec(first.text) ?? [];
  if (mark === undefined || first === last) return;
  texts.set(first, rest!);
  texts.set(last, last.text + mark);
}

/** Brackets beside figures come as they are drawn, those beside letters as they are meant: they are made pairs, and one alone goes with the word that it encloses. */
function withPairs(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => /[()]/.test(text))) return [...words];
  const paired = new Map<Word, string>();
  const opened = new Map<Word, Word>();
  const closed = new Map<Word, Word>();
  for (const line of groupLines(words)) {
    const texts = pairedTexts(line.words.map(({ text }) => text));
    line.words.forEach((word, index) => {
      paired.set(word, texts[index]!);
      const [before, next] = [line.words[index - 1], line.words[index + 1]];
      if (texts[index] === '(' && word.text === ')' && next && standsClose(word, next)) opened.set(next, word);
      if (texts[index] === ')' && word.text === '(' && before && standsClose(before, word)) closed.set(before, word);
    });
  }
  const gone = new Set([...opened.values(), ...closed.values()]);
  return words.flatMap((word) => {
    if (gone.has(word)) return [];
    const brackets = [opened.get(word), closed.get(word)];
    const text = `${brackets[0] ? '(' : ''}${paired.get(word) ?? word.text}${brackets[1] ? ')' : ''}`;
    return [{ ...word, text, box: boxAround([word, ...brackets.filter((bracket) => bracket !== undefined)]) }];
  });
}

const standsClose = (word: Word, next: Word): boolean => next.box.left - word.box.right < GAP_EM.words.bracket * word.fontSize;

/** The texts of a line with its brackets as pairs, where two that follow one another are alike or all are the wrong way round, and none stand inside others. */
function pairedTexts(texts: readonly string[]): readonly string[] {
  const brackets = texts.join('').match(/[()]/g)?.join('') ?? '';
  const isTurned = /^(?:\)\()+$/.test(brackets);
  if (!isTurned && (brackets.length % 2 === 1 || !/\)\)|\(\(/.test(brackets) || brackets.includes('(()') || brackets.includes('())')))
    return texts;
  let index = 0;
  return texts.map((text) => atItsSide(text.replace(/[()]/g, () => (index++ % 2 === 0 ? '(' : ')'))));
}

/** `)50`, of a figure that a bracket closes, is `50)`, and `6(` is `(6`. */
const atItsSide = (text: string): string => text.replace(/^\)(\p{Nd}[^()]*)$/u, '$1)').replace(/^([^()]*\p{Nd})\($/u, '($1');

/** The words of a run keep their order within the place that the run as a whole has in the mirror. */
function keepOrder(run: readonly Word[], mirrored: (box: Box) => Box, boxes: Map<Word, Box>): void {
  const shown = boxAround(run);
  const by = mirrored(shown).left - shown.left;
  for (const word of run) boxes.set(word, { ...word.box, left: word.box.left + by, right: word.box.right + by });
}

/** Latin words that follow one another, from left to right, with the figures behind them. */
function latinRuns(words: readonly Word[]): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  const close = (): void => {
    if (run.length > 1) runs.push(run);
    run = [];
  };
  for (const word of words) {
    const last = run.at(-1);
    if (last && !standsNear(last, word)) close();
    if (isLatin(word.text) || (run.length > 0 && !hasOwnLetter(word.text))) run.push(word);
    else close();
  }
  close();
  return runs;
}

/** `12.0 – 15.5` that is drawn from left to right, as cells are whose direction is set: a range goes up. */
function risingRanges(words: readonly Word[]): Word[][] {
  return words.flatMap((dash, at) => {
    const [from, to] = [words[at - 1], words[at + 1]];
    if (!from || !to || !/^[-–]$/.test(dash.text)) return [];
    const isOneRange = standsNear(from, dash) && standsNear(dash, to) && isRising(from.text, to.text);
    return isOneRange ? [[from, dash, to]] : [];
  });
}

/** Figures, times of day, and days with their months, of which the first may leave its own out: `01–05/12`. */
const isRising = (from: string, to: string): boolean => {
  if (PLAIN_FIGURE.test(from) && PLAIN_FIGURE.test(to)) return numberOf(from) < numberOf(to);
  if (!PARTED_FIGURE.test(to)) return false;
  const most = partsOf(to);
  const least = PARTED_FIGURE.test(from)
    ? partsOf(from)
    : DAY_ALONE.test(from) && !to.includes(':')
      ? [...partsOf(from), ...most.slice(1)]
      : [];
  if (least.length !== most.length) return false;
  const order = to.includes(':') ? [0, 1, 2] : [2, 1, 0];
  const differs = order.find((at) => least[at] !== most[at]);
  return differs !== undefined && least[differs]! < most[differs]!;
};
const numberOf = (figure: string): number => Number(latinDigits(figure).replace(/[,٫]/, '.'));
const partsOf = (figure: string): number[] => figure.split(/[/:]/).map(numberOf);
const PLAIN_FIGURE = /^\p{Nd}+(?:[.,٫]\p{Nd}+)?$/u;
/** `05/12`, `05/12/2025` or `08:30` */
const PARTED_FIGURE = /^\p{Nd}{1,2}(?:\/\p{Nd}{1,2}(?:\/\p{Nd}{2}(?:\p{Nd}{2})?)?|:\p{Nd}{2})$/u;
const DAY_ALONE = /^\p{Nd}{1,2}$/u;

const isLatin = (text: string): boolean => !hasOwnLetter(text) && count(text, LATIN_LETTERS) > 0;

/** A sign that follows a figure, of inches or percent, is drawn on its left and a minus on its right; a decimal point without a zero has figures behind it. */
const asRead = (text: string): string =>
  text
    .replace(/^([%٪"״]|[,:;!؟،](?=.)|\.(?!\d{1,2}$))(?=[\p{Nd}A-Za-z])([^\p{L}].*|\p{Script=Latin}.*)$/u, '$2$1')
    .replace(/^(\p{Nd}[\p{Nd}.,٫٬]*)([-–−])$/u, '$2$1')
    .replace(MEASURES, (measures) => {
      const parts = measures.split(/([×–])/u);
      return parts[1] === '–' && isRising(parts[0]!, parts.at(-1)!) ? measures : parts.reverse().join('');
    })
    .replace(ARABIC_GROUPS, (groups) => groups.split('-').reverse().join('-'));

/** Figures with signs between them that are of no direction, measures or a stretch of days: the first of them is drawn on the right (UAX #9, N1). */
const MEASURES = /^\p{Nd}[\p{Nd}.,٫٬/:]*(?:[×–]\p{Nd}[\p{Nd}.,٫٬/:]*)+$/u;

/** A hyphen between Arabic-Indic digits is of no direction either; between European and Persian ones it is of the number (UAX #9, W4). */
const ARABIC_GROUPS = /^[\u0660-\u0669]+(?:-[\u0660-\u0669]+)+$/u;
