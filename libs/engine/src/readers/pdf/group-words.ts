import { boxHeight, type Box } from '../../model/box';
import type { Word } from '../../model/page';
import type { Character, TextStyle } from './character';
import { joinSpaced } from './join-spaced';
import { readingOrder } from './reading-order';
import { isClustered, isLeftToRight, isMark, isRightToLeft } from './scripts';
import { GROUP_WORDS } from './weights';
import { toDisplay } from '../source/reading-frame';
import { SAME_EDGE_PT, isSameBox, withFractions, withWholeGlyphs, withoutDoubles, withoutRepeatedClusters } from './drawn-glyphs';

interface Run {
  text: string;
  /** In the reading frame: x runs along the text, y down across lines. */
  box: Box;
  /** The last character's own box, and its style. */
  lastBox: Box;
  lastStyle: TextStyle;
  style: TextStyle;
  characters: number;
}

/** Groups characters to words by their gaps; text that leans (watermarks) is left out. */
export function groupWords(characters: readonly Character[], pageWidth: number, pageHeight: number): Word[] {
  const words: Word[] = [];
  for (const rotation of [0, 90, 180, 270] as const) {
    const turned = characters.filter((character) => character.style.rotation === rotation);
    if (turned.length === 0) continue;
    const runs = joinNeighbours(
      chain(withFractions(withWholeGlyphs(withoutRepeatedClusters(withoutDoubles(turned, rotation, pageWidth, pageHeight))))),
    );
    for (const run of runs) words.push(toWord(run, rotation, pageWidth, pageHeight));
  }
  return joinSpaced(words);
}

/** Chains glyphs in content order as long as each continues the one before. */
function chain(glyphs: readonly Character[]): Run[] {
  const runs: Run[] = [];
  let current: Run | undefined;
  for (const glyph of glyphs) {
    if (current && !glyph.afterBlank && continuesLeft(current, glyph)) {
      prepend(current, glyph);
    } else if (current && !glyph.afterBlank && continues(current, glyph)) {
      if (isSameBox(current.lastBox, glyph.box) && isLamAlef(current.text, glyph.text)) appendBeforeLam(current, glyph.text);
      else append(current, glyph);
    } else if (current && !glyph.afterBlank && isMark(glyph.text) && standsOver(current, glyph)) {
      appendMark(current, glyph);
    } else {
      current = { text: glyph.text, box: { ...glyph.box }, lastBox: glyph.box, lastStyle: glyph.style, style: glyph.style, characters: 1 };
      runs.push(current);
    }
  }
  return runs;
}

function continues(run: Run, { text, box, style }: Pick<Character, 'text' | 'box' | 'style'>): boolean {
  const size = Math.max(run.style.fontSize, style.fontSize);
  const small = Math.min(run.style.fontSize, style.fontSize);
  if (run.style.invisible !== style.invisible) return false;
  if (isOfGlyph(run, text, box, style)) return true;
  const gap = box.left - run.box.right;
  const before = run.text.at(-1)!;
  const isCluster = isClustered(before) && (isClustered(text) || text === '.');
  const widest = !isCluster
    ? GROUP_WORDS.wordGapEm + (style.tracking ?? 0)
    : before === SARA_AM
      ? GROUP_WORDS.saraAmGapEm
      : GROUP_WORDS.clusterGapEm;
  if (gap > widest * small || gap < -GROUP_WORDS.overlapEm * size) return false;
  return isLevel(run, box, isCluster ? GROUP_WORDS.clusterOverlap : 1 - GROUP_WORDS.sameLineEm);
}

/** Whether a glyph shares more than such a part of the lower one's height with the run. */
function isLevel(run: Run, box: Box, share: number): boolean {
  const overlap = Math.min(run.box.bottom, box.bottom) - Math.max(run.box.top, box.top);
  return overlap > share * Math.min(boxHeight(run.box), boxHeight(box));
}

/** This vowel of Thai is drawn as two, of which the box has the first. */
const SARA_AM = '\u0e33';

/** Whether a vowel or tone is drawn within the letter before it or right beside. */
const standsOver = ({ lastBox, style }: Run, { box }: Character): boolean =>
  box.left < lastBox.right + GROUP_WORDS.overlapEm * style.fontSize &&
  box.right > lastBox.left - GROUP_WORDS.overlapEm * style.fontSize &&
  box.bottom > lastBox.top - style.fontSize &&
  box.top < lastBox.bottom + style.fontSize;

/** A run holds its letters as displayed, and marks behind their letter once it is read. */
function appendMark(run: Run, { text, box }: Character): void {
  run.text = isRightToLeft(text) ? text + run.text : run.text + text;
  run.characters++;
  run.box.right = Math.max(run.box.right, box.right);
}

/** Whether a letter or sign goes on to the left, as words of Hebrew and Arabic do in the order of their content. */
function continuesLeft(run: Run, { text, box, style }: Character): boolean {
  if (!isRightToLeft(text) && (isLeftToRight(text) || !isRightToLeft(run.text))) return false;
  if (run.style.invisible !== style.invisible) return false;
  const size = Math.max(run.style.fontSize, style.fontSize);
  if (isOfGlyph(run, text, box, style)) return run.lastBox.right < run.box.right - SAME_EDGE_PT;
  const gap = run.box.left - box.right;
  if (Math.abs(gap) > Math.abs(box.left - run.box.right)) return false;
  if (gap > GROUP_WORDS.wordGapEm * Math.min(run.style.fontSize, style.fontSize) || gap < -GROUP_WORDS.overlapEm * size) return false;
  return isLevel(run, box, 1 - GROUP_WORDS.sameLineEm);
}

/** Of the ligature lam-alef the content has either letter first; displayed from left to right, the alef is. */
function prepend(run: Run, glyph: Character): void {
  const { text, box } = glyph;
  const after = run.text;
  const isLigature = isAlefLam(after, text) && isSameBox(run.lastBox, box);
  append(run, glyph);
  run.text = isLigature ? after[0]! + text + after.slice(1) : text + after;
}

/** The runs of right-to-left words hold their letters as displayed, so the alef of the Arabic ligature lam-alef goes before its lam. */
const isLamAlef = (before: string, letter: string): boolean => before.endsWith(LAM) && ALEFS.includes(letter);
/** The same where the content has the alef first. */
const isAlefLam = (after: string, letter: string): boolean => letter === LAM && ALEFS.includes(after[0]!);
const LAM = '\u0644';
const ALEFS = '\u0627\u0623\u0625\u0622';

function appendBeforeLam(run: Run, alef: string): void {
  run.text = run.text.slice(0, -1) + alef + LAM;
  run.characters++;
}

/** Whether a letter is of the glyph before it; those of lam-alef may be text objects of their own. */
const isOfGlyph = (run: Run, text: string, box: Box, style: TextStyle): boolean =>
  (run.lastStyle === style || isAlefLam(run.text, text) || isLamAlef(run.text, text)) && isSameBox(run.lastBox, box);

function append(run: Run, { text, box, style }: Pick<Character, 'text' | 'box' | 'style'>, characters = 1): void {
  run.text += text;
  run.lastBox = box;
  run.lastStyle = style;
  run.characters += characters;
  run.box.left = Math.min(run.box.left, box.left);
  run.box.top = Math.min(run.box.top, box.top);
  run.box.right = Math.max(run.box.right, box.right);
  run.box.bottom = Math.max(run.box.bottom, box.bottom);
}

/** Comparisons of runs on one page, after which the others stay apart. The densest pages of the born-digital suites take 300,000. */
const MOST_COMPARISONS = 5_000_000;

/** Joins runs that touch although the content drew them apart (glyph by glyph, or out of order). */
function joinNeighbours(runs: Run[]): Run[] {
  const sorted = [...runs].sort((a, b) => a.box.bottom - b.box.bottom || a.box.left - b.box.left);
  const search: Search = { sorted, gone: new Set(), comparisons: 0 };
  for (const [index, run] of sorted.entries()) {
    if (search.gone.has(run)) continue;
    for (let next = nextTouching(search, index, run); next; next = nextTouching(search, index, run)) {
      append(run, next, next.characters);
      search.gone.add(next);
    }
  }
  // A run that was met first may be taken in by one that stands lower.
  return sorted.filter((run) => !search.gone.has(run));
}

interface Search {
  sorted: readonly Run[];
  /** Runs that another one has taken in. */
  gone: Set<Run>;
  comparisons: number;
}

function nextTouching(search: Search, index: number, run: Run): Run | undefined {
  const { sorted, gone } = search;
  const reach = GROUP_WORDS.sameLineEm * run.style.fontSize;
  let i = index;
  while (i > 0 && sorted[i - 1]!.box.bottom >= run.box.bottom - reach && search.comparisons++ < MOST_COMPARISONS) i--;
  for (; i < sorted.length && search.comparisons++ < MOST_COMPARISONS; i++) {
    const other = sorted[i]!;
    if (other.box.bottom > run.box.bottom + reach) return undefined;
    if (other === run || gone.has(other)) continue;
    const gap = Math.abs(other.box.left - run.box.right);
    if (gap < GROUP_WORDS.joinGapEm * run.style.fontSize && other.style.fontSize === run.style.fontSize && continues(run, other))
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
