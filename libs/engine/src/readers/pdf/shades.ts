import { luma } from '../source/luma';
import type { Pdfium } from './pdfium-module';
import type { Scratch } from './scratch';

/** Lightness of an object's fill, 0 black to 1 white; black where the object names no plain colour. */
export function fillShade(pdfium: Pdfium, object: number, scratch: Scratch): number {
  const ok = pdfium._FPDFPageObj_GetFillColor(object, scratch.at(0), scratch.at(1), scratch.at(2), scratch.at(3));
  return ok ? lightness(scratch) : 0;
}

/** The same of its outline. */
export function strokeShade(pdfium: Pdfium, object: number, scratch: Scratch): number {
  const ok = pdfium._FPDFPageObj_GetStrokeColor(object, scratch.at(0), scratch.at(1), scratch.at(2), scratch.at(3));
  return ok ? lightness(scratch) : 0;
}

/** Lightness of the colour in the first four slots, seen on white paper where it is transparent. */
function lightness(scratch: Scratch): number {
  const light = luma(scratch.unsigned(0), scratch.unsigned(1), scratch.unsigned(2)) / 255;
  const alpha = scratch.unsigned(3) / 255;
  return 1 - alpha * (1 - light);
}
