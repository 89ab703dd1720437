import { isBoldFont } from './bold-font';
import type { TextStyle } from './character';
import { compose, IDENTITY, quarterTurn, type Matrix, type PageFrame } from './page-frame';
import type { Pdfium } from './pdfium-module';
import type { Scratch } from './scratch';
import { fillShade } from './shades';
import { READ_CHARACTERS } from './weights';

/** PDF text rendering modes without visible ink: invisible (3) and clip only (7). */
const INVISIBLE_MODES = new Set([3, 7]);
/** Filled and outlined: how writers without a bold font embolden. */
const FILL_AND_STROKE = 2;

/** The style of a text object, told by the first of its characters. */
export function readStyle(pdfium: Pdfium, textPage: number, index: number, object: number, frame: PageFrame, scratch: Scratch): TextStyle {
  const matrix: Matrix = pdfium._FPDFText_GetMatrix(textPage, index, scratch.at(8))
    ? [scratch.float(8), scratch.float(9), scratch.float(10), scratch.float(11), 0, 0]
    : IDENTITY;
  const fontSize = pdfium._FPDFText_GetFontSize(textPage, index) * Math.hypot(matrix[2], matrix[3]);
  const mode = pdfium._FPDFTextObj_GetTextRenderMode(object);
  return {
    fontSize,
    bold: mode === FILL_AND_STROKE || isBold(pdfium, pdfium._FPDFTextObj_GetFont(object), scratch),
    rotation: displayedRotation(matrix, frame.toDisplay),
    invisible: INVISIBLE_MODES.has(mode),
    shade: fillShade(pdfium, object, scratch),
  };
}

function isBold(pdfium: Pdfium, font: number, scratch: Scratch): boolean {
  return font !== 0 && isBoldFont(fontName(pdfium, font, scratch), pdfium._FPDFFont_GetWeight(font));
}

function fontName(pdfium: Pdfium, font: number, scratch: Scratch): string {
  const capacity = 128;
  const length = Math.min(pdfium._FPDFFont_GetBaseFontName(font, scratch.at(16), capacity), capacity);
  const start = scratch.at(16);
  return length > 1 ? Buffer.from(pdfium.bytes.subarray(start, start + length - 1)).toString('latin1') : '';
}

function displayedRotation(text: Matrix, toDisplay: Matrix): TextStyle['rotation'] {
  const [a, b] = compose(text, toDisplay);
  return quarterTurn(a, b, READ_CHARACTERS.straightDegrees);
}
