import type { Box } from '../../model/box';
import type { Word } from '../../model/page';
import type { Character, TextStyle } from './character';

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

interface Glyph {
  text: string;
  box: Box;
  style: TextStyle;
  afterBlank: boolean;
}

/** Drops a glyph that another text object has already drawn at the same place. */
function withoutDoubles(characters: readonly Character[], rotation: number, width: number, height: number): Glyph[] {
  const seen = new Map<string, { x: number; y: number; style: TextStyle }[]>();
  const kept: Glyph[] = [];
  let blankBefore = false;
  for (const character of characters) {
    const box = toReading(character.box, rotation, width, height);
    const tolerance = Math.max(0.3, SAME_PLACE_EM * character.style.fontSize);
    const key = `${character.text}${Math.round(box.left / 4)}:${Math.round(box.bottom / 4)}`;
    const places = seen.get(key) ?? [];
    const doubled = places.some(
      (place) => place.style !== character.style && Math.abs(place.x - box.left) < tolerance && Math.abs(place.y - box.bottom) < tolerance,
    );
    blankBefore ||= character.afterBlank;
    if (doubled) continue;
    places.push({ x: box.left, y: box.bottom, style: character.style });
    seen.set(key, places);
    kept.push({ text: character.text, box, style: character.style, afterBlank: blankBefore });
    blankBefore = false;
  }
  return kept;
}

/** Chains glyphs in content order as long as each continues the one before. */
function chain(glyphs: readonly Glyph[]): Run[] {
  const runs: Run[] = [];
  let current: Run | undefined;
  for (const glyph of glyphs) {
    if (current && !glyph.afterBlank && continues(current, glyph.box, glyph.style)) {
      append(current, glyph.text, glyph.box, 1);
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

/** Joins runs that touch although the content drew them apart (glyph by glyph, or out of order). */
function joinNeighbours(runs: Run[]): Run[] {
  const sorted = [...runs].sort((a, b) => a.box.bottom - b.box.bottom || a.box.left - b.box.left);
  const joined: Run[] = [];
  const gone = new Set<Run>();
  sorted.forEach((run, index) => {
    if (gone.has(run)) return;
    for (let next = nextTouching(sorted, index, run, gone); next; next = nextTouching(sorted, index, run, gone)) {
      append(run, next.text, next.box, next.characters);
      gone.add(next);
    }
    joined.push(run);
  });
  return joined;
}

function nextTouching(sorted: readonly Run[], index: number, run: Run, gone: ReadonlySet<Run>): Run | undefined {
  const reach = SAME_LINE_EM * run.style.fontSize;
  const first = firstNear(sorted, index, run.box.bottom - reach);
  for (let i = first; i < sorted.length; i++) {
    const other = sorted[i]!;
    if (other.box.bottom > run.box.bottom + reach) return undefined;
    if (other === run || gone.has(other)) continue;
    const gap = Math.abs(other.box.left - run.box.right);
    if (gap < JOIN_GAP_EM * run.style.fontSize && other.style.fontSize === run.style.fontSize && continues(run, other.box, other.style))
      return other;
  }
  return undefined;
}

function firstNear(sorted: readonly Run[], index: number, bottom: number): number {
  let i = index;
  while (i > 0 && sorted[i - 1]!.box.bottom >= bottom) i--;
  return i;
}

function toWord(run: Run, rotation: 0 | 90 | 180 | 270, width: number, height: number): Word {
  const word: Word = {
    text: run.text.normalize('NFC'),
    box: toDisplay(run.box, rotation, width, height),
    fontSize: run.style.fontSize,
    bold: run.style.bold,
    readScore: 1,
  };
  if (rotation !== 0) word.rotation = rotation;
  return word;
}
