import { HELVETICA_WIDTHS } from './text-width.data';

/** The typefaces that documents are set in; `embedded` is a TrueType font inside the file, which has the letters that the standard fonts lack. */
export const FACES = ['sans', 'serif', 'mono', 'embedded'] as const;
export type Face = (typeof FACES)[number];

/** Width of every character of a typewriter's face, in thousandths of the font's size. */
const MONO_WIDTH = 600;
/** Times runs about a tenth narrower than Helvetica, bold Helvetica about a fifteenth wider. */
const SERIF_SHARE = 0.9;
const BOLD_SHARE = 1.065;
const USUAL_WIDTH = 556;

/** How wide a text is; close enough to lay out by, where the fonts themselves are not at hand. */
export function widthOf(text: string, size: number, face: Face = 'sans', bold = false): number {
  if (face === 'mono') return (Array.from(text).length * MONO_WIDTH * size) / 1_000;
  const thousandths = Array.from(text).reduce((sum, character) => sum + (HELVETICA_WIDTHS[character] ?? USUAL_WIDTH), 0);
  return (thousandths * size * (bold ? BOLD_SHARE : 1) * (face === 'serif' ? SERIF_SHARE : 1)) / 1_000;
}

/** A text in lines that are no wider than the room; a word that is wider stands alone. */
export function wrapText(text: string, room: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
