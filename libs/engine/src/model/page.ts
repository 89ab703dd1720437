import type { Box } from './box';

/** Which reader produced a value; kept with every provenance. */
export type ReaderName = 'pdfium' | 'pdfjs' | 'ocr' | 'spreadsheet' | 'csv' | 'docx' | 'html' | 'text' | 'email' | 'einvoice-xml' | 'model';

/** A run of characters without a blank, as a reader saw it. */
export interface Word {
  text: string;
  box: Box;
  /** Height of the font in points; for recognised words told by their boxes and by how far their letters reach, or by their line. */
  fontSize: number;
  bold: boolean;
  /** How likely the characters are those that are printed: 1 for born-digital text, 0 to 1 off a picture. A signal, not a confidence. */
  readScore: number;
  /** Degrees clockwise, for text that does not run left to right on the displayed page; absent means 0. */
  rotation?: 90 | 180 | 270;
}

/** A drawn straight line. Horizontal: `position` is y, `start`/`end` are x. Vertical: `position` is x, `start`/`end` are y. Points. */
export interface Ruling {
  orientation: 'horizontal' | 'vertical';
  position: number;
  start: number;
  end: number;
  thickness: number;
}

/** A filled rectangle that is not the page's ground, such as a shaded header row. `shade`: 0 black to 1 white. */
export interface FilledBox {
  box: Box;
  shade: number;
}

/** What was done with the picture of a page before it was read: boxes lie on the picture so turned. */
export interface PictureTurn {
  /** Degrees clockwise, so that the text stands upright. */
  rotation: 0 | 90 | 180 | 270;
  /** Degrees clockwise after that, about the centre, so that the lines are level; the size stays. */
  tilt: number;
  /** So many degrees more at its bottom than at its top, of a sheet whose lines ran together; absent means 0. */
  change?: number;
}

/** One page as displayed: rotation and crop box are already applied to every coordinate. */
export interface Page {
  /** Counted from 1. */
  number: number;
  /** Points. */
  width: number;
  height: number;
  reader: ReaderName;
  words: Word[];
  rulings: Ruling[];
  fills: FilledBox[];
  /** Boxes of pictures on the page. */
  images: Box[];
  /** Boxes of curves and slanted lines, which charts and drawings are made of; absent where the reader cannot tell. */
  drawings?: Box[];
  /** Degrees clockwise by which the text runs on the displayed page, where all coordinates are turned so that it reads from left to right; absent means 0. */
  turned?: 90 | 180 | 270;
  /** Absent where the page was not read off a picture. */
  picture?: PictureTurn;
  /** Left and right are exchanged, because the page is read from right to left. */
  mirrored?: true;
}

/** Words of one baseline, left to right. */
export interface TextLine {
  words: Word[];
  box: Box;
  text: string;
  /** Its place among the lines of its page, counted from 0. */
  index: number;
}

/** The texts of words, cells or lines, with a blank between each two. */
export function textOf(parts: readonly { text: string }[]): string {
  if (parts.length === 0) return '';
  let { text } = parts[0]!;
  for (let i = 1; i < parts.length; i++) text += ` ${parts[i]!.text}`;
  return text;
}

/** How likely several words, none of which tells of another, are all read right. */
export const readScoreOf = (words: readonly Pick<Word, 'readScore'>[]): number =>
  words.reduce((product, word) => product * word.readScore, 1);
