import { RIGHT_TO_LEFT_LETTER } from '../../lexicon/right-to-left-letters';

const FIRST_RIGHT_TO_LEFT = '\u0590';
/** Ideographs, kana, Hangul and their punctuation: each fills an em. */
const WIDE = /[\u2e80-\u303f\u3041-\u33ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]/;
/** Vowels, tones and points that are set over, under or beside the letter before them. */
const MARK = /[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]|(?=[\u0900-\u109f\u1780-\u17ff])\p{M}/u;
const LEFT_TO_RIGHT = /[A-Za-z0-9]/;
/** Scripts of India, and of Thailand with its neighbours, whose letters stand in clusters: Devanagari to Burmese, and Khmer. */
const CLUSTERED = { first: '\u0900', last: '\u109f' };
const CLUSTERED_KHMER = { first: '\u1780', last: '\u17ff' };

/** Whether a glyph's text is read from the right. These are asked of every character of a page, so that most are told by one comparison. */
export const isRightToLeft = (text: string): boolean => (text.length > 1 || text >= FIRST_RIGHT_TO_LEFT) && RIGHT_TO_LEFT_LETTER.test(text);
/** Whether it fills an em. */
export const isWide = (text: string): boolean => text > '\u2e7f' && WIDE.test(text);
/** Whether it is set over, under or beside the letter before it. */
export const isMark = (text: string): boolean => text > '\u0590' && MARK.test(text);
/** Whether it is a Latin letter or a figure. */
export const isLeftToRight = (text: string): boolean => LEFT_TO_RIGHT.test(text);
/** Whether it is of a script whose letters stand in clusters. */
export const isClustered = (text: string): boolean =>
  text >= CLUSTERED.first && (text <= CLUSTERED.last || (text >= CLUSTERED_KHMER.first && text <= CLUSTERED_KHMER.last));
