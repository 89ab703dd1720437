import type { Box } from '../../model/box';
import type { Character } from './character';
import { mapBox, type PageFrame } from './page-frame';
import type { Pdfium } from './pdfium-module';
import type { Scratch } from './scratch';
import { isClustered } from './scripts';
import { GROUP_WORDS } from './weights';

/** `FPDF_PAGEOBJ_TEXT` of fpdf_edit.h. */
const TEXT_OBJECT = 1;
/** More objects than this on one page are not looked at, as more characters are not read. */
const MOST_OBJECTS = 200_000;
/** No cluster has more letters: what says more of one glyph says a word or a line. */
const MOST_LETTERS = 16;

/** A page of PDFium, with its text. */
export interface TextPage {
  pdfium: Pdfium;
  page: number;
  textPage: number;
  frame: PageFrame;
  scratch: Scratch;
}

/** Where a character comes from: its number on the text page, and the text object that draws it. */
export interface Origin {
  index: number;
  object: number;
}

/**
 * Letters of a cluster that several glyphs draw (`মে`: the vowel, then the letter) are said of the first glyph, and PDFium gives them its box alone: it
 * becomes that of all. Glyphs that nothing is said of follow the one that stands for them.
 */
export function widenClusters(on: TextPage, characters: readonly Character[], origins: readonly Origin[]): void {
  if (!characters.some(({ text }) => isClustered(text))) return;
  const clusters = new Map<number, Character[]>();
  for (const [at, character] of characters.entries()) {
    const { object } = origins[at]!;
    if (!clusters.get(object)?.push(character)) clusters.set(object, [character]);
  }
  const said = objectsWithText(on);
  let cluster: Character[] | undefined;
  const count = Math.min(on.pdfium._FPDFPage_CountObjects(on.page), MOST_OBJECTS);
  for (let index = 0; index < count; index++) {
    const object = on.pdfium._FPDFPage_GetObject(on.page, index);
    if (on.pdfium._FPDFPageObj_GetType(object) !== TEXT_OBJECT) continue;
    if (said.has(object)) cluster = clusters.get(object);
    else if (cluster && cluster.length <= MOST_LETTERS && isClustered(cluster[0]!.text)) widen(cluster, boundsOf(on, object));
  }
}

/** The text objects that any character is of, a blank too. */
function objectsWithText({ pdfium, textPage }: TextPage): Set<number> {
  const objects = new Set<number>();
  const count = Math.min(pdfium._FPDFText_CountChars(textPage), MOST_OBJECTS);
  for (let index = 0; index < count; index++) objects.add(pdfium._FPDFText_GetTextObject(textPage, index));
  return objects;
}

function boundsOf({ pdfium, frame, scratch }: TextPage, object: number): Box | undefined {
  if (!pdfium._FPDFPageObj_GetBounds(object, scratch.at(0), scratch.at(1), scratch.at(2), scratch.at(3))) return undefined;
  return mapBox(frame.toDisplay, scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3));
}

/** The letters share the box of a cluster evenly, as PDFium has it; how high they are says their font. */
function widen(cluster: readonly Character[], glyph: Box | undefined): void {
  const [first, last] = [cluster[0]!, cluster.at(-1)!];
  if (!glyph || first.style.rotation !== 0 || !isBeside(first.box.left, last.box.right, first, glyph)) return;
  const left = Math.min(first.box.left, glyph.left);
  const step = (Math.max(last.box.right, glyph.right) - left) / cluster.length;
  for (const [at, character] of cluster.entries())
    character.box = { ...character.box, left: left + at * step, right: left + (at + 1) * step };
}

const isBeside = (left: number, right: number, { box, style }: Character, glyph: Box): boolean =>
  glyph.left < right + GROUP_WORDS.overlapEm * style.fontSize &&
  glyph.right > left - GROUP_WORDS.overlapEm * style.fontSize &&
  glyph.bottom > box.top - style.fontSize &&
  glyph.top < box.bottom + style.fontSize;
