import type { Language } from '../tesseract/recogniser';
import { scriptsOfModel } from '../../lexicon/lexicon';
import { GLYPHS } from './glyph-network';
import { SCRIPT_LETTER } from './square-letters';

/** The code that holds the letters that papers of a language print, and the bytes of its rows and columns. */
const CODES: Partial<Record<Language, { label: string; rows: [number, number]; columns: [number, number] }>> = {
  chi_sim: { label: 'gb18030', rows: [0xb0, 0xf7], columns: [0xa1, 0xfe] },
  chi_tra: { label: 'big5', rows: [0xa4, 0xc6], columns: [0x40, 0xfe] },
  jpn: { label: 'euc-jp', rows: [0xb0, 0xcf], columns: [0xa1, 0xfe] },
  kor: { label: 'euc-kr', rows: [0xb0, 0xc8], columns: [0xa1, 0xfe] },
};

const found = new Map<Language, readonly number[] | undefined>();

/** The numbers of the glyphs that a page in a language may print, with signs and Latin letters; undefined of languages that the network does not know. */
export function glyphsOf(language: Language): readonly number[] | undefined {
  if (!found.has(language)) found.set(language, numbersOf(language));
  return found.get(language);
}

function numbersOf(language: Language): number[] | undefined {
  const code = CODES[language];
  if (!code) return undefined;
  const own = lettersIn(code);
  const hasKana = scriptsOfModel(language).includes('Hiragana');
  return GLYPHS.flatMap((glyph, at) =>
    (own.has(glyph) && !STROKES.has(glyph)) || !SCRIPT_LETTER.test(glyph) || (hasKana && KANA.test(glyph)) ? [at] : [],
  );
}

/** Strokes and frames that are letters by name alone. */
const STROKES: ReadonlySet<string> = new Set('卜丶丿亅丨囗凵冂匚卩冫');

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u;

function lettersIn({ label, rows, columns }: NonNullable<(typeof CODES)[Language]>): ReadonlySet<string> {
  const decoder = new TextDecoder(label);
  const letters = new Set<string>();
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let column = columns[0]; column <= columns[1]; column++) {
      const letter = decoder.decode(Uint8Array.of(row, column));
      if (SCRIPT_LETTER.test(letter) && Array.from(letter).length === 1) letters.add(letter);
    }
  return letters;
}
