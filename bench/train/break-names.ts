import type { Box, Document, Page } from '@gridline/engine';
import { folded } from './judged-documents';

type Word = Page['words'][number];

/**
 * The document with its names broken over two lines, as narrow columns print them: the second half goes under the first, all that stands lower goes down
 * by a line. Papers have few of these to learn from. Undefined where no line ends in one of the names.
 */
export const withBrokenNames = (document: Document, names: readonly string[]): Document | undefined =>
  withNames(document, names, (page, words) => (words.length > 1 ? broken(page, words) : undefined));

/** The document with words that are no part of them before its names or behind: labels, numbers, the next line of the address. Undefined as above. */
export const withMarkedNames = (document: Document, names: readonly string[], labels: readonly string[]): Document | undefined =>
  withNames(document, names, (page, words) => marked(page, words, labels));

type Change = (page: Page, words: readonly Word[]) => Page | undefined;

function withNames(document: Document, names: readonly string[], change: Change): Document | undefined {
  const [first, ...others] = document.pages;
  if (!first || first.words.some(({ rotation }) => rotation !== undefined)) return undefined;
  let page = first;
  for (const name of names) page = changedOnce(page, name, change) ?? page;
  return page === first ? undefined : { ...document, pages: [page, ...others] };
}

function changedOnce(page: Page, name: string, change: Change): Page | undefined {
  const wanted = folded(name);
  const parts = name.split(/\s+/).length;
  if (RIGHT_TO_LEFT.test(name)) return undefined;
  for (let at = 0; at + parts <= page.words.length; at++) {
    const words = page.words.slice(at, at + parts);
    if (!isInLine(words) || folded(words.map(({ text }) => text).join('')) !== wanted) continue;
    if (page.words.some((other) => isBehind(words.at(-1)!, other))) continue;
    return change(page, words);
  }
  return undefined;
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

const isInLine = (words: readonly Word[]): boolean =>
  words.every(
    (word, at) => at === 0 || (Math.abs(word.box.bottom - words[at - 1]!.box.bottom) < 2 && word.box.left > words[at - 1]!.box.left),
  );

/** Whether a word follows another in its line without a gap. */
const isBehind = (last: Word, other: Word): boolean =>
  Math.abs(other.box.bottom - last.box.bottom) < 2 && other.box.left > last.box.left && other.box.left - last.box.right < last.fontSize;

/** Where a name is broken: behind two thirds of its letters at the most, so that the first line is the longer one as often as not. */
function broken(page: Page, words: readonly Word[]): Page {
  const seed = seedOf(words);
  const from = 1 + (seed % (words.length - 1));
  const [{ box }, { box: start }] = [words[0]!, words[from]!];
  const pitch = (box.bottom - box.top) * (1.15 + (seed % 5) / 20);
  const moved = new Set(words.slice(from));
  const isLower = (other: Box): boolean => other.top > box.bottom - 1;
  const down = (other: Box): Box => ({ ...other, top: other.top + pitch, bottom: other.bottom + pitch });
  const place = (word: Word): Word => {
    if (moved.has(word)) return { ...word, box: down({ ...word.box, left: word.box.left - start.left + box.left, right: word.box.right - start.left + box.left }) }; // prettier-ignore
    return isLower(word.box) ? { ...word, box: down(word.box) } : word;
  };
  const rulings = page.rulings.map((ruling) => movedRuling(ruling, box.bottom - 1, pitch));
  const fills = page.fills.map((fill) => (isLower(fill.box) ? { ...fill, box: down(fill.box) } : fill));
  return { ...page, height: page.height + pitch, words: page.words.map(place), rulings, fills, images: page.images.map((image) => (isLower(image) ? down(image) : image)) }; // prettier-ignore
}

const seedOf = (words: readonly Word[]): number =>
  [...words.map(({ text }) => text).join('')].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7);

/** One name in three with something before it, one with something behind it, one with both. */
function marked(page: Page, words: readonly Word[], labels: readonly string[]): Page | undefined {
  const [first, last] = [words[0]!, words.at(-1)!];
  if (page.words.some((other) => other !== first && isBehind(other, first) && first.box.left - other.box.right < first.fontSize))
    return undefined;
  const seed = seedOf(words);
  const number = String(100 + (seed % 9000));
  const label = labels[seed % labels.length]!;
  const cased = [label.toUpperCase(), label, label[0]!.toUpperCase() + label.slice(1)][seed % 3]!;
  const before = [`${cased}:`, cased, `${cased}:`, `K-${number}`, `${number} ·`, `${seed % 9}.`, number][Math.floor(seed / 3) % 7]!;
  const below = page.words.filter(({ box }) => box.top > first.box.bottom - 1 && box.top - first.box.bottom < box.bottom - box.top && box.left > first.box.left - 1 && box.right < last.box.right + 60); // prettier-ignore
  const address = below.slice(0, 5).map(({ text }) => text).join(' '); // prettier-ignore
  const behind = [`, ${address}`, ` – ${address}`, ` ${address}`, ` (${number})`, `, ${cased} ${number}`, ` ${number}`, `, ${address}`][Math.floor(seed / 5) % 7]!; // prettier-ignore
  const sides = Math.floor(seed / 7) % 3;
  const front = sides === 1 ? [] : before.split(' ');
  const back = sides === 0 ? '' : behind.replace(/[\s–,]+$/, '');
  const texts = [...front, ...words.map(({ text }) => text), ...back.split(' ')];
  if (/^[,]/.test(back)) texts.splice(front.length + words.length - 1, 2, `${last.text}${back.split(' ')[0]!}`);
  const blank = first.fontSize / 4;
  let left = first.box.left;
  const line = texts
    .filter((text) => text !== '')
    .map((text) => {
      const right = left + text.length * widthOf(words);
      const word = { ...first, text, box: { ...first.box, left, right } };
      left = right + blank;
      return word;
    });
  const at = page.words.indexOf(first);
  return { ...page, words: [...page.words.slice(0, at), ...line, ...page.words.slice(at + words.length)] };
}

const widthOf = (words: readonly Word[]): number =>
  words.reduce((sum, { box }) => sum + box.right - box.left, 0) /
  Math.max(
    1,
    words.reduce((sum, { text }) => sum + text.length, 0),
  );

function movedRuling(ruling: Page['rulings'][number], from: number, pitch: number): Page['rulings'][number] {
  if (ruling.orientation === 'horizontal') return ruling.position > from ? { ...ruling, position: ruling.position + pitch } : ruling;
  const moved = (end: number): number => (end > from ? end + pitch : end);
  return { ...ruling, start: moved(ruling.start), end: moved(ruling.end) };
}
