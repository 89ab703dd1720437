/** Every blank that typesetters use where a plain one is meant: no-break, thin, narrow no-break, figure and ideographic ones. */
const BLANKS = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g;
const MINUS_SIGNS = /[\u2010-\u2015\u2212\ufe63\uff0d]/g;
const APOSTROPHES = /[\u2018\u2019\u201b\u2032\u00b4\u0060]/g;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** Most texts are plain already; telling so first makes a page several times quicker to read. */
const PLAIN_ASCII = /^(?:[!-_a-~]+(?: [!-_a-~]+)*)?$/;

/** One plain form for what print spells in many: blanks, minus signs, apostrophes, full-width digits. */
export function plainText(text: string): string {
  if (PLAIN_ASCII.test(text)) return text;
  return text.normalize('NFKC').replace(INVISIBLE, '').replace(MINUS_SIGNS, '-').replace(APOSTROPHES, "'").replace(BLANKS, ' ').trim();
}

const DIGIT_OR_SIGN = /[\d\u0080-\uffff]/;

/** Whether a text can hold a digit in its plain form: it has one, or a sign beyond ASCII that may stand for one. Most texts of a page have neither. */
export const mayHoldDigit = (text: string): boolean => DIGIT_OR_SIGN.test(text);

/** Lower case without accents, for comparing words across spellings (Jänner, JANNER). */
export function foldedText(text: string): string {
  if (PLAIN_ASCII.test(text)) return text.toLowerCase();
  return plainText(text)
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
}
