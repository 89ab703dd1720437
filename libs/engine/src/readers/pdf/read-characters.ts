import { boxCentreX, boxCentreY, type Box } from '../../model/box';
import { mapBox, mapX, mapY, type PageFrame } from './page-frame';
import type { Character, TextStyle } from './character';
import type { Pdfium } from './pdfium-module';
import { readStyle } from './read-style';
import { isClustered, isRightToLeft, isWide } from './scripts';
import { Scratch } from './scratch';
import { mendTracking } from './tracking';
import { READ_CHARACTERS } from './weights';
import { widenClusters, type Origin, type TextPage } from './whole-clusters';

/** More characters than this on one page are not read. Measured: the densest real page of the accuracy suites has 14,000. */
const MAX_CHARACTERS = 200_000;

/** Reads what is drawn on a page as characters with displayed boxes, in content order, without what lies outside the page. */
export function readCharacters(pdfium: Pdfium, page: number, frame: PageFrame): Character[] {
  const textPage = pdfium._FPDFText_LoadPage(page);
  if (textPage === 0) return [];
  const scratch = new Scratch(pdfium);
  try {
    return collect({ pdfium, page, textPage, frame, scratch });
  } finally {
    scratch.free();
    pdfium._FPDFText_ClosePage(textPage);
  }
}

function collect(on: TextPage): Character[] {
  const { pdfium, textPage, frame, scratch } = on;
  const count = Math.min(pdfium._FPDFText_CountChars(textPage), MAX_CHARACTERS);
  const styles = new Map<number, TextStyle>();
  const characters: Character[] = [];
  const origins: Origin[] = [];
  let afterBlank = false;
  let joiner = '';
  for (let index = 0; index < count; index++) {
    const code = pdfium._FPDFText_GetUnicode(textPage, index);
    if (code === NON_JOINER && characters.length > 0 && !afterBlank) {
      joiner = String.fromCodePoint(code);
      continue;
    }
    const text = printable(code);
    const object = text === '' ? 0 : pdfium._FPDFText_GetTextObject(textPage, index);
    if (object === 0) {
      afterBlank = true;
      joiner = '';
      continue;
    }
    let style = styles.get(object);
    if (!style) styles.set(object, (style = readStyle(pdfium, textPage, index, object, frame, scratch)));
    const box = readBox(pdfium, textPage, index, text, style, frame, scratch);
    if (!box) continue;
    if (afterBlank && isInCluster(characters.at(-1)?.text ?? '', text)) afterBlank = isDrawnBlank(pdfium, textPage, index - 1, scratch);
    if (insidePage(box, frame)) {
      characters.push({ text: joiner ? withJoiner(text, joiner, box, characters.at(-1)!.box) : text, box, style, afterBlank });
      origins.push({ index, object });
    }
    joiner = '';
    afterBlank = false;
  }
  widenClusters(on, characters, origins);
  mendTracking(characters, (at) => isDrawnBlank(pdfium, textPage, origins[at]!.index - 1, scratch));
  return characters;
}

/** Whether a text may go on in a word of a script of clusters. */
const isInCluster = (before: string, text: string): boolean => isClustered(before) && (isClustered(text) || ENDS_CLUSTER.has(text));

/** Where a character is drawn, as high and wide as its style has it; undefined where it is not seen. */
function readBox(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  text: string,
  style: TextStyle,
  frame: PageFrame,
  scratch: Scratch,
): Box | undefined {
  if (!pdfium._FPDFText_GetLooseCharBox(textPage, index, scratch.at(0))) return undefined;
  let box = mapBox(frame.toDisplay, scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3));
  if (text === '-' && isUnseen(box)) return undefined;
  if (isOversized(box, style) || isUndersized(text, box, style))
    box = trimToEm(box, style, originOf(pdfium, textPage, index, frame, scratch));
  return isNarrowed(text, box, style) ? widenToEm(box, style) : box;
}

/** Parts two letters of one word that would join (Persian, Indian scripts). */
const NON_JOINER = 0x200c;

/** A letter with the sign between it and the one before, on the side on which that is drawn. */
function withJoiner(text: string, joiner: string, { left }: Box, before: Box): string {
  if (!isRightToLeft(text) && !isClustered(text)) return text;
  return left < before.left ? text + joiner : joiner + text;
}

/** Signs that no blank stands before. */
const ENDS_CLUSTER: ReadonlySet<string> = new Set('.,:;)%/');

/** A blank or a box without any width, as PDFium rounds it. */
const NO_WIDTH_PT = 0.01;

/** A hyphen that is drawn at a line's end alone (U+00AD) has no box where it stands within a word. */
const isUnseen = ({ left, top, right, bottom }: Box): boolean => Math.min(right - left, bottom - top) < NO_WIDTH_PT;

/** Where glyphs of a word are drawn apart, PDFium says that blanks without any width stand between. */
function isDrawnBlank(pdfium: Pdfium, textPage: number, index: number, scratch: Scratch): boolean {
  if (!pdfium._FPDFText_GetLooseCharBox(textPage, index, scratch.at(0))) return true;
  return Math.abs(scratch.float(2) - scratch.float(0)) > NO_WIDTH_PT;
}

function isOversized(box: Box, { rotation, fontSize }: TextStyle): boolean {
  const height = rotation === 90 || rotation === 270 ? box.right - box.left : box.bottom - box.top;
  return rotation !== null && height > READ_CHARACTERS.oversizedEm * fontSize;
}

const isUndersized = (text: string, { top, bottom }: Box, { rotation, fontSize }: TextStyle): boolean =>
  rotation === 0 && isRightToLeft(text) && bottom - top < READ_CHARACTERS.undersizedEm * fontSize;

const isNarrowed = (text: string, { left, right }: Box, { rotation, fontSize }: TextStyle): boolean =>
  rotation === 0 && right - left < READ_CHARACTERS.narrowEm * fontSize && isWide(text);

/** The box of a sign that stands in the middle of an em, as wide as that. */
function widenToEm({ left, right, ...box }: Box, { fontSize }: TextStyle): Box {
  const missing = fontSize - (right - left);
  return { ...box, left: left - missing / 2, right: right + missing / 2 };
}

function originOf(pdfium: Pdfium, textPage: number, index: number, { toDisplay }: PageFrame, scratch: Scratch): { x: number; y: number } {
  pdfium._FPDFText_GetCharOrigin(textPage, index, scratch.at(0), scratch.at(2));
  const x = scratch.double(0);
  const y = scratch.double(1);
  return { x: mapX(toDisplay, x, y), y: mapY(toDisplay, x, y) };
}

/** The box cut to one em around the baseline that runs through `origin`. */
function trimToEm(box: Box, { rotation, fontSize }: TextStyle, { x, y }: { x: number; y: number }): Box {
  const up = READ_CHARACTERS.ascentEm * fontSize;
  const down = READ_CHARACTERS.descentEm * fontSize;
  if (rotation === 90) return { ...box, left: x - down, right: x + up };
  if (rotation === 180) return { ...box, top: y - down, bottom: y + up };
  if (rotation === 270) return { ...box, left: x - up, right: x + down };
  return { ...box, top: y - up, bottom: y + down };
}

/** The character of a code point, or '' for blanks and controls. PDFium gives a hyphen at a line's end as U+0002 or U+FFFE. */
function printable(code: number): string {
  if (code === 0x02 || code === 0xfffe || code === 0xad) return '-';
  if (code <= 0x20 || (code >= 0x7f && code <= 0xa0) || code === 0xfeff || code > 0x10ffff) return '';
  if (code >= 0xd800 && code <= 0xdfff) return '';
  if ((code >= 0x2000 && code <= 0x200f) || code === 0x202f || code === 0x3000 || (code >= 0x2028 && code <= 0x202e)) return '';
  return String.fromCodePoint(code);
}

const insidePage = (box: Box, frame: PageFrame): boolean => {
  const x = boxCentreX(box);
  const y = boxCentreY(box);
  return x >= 0 && x <= frame.width && y >= 0 && y <= frame.height;
};
