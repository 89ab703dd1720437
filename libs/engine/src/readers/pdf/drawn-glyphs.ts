import type { Box } from '../../model/box';
import type { Character, TextStyle } from './character';
import { isClustered, isMark, isRightToLeft } from './scripts';
import { GROUP_WORDS } from './weights';
import { toReading } from '../source/reading-frame';

/** Text objects that draw one glyph at one place; more of them than this are no shadow but a page that means harm. */
const MOST_LAYERS = 8;
/** Glyphs are looked up by squares of this size. */
const SQUARE_PT = 4;

interface Drawn {
  x: number;
  y: number;
  style: TextStyle;
}

/** Drops a glyph that another text object has already drawn at the same place, and turns the others for reading. */
export function withoutDoubles(characters: readonly Character[], rotation: number, width: number, height: number): Character[] {
  const seen = new Map<number, Drawn[]>();
  const kept: Character[] = [];
  let blankBefore = false;
  for (const character of characters) {
    const { text, style } = character;
    const box = toReading(character.box, rotation, width, height);
    const key = glyphKey(text, box);
    const drawn = seen.get(key);
    blankBefore ||= character.afterBlank;
    if (drawn && isDrawnAlready(drawn, box, style)) continue;
    if (!drawn) seen.set(key, [{ x: box.left, y: box.bottom, style }]);
    else if (drawn.length < MOST_LAYERS) drawn.push({ x: box.left, y: box.bottom, style });
    kept.push(box === character.box && blankBefore === character.afterBlank ? character : { text, box, style, afterBlank: blankBefore });
    blankBefore = false;
  }
  return kept;
}

/** One key for the same glyph near a box. Far ones that share it are told apart by their coordinates. */
function glyphKey(text: string, box: Box): number {
  const column = Math.round(box.left / SQUARE_PT) & 0x1fff;
  const row = Math.round(box.bottom / SQUARE_PT) & 0x1fff;
  return (text.codePointAt(0)! * 0x2000 + column) * 0x2000 + row;
}

function isDrawnAlready(drawn: readonly Drawn[], box: Box, style: TextStyle): boolean {
  const tolerance = Math.max(GROUP_WORDS.sameGlyphPt, GROUP_WORDS.sameGlyphEm * style.fontSize);
  return drawn.some(
    (other) => other.style !== style && Math.abs(other.x - box.left) < tolerance && Math.abs(other.y - box.bottom) < tolerance,
  );
}

/** Writers that draw a letter's vowels by glyphs of their own say the whole cluster again at each: one of them is the text. */
export function withoutRepeatedClusters(characters: readonly Character[]): readonly Character[] {
  if (!characters.some(({ text }) => isClustered(text))) return characters;
  const clusters: Character[][] = [];
  for (const character of characters) {
    const last = clusters.at(-1);
    if (last && last[0]!.style === character.style) last.push(character);
    else clusters.push([character]);
  }
  let blankBefore = false;
  return clusters.flatMap((cluster, index) => {
    blankBefore ||= cluster[0]!.afterBlank;
    if (isRepeated(cluster, clusters.slice(Math.max(0, index - GROUP_WORDS.clustersBack), index))) return [];
    const [first, ...others] = cluster as [Character, ...Character[]];
    const kept = blankBefore === first.afterBlank ? cluster : [{ ...first, afterBlank: blankBefore }, ...others];
    blankBefore = false;
    return kept;
  });
}

/** A letter alone has no vowel that a glyph of its own could draw: the same one beside it is the next letter. */
function isRepeated(cluster: readonly Character[], before: readonly (readonly Character[])[]): boolean {
  if (cluster.length === 1 || !isClustered(cluster[0]!.text)) return false;
  const text = textOf(cluster);
  return before.some((other) => textOf(other) === text && standsWithin(cluster, other));
}

const textOf = (cluster: readonly Character[]): string => cluster.map(({ text }) => text).join('');

/** Whether a cluster is drawn on another, or by another glyph right beside it: the next syllable (`पीपी`) is as wide as the one before. */
function standsWithin(cluster: readonly Character[], other: readonly Character[]): boolean {
  const [own, before] = [extentOf(cluster), extentOf(other)];
  const shared = Math.min(own.right, before.right) - Math.max(own.left, before.left);
  const down = Math.abs(cluster[0]!.box.bottom - other[0]!.box.bottom);
  const { fontSize } = cluster[0]!.style;
  const isAsWide = Math.abs(own.width - before.width) < GROUP_WORDS.sameGlyphPt;
  return shared > (isAsWide ? GROUP_WORDS.repeatedShare * own.width : -GROUP_WORDS.sameGlyphEm * fontSize) && down < fontSize;
}

function extentOf(cluster: readonly Character[]): { left: number; right: number; width: number } {
  const [left, right] = [cluster[0]!.box.left, cluster.at(-1)!.box.right];
  return { left, right, width: right - left };
}

/**
 * A glyph of Arabic that is a letter with its mark has both in the order in which they are displayed, each with a part of the glyph's box: the
 * letter first, and the box of both.
 */
export function withWholeGlyphs(characters: readonly Character[]): readonly Character[] {
  const whole = [...characters];
  for (let at = 1; at < whole.length; at++) {
    const [mark, letter] = [whole[at - 1]!, whole[at]!];
    if (!isMark(mark.text) || !isRightToLeft(mark.text) || !isRightToLeft(letter.text) || isMark(letter.text)) continue;
    if (mark.style !== letter.style || letter.afterBlank || !isSameEdge(mark.box.right, letter.box.left)) continue;
    const box = { ...letter.box, left: mark.box.left };
    whole[at - 1] = { ...letter, box, afterBlank: mark.afterBlank };
    whole[at] = { ...mark, box, afterBlank: false };
  }
  return whole;
}

/** PDFium takes the compatibility form of what stands among letters that are read from the right: `⅝` is three characters with the box of one glyph. */
export function withFractions(characters: readonly Character[]): readonly Character[] {
  if (!characters.some(({ text }) => text === '/')) return characters;
  const whole: Character[] = [];
  for (let at = 0; at < characters.length; at++) {
    const first = characters[at]!;
    let end = at + 1;
    for (let next = characters[end]; next && end - at < LONGEST_FRACTION && isSameBox(next.box, first.box); next = characters[end]) end++;
    const fraction = end - at > 2 ? FRACTIONS.get(textOf(characters.slice(at, end))) : undefined;
    whole.push(fraction ? { ...first, text: fraction } : first);
    if (fraction) at = end - 1;
  }
  return whole;
}

/** `1/10`. */
const LONGEST_FRACTION = 4;
const FRACTIONS: ReadonlyMap<string, string> = new Map(
  Array.from('½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒', (fraction) => [fraction.normalize('NFKC').replace('\u2044', '/'), fraction]),
);

/** In points: far less than any glyph is wide, more than 32-bit floats of one page differ by. */
export const SAME_EDGE_PT = 0.01;
/** Whether two edges are one. */
export const isSameEdge = (a: number, b: number): boolean => Math.abs(a - b) < SAME_EDGE_PT;
/** The letters of one ligature share its box. */
export const isSameBox = (a: Box, b: Box): boolean =>
  isSameEdge(a.left, b.left) && isSameEdge(a.right, b.right) && isSameEdge(a.top, b.top);
