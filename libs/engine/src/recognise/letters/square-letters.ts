/** Letters of Chinese, Japanese and Korean, each set in a square of its own. */
export const SCRIPT_LETTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The same with the line that draws a vowel out, which Unicode gives to no script. */
export const SQUARE_LETTER = new RegExp(`${SCRIPT_LETTER.source}|ー`, 'u');
