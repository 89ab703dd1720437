import type { GrayImage, PixelBox } from '../image/gray-image';
import { boxCentreX, boxHeight, unionBox } from '../../model/box';
import { stripOf } from './cut-strip';
import { among, FIGURE_NAMES, FIGURE_SIGNS, readFigures, WORD } from './figure-network';
import type { Frames } from './strip-network';
import { textLikelihood } from './text-likelihood';
import { FIND_FIGURES } from './weights';

/** A figure that is printed in a run of marks. */
export interface FoundFigure {
  text: string;
  box: PixelBox;
  /** How likely it is, as a logarithm. */
  likelihood: number;
  isNative: boolean;
  /** Whether no word stands a blank away. */
  isAlone: boolean;
}

/** What runs from right to left has its minus behind the figure: a dash before it parts it from what follows. */
const LEADING_DASH = /^[-–][٠-٩۰-۹]/u;

/** What a run is read with. */
interface Look {
  /** Of the page. */
  letterHeight: number;
  /** Of the language. */
  digits: string;
  /** So much wider than it is printed. */
  stretch?: number;
}

const LATIN_DIGITS = '0123456789';

/** The figures in a run of marks, from the left, in the digits of the language or in Latin ones. */
export function findFigures(image: GrayImage, run: readonly PixelBox[], { letterHeight, digits, stretch = 1 }: Look): FoundFigure[] {
  const strip = cutRun(image, unionBox(run), letterHeight, stretch);
  if (!strip) return [];
  const all = readFigures(strip.ink, strip.width);
  const frames = among(all, allowed(digits + LATIN_DIGITS));
  const parts = partsOf(frames);
  return parts.flatMap((part, at) => {
    if (part.isWord || !HAS_DIGIT.test(part.text)) return [];
    const from = at === 0 ? -Infinity : strip.placeOf(edgeBetween(parts[at - 1]!, part));
    const to = at === parts.length - 1 ? Infinity : strip.placeOf(edgeBetween(part, parts[at + 1]!));
    const marks = run.filter((mark) => boxCentreX(mark) > from && boxCentreX(mark) <= to);
    if (marks.length === 0) return [];
    const isAlone = parts.every((other, place) => Math.abs(place - at) !== 1 || !other.isWord);
    const figure = surestText(all, part, digits);
    const isLed = marks.length > 1 && LEADING_DASH.test(figure.text);
    return [{ ...figure, text: isLed ? figure.text.slice(1) : figure.text, box: unionBox(isLed ? marks.slice(1) : marks), isAlone }];
  });
}

/** In native digits, or in Latin ones, whichever is likelier; no figure is of both. */
function surestText(frames: Frames, { first, last }: Part, digits: string): Pick<FoundFigure, 'text' | 'likelihood' | 'isNative'> {
  const own = slice(among(frames, allowed(digits + LATIN_DIGITS)), first, last);
  const alike = withMarksAlike(own);
  const [native, latin] = [digits, LATIN_DIGITS].map((some) => {
    const text = likeliestOf(among(own, allowed(some)));
    return { text, likelihood: textLikelihood(alike, text, FIGURE_SIGNS) };
  }) as [Likely, Likely];
  const isNative = native.likelihood > latin.likelihood;
  const { text, likelihood } = isNative ? native : latin;
  return { text: withMarksOfNumber(inDigits(text, digits).replace(OF_NEIGHBOUR, ''), digits), likelihood, isNative };
}

interface Likely {
  text: string;
  likelihood: number;
}

/** Twins are one sign of the network: the page says whose. */
const inDigits = (text: string, digits: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => Array.from(digits).find((own) => FIGURE_SIGNS.get(own) === FIGURE_SIGNS.get(digit)) ?? digit);

const HAS_DIGIT = /\p{Nd}/u;

/** A colon or a comma at an end is of the word beside. */
const OF_NEIGHBOUR = /^[:،]+|[:،]+$/gu;

/** Marks that some faces draw alike: a figure is no less sure for that. */
const MARKS_ALIKE = [',،٫٬', '-–', '%٪'].map((marks) => Array.from(marks, (sign) => FIGURE_SIGNS.get(sign)!));

function withMarksAlike({ count, channels, likelihoods }: Frames): Frames {
  const alike = likelihoods.slice();
  for (let begin = 0; begin < count * channels; begin += channels)
    for (const places of MARKS_ALIKE) {
      const sum = places.reduce((all, place) => all + likelihoods[begin + place]!, 0);
      for (const place of places) alike[begin + place] = sum;
    }
  return { count, channels, likelihoods: alike };
}

/** `٤٠٫٢٩٨٫٦٠` is `٤٠٬٢٩٨٫٦٠`: which of two commas parts groups and which decimals their places tell. Nor has a date with strokes points: those are noughts. */
function withMarksOfNumber(text: string, [nought]: string): string {
  if (/^[٠-٩۰-۹.]+\/[٠-٩۰-۹./]+$/u.test(text)) return text.replaceAll('.', nought!);
  const [, whole, point, decimals] = /^([٠-٩۰-۹]{1,3}(?:[,،٫٬][٠-٩۰-۹]{3})+)([.,،٫٬])([٠-٩۰-۹]{1,2})$/u.exec(text) ?? [];
  if (whole === undefined || !/[٫٬]/.test(text)) return text;
  return point === '.' ? `${whole.replace(/[٫٬]/g, ',')}.${decimals}` : `${whole.replace(/[,،٫]/g, '٬')}٫${decimals}`;
}

/** What stands between two blanks, or beside a word without one. */
interface Part {
  text: string;
  isWord: boolean;
  /** Frames, those between its neighbours' signs and its own halved. */
  first: number;
  last: number;
  /** Where its own signs are. */
  begin: number;
  end: number;
}

const edgeBetween = (one: Part, next: Part): number => (one.end + next.begin + 1) / 2;

function partsOf(frames: Frames): Part[] {
  const parts: Part[] = [];
  let isOpen = false;
  for (const { sign, at } of signsOf(frames)) {
    const name = FIGURE_NAMES[sign - 1]!;
    if (name === ' ') {
      isOpen = false;
      continue;
    }
    const last = parts.at(-1);
    const isWord = name === WORD;
    if (isOpen && last && last.isWord === isWord) {
      last.text += name;
      last.end = at;
    } else parts.push({ text: name, isWord, first: at, last: at, begin: at, end: at });
    isOpen = true;
  }
  parts.forEach((part, at) => {
    part.first = at === 0 ? 0 : Math.ceil(edgeBetween(parts[at - 1]!, part));
    part.last = at === parts.length - 1 ? frames.count - 1 : Math.ceil(edgeBetween(part, parts[at + 1]!)) - 1;
  });
  return parts;
}

/** The likeliest sign of every frame, those alike that follow one another as one, where it is the last of them. */
function signsOf({ count, channels, likelihoods }: Frames): { sign: number; at: number }[] {
  const found: { sign: number; at: number }[] = [];
  let before = 0;
  for (let frame = 0; frame < count; frame++) {
    let best = 0;
    for (let sign = 1; sign <= FIGURE_NAMES.length; sign++)
      if (likelihoods[frame * channels + sign]! > likelihoods[frame * channels + best]!) best = sign;
    if (best !== 0 && best === before) found.at(-1)!.at = frame;
    else if (best !== 0) found.push({ sign: best, at: frame });
    before = best;
  }
  return found;
}

const likeliestOf = (frames: Frames): string =>
  signsOf(frames)
    .map(({ sign }) => FIGURE_NAMES[sign - 1]!)
    .join('')
    .replaceAll(WORD, '')
    .trim();

/** Blanks at the ends of a part are of no text. */
function slice({ channels, likelihoods }: Frames, first: number, last: number): Frames {
  const some = likelihoods.slice(first * channels, (last + 1) * channels);
  const blank = FIGURE_SIGNS.get(' ')!;
  const count = last - first + 1;
  for (let frame = 0; frame < count; frame++) {
    some[frame * channels]! += some[frame * channels + blank]!;
    some[frame * channels + blank] = 0;
  }
  return { count, channels, likelihoods: some };
}

const sets = new Map<string, ReadonlySet<number>>();

/** The numbers of some digits, and of what is no digit. */
function allowed(digits: string): ReadonlySet<number> {
  const known = sets.get(digits);
  if (known) return known;
  const others = FIGURE_NAMES.filter((name) => !HAS_DIGIT.test(name));
  const set = new Set([...others, ...Array.from(digits)].map((sign) => FIGURE_SIGNS.get(sign)!));
  sets.set(digits, set);
  return set;
}

/** The strip of a run, with where on the page a frame of it is; undefined where it is too small to be read, or too long. */
function cutRun(
  image: GrayImage,
  box: PixelBox,
  letterHeight: number,
  stretch: number,
): { width: number; ink: Float64Array; placeOf(frame: number): number } | undefined {
  const height = Math.max(boxHeight(box), FIND_FIGURES.lowest * letterHeight);
  const middle = (box.top + box.bottom) / 2;
  const [left, right] = [box.left - FIND_FIGURES.aside * height, box.right + FIND_FIGURES.aside * height];
  const [top, bottom] = [-1, 1].map((side) => middle + side * height * (1 / 2 + FIND_FIGURES.margin)) as [number, number];
  const width = Math.round(((right - left) / height) * FIND_FIGURES.columnsPerHeight * stretch);
  if (height < FIND_FIGURES.smallestPx || width > FIND_FIGURES.widestStrip) return undefined;
  const place = (right - left) / width;
  return { ...stripOf(image, { left, top, right, bottom }, width), placeOf: (frame) => left + (frame + 1 / 2) * FRAME_COLUMNS * place };
}

/** Columns of a strip for one frame. */
const FRAME_COLUMNS = 4;
