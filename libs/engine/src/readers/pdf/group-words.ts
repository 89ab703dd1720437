import type { Box } from '../../model/box';
import type { Word } from '../../model/page';
import type { Character, TextStyle } from './character';
import { readingOrder } from './reading-order';

/** A gap wider than this part of the font size ends a word. Measured on the born-digital suites: letters of one word stay under .12, blanks begin at .17. */
const WORD_GAP_EM = 0.15;
/** Two baselines closer than this part of the font size are one. */
const SAME_LINE_EM = 0.3;
/** A character may step back over its neighbour by this part of the font size (kerning, accents). */
const OVERLAP_EM = 0.5;
/** The same glyph drawn again within this part of the font size is a shadow or a fake bold. */
const SAME_PLACE_EM = 0.12;

interface Run {
  text: string;
  /** In the reading frame: x runs along the text, y down across lines. */
  box: Box;
  /** The last character's own box. */
  lastBox: Box;
  style: TextStyle;
  characters: number;
}

/** Groups characters to words by their gaps; text that leans (watermarks) is left out. */
export function groupWords(characters: readonly Character[], pageWidth: number, pageHeight: number): Word[] {
  const words: Word[] = [];
  for (const rotation of [0, 90, 180, 270] as const) {
    const turned = characters.filter((character) => character.style.rotation === rotation);
    if (turned.length === 0) continue;
    const runs = joinNeighbours(chain(withoutDoubles(turned, rotation, pageWidth, pageHeight)));
    for (const run of runs) words.push(toWord(run, rotation, pageWidth, pageHeight));
  }
  return words;
}

/** Turns a displayed box so that text of the given rotation runs left to right. */
function toReading(box: Box, rotation: number, width: number, height: number): Box {
  if (rotation === 90) return { left: box.top, top: width - box.right, right: box.bottom, bottom: width - box.left };
  if (rotation === 180) return { left: width - box.right, top: height - box.bottom, right: width - box.left, bottom: height - box.top };
  if (rotation === 270) return { left: height - box.bottom, top: box.left, right: height - box.top, bottom: box.right };
  return box;
}

/** The inverse of `toReading`. */
function toDisplay(box: Box, rotation: number, width: number, height: number): Box {
  if (rotation === 90) return { left: width - box.bottom, top: box.left, right: width - box.top, bottom: box.right };
  if (rotation === 270) return { left: box.top, top: height - box.right, right: box.bottom, bottom: height - box.left };
  return toReading(box, rotation, width, height);
}

/** Text objects that draw one glyph at one place; more of them than this are no shadow but a page that means harm. */
const MOST_LAYERS = 8;
/** Places are looked up by squares of this size. */
const PLACE_PT = 4;

interface Place {
  x: number;
  y: number;
  style: TextStyle;
}

/** Drops a glyph that another text object has already drawn at the same place, and turns the others for reading. */
function withoutDoubles(characters: readonly Character[], rotation: number, width: number, height: number): Character[] {
  const seen = new Map<number, Place[]>();
  const kept: Character[] = [];
  let blankBefore = false;
  for (const character of characters) {
    const { text, style } = character;
    const box = toReading(character.box, rotation, width, height);
    const places = placesAt(seen, text, box);
    blankBefore ||= character.afterBlank;
    if (isDrawnAlready(places, box, style)) continue;
    if (places.length < MOST_LAYERS) places.push({ x: box.left, y: box.bottom, style });
    kept.push(box === character.box && blankBefore === character.afterBlank ? character : { text, box, style, afterBlank: blankBefore });
    blankBefore = false;
  }
  return kept;
}

/** The places near a box where the same glyph stands. Far places that share a key are told apart by their coordinates. */
function placesAt(seen: Map<number, Place[]>, text: string, box: Box): Place[] {
  const column = Math.round(box.left / PLACE_PT) & 0x1fff;
  const row = Math.round(box.bottom / PLACE_PT) & 0x1fff;
  const key = (text.codePointAt(0)! * 0x2000 + column) * 0x2000 + row;
  let places = seen.get(key);
  if (!places) seen.set(key, (places = []));
  return places;
}

function isDrawnAlready(places: readonly Place[], box: Box, style: TextStyle): boolean {
  const tolerance = Math.max(0.3, SAME_PLACE_EM * style.fontSize);
  return places.some(
    (place) => place.style !== style && Math.abs(place.x - box.left) < tolerance && Math.abs(place.y - box.bottom) < tolerance,
  );
}

/** Chains glyphs in content order as long as each continues the one before. */
function chain(glyphs: readonly Character[]): Run[] {
  const runs: Run[] = [];
  let current: Run | undefined;
  for (const glyph of glyphs) {
    if (current && !glyph.afterBlank && continues(current, glyph.box, glyph.style)) {
      if (isSameBox(current.lastBox, glyph.box) && isLamAlef(current.text, glyph.text)) appendBeforeLam(current, glyph.text);
      else append(current, glyph.text, glyph.box, 1);
    } else {
      current = { text: glyph.text, box: { ...glyph.box }, lastBox: glyph.box, style: glyph.style, characters: 1 };
      runs.push(current);
    }
  }
  return runs;
}

function continues(run: Run, box: Box, style: TextStyle): boolean {
  const size = Math.max(run.style.fontSize, style.fontSize);
  const small = Math.min(run.style.fontSize, style.fontSize);
  if (run.style.invisible !== style.invisible) return false;
  if (run.style === style && isSameBox(run.lastBox, box)) return true;
  const gap = box.left - run.box.right;
  if (gap > WORD_GAP_EM * small || gap < -OVERLAP_EM * size) return false;
  const overlap = Math.min(run.box.bottom, box.bottom) - Math.max(run.box.top, box.top);
  return overlap > (1 - SAME_LINE_EM) * Math.min(run.box.bottom - run.box.top, box.bottom - box.top);
}

/** The runs of right-to-left words hold their letters as displayed, so the alef of the Arabic ligature lam-alef goes before its lam. */
const isLamAlef = (before: string, letter: string): boolean => before.endsWith(LAM) && ALEFS.includes(letter);
const LAM = '\u0644';
const ALEFS = '\u0627\u0623\u0625\u0622';

function appendBeforeLam(run: Run, alef: string): void {
  run.text = run.text.slice(0, -1) + alef + LAM;
  run.characters++;
}

/** The letters of one ligature share its box. */
const isSameBox = (a: Box, b: Box): boolean =>
  Math.abs(a.left - b.left) < 0.01 && Math.abs(a.right - b.right) < 0.01 && Math.abs(a.top - b.top) < 0.01;

function append(run: Run, text: string, box: Box, characters: number): void {
  run.text += text;
  run.lastBox = box;
  run.characters += characters;
  run.box.left = Math.min(run.box.left, box.left);
  run.box.top = Math.min(run.box.top, box.top);
  run.box.right = Math.max(run.box.right, box.right);
  run.box.bottom = Math.max(run.box.bottom, box.bottom);
}

/** A gap between runs of different text objects that is still inside a word: writers that place each glyph by itself leave none. */
const JOIN_GAP_EM = 0.06;

/** Comparisons of runs on one page, after which the others stay apart. The densest pages of the born-digital suites take 300,000. */
const MOST_COMPARISONS = 5_000_000;

/** Joins runs that touch although the content drew them apart (glyph by glyph, or out of order). */
function joinNeighbours(runs: Run[]): Run[] {
  const sorted = [...runs].sort((a, b) => a.box.bottom - b.box.bottom || a.box.left - b.box.left);
  const search: Search = { sorted, gone: new Set(), comparisons: 0 };
  return sorted.filter((run, index) => {
    if (search.gone.has(run)) return false;
    for (let next = nextTouching(search, index, run); next; next = nextTouching(search, index, run)) {
      append(run, next.text, next.box, next.characters);
      search.gone.add(next);
    }
    return true;
  });
}

interface Search {
  sorted: readonly Run[];
  /** Runs that another one has taken in. */
  gone: Set<Run>;
  comparisons: number;
}

function nextTouching(search: Search, index: number, run: Run): Run | undefined {
  const { sorted, gone } = search;
  const reach = SAME_LINE_EM * run.style.fontSize;
  let i = index;
  while (i > 0 && sorted[i - 1]!.box.bottom >= run.box.bottom - reach && search.comparisons++ < MOST_COMPARISONS) i--;
  for (; i < sorted.length && search.comparisons++ < MOST_COMPARISONS; i++) {
    const other = sorted[i]!;
    if (other.box.bottom > run.box.bottom + reach) return undefined;
    if (other === run || gone.has(other)) continue;
    const gap = Math.abs(other.box.left - run.box.right);
    if (gap < JOIN_GAP_EM * run.style.fontSize && other.style.fontSize === run.style.fontSize && continues(run, other.box, other.style))
      return other;
  }
  return undefined;
}

function toWord(run: Run, rotation: 0 | 90 | 180 | 270, width: number, height: number): Word {
  const word: Word = {
    text: readingOrder(run.text).normalize('NFC'),
    box: toDisplay(run.box, rotation, width, height),
    fontSize: run.style.fontSize,
    bold: run.style.bold,
    readScore: 1,
  };
  if (rotation !== 0) word.rotation = rotation;
  return word;
}
