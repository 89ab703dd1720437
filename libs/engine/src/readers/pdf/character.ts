import type { Box } from '../../model/box';

/** What the characters of one text object share. */
export interface TextStyle {
  /** Displayed height of an em, in points. */
  fontSize: number;
  bold: boolean;
  /** Degrees clockwise as displayed; null for slanted text, such as a watermark. */
  rotation: 0 | 90 | 180 | 270 | null;
  /** Drawn with neither fill nor outline, as the text layer over a scan is. */
  invisible: boolean;
  /** Lightness of the ink, 0 black to 1 white. */
  shade: number;
  /** How far letters of one word are set apart, in ems; undefined where they are not. */
  tracking?: number;
}

/** One drawn character (or the letters of one ligature) as displayed. */
export interface Character {
  text: string;
  /** From ascender to descender, and as wide as its advance. */
  box: Box;
  style: TextStyle;
  /** The content has a blank or a line end before it. */
  afterBlank: boolean;
}
