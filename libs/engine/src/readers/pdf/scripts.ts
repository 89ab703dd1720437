/** Letters of Hebrew, Arabic and their neighbours, presentation forms included. */
const FIRST_RIGHT_TO_LEFT = '\u0590';
const RIGHT_TO_LEFT = /[\u0590-\u05ff\u0600-\u065f\u066e-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** Ideographs, kana, Hangul and their punctuation: each fills an em. */
const WIDE = /[\u2e80-\u303f\u3041-\u33ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]/;
/** Vowels, tones and points that are set over, under or beside the letter before them. */
const MARK = /[\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]|(?=[\u0900-\u0e7f])\p{M}/u;
const LEFT_TO_RIGHT = /[A-Za-z0-9]/;
/** Scripts of India and of Thailand with its neighbours: their letters stand in clusters. */
const FIRST_CLUSTERED = '\u0900';
const LAST_CLUSTERED = '\u0fff';

export const isRightToLeft = (text: string): boolean => (text.length > 1 || text >= FIRST_RIGHT_TO_LEFT) && RIGHT_TO_LEFT.test(text);
export const isWide = (text: string): boolean => text > '\u2e7f' && WIDE.test(text);
export const isMark = (text: string): boolean => text > '\u0590' && MARK.test(text);
export const isLeftToRight = (text: string): boolean => LEFT_TO_RIGHT.test(text);
export const isClustered = (text: string): boolean => text >= FIRST_CLUSTERED && text <= LAST_CLUSTERED;
