import { textsOn, type LaidOutPage } from './laid-out-page';
import { tellLanguage } from '../lexicon/lexicon';
import { DETECT_LANGUAGE } from './weights';

/** The language of a document (ISO 639-1) by its script, or by its small words; undefined where they do not settle it. */
export const detectLanguage = (pages: readonly LaidOutPage[]): string | undefined =>
  languageOfScript(pages) ?? tellLanguage(textsOn(pages));

/** Scripts by the language that most of their papers are in; kana tell Japanese from Chinese. */
const LANGUAGE_BY_SCRIPT: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];

/** The language of the first of these scripts that enough of all letters are of. */
function languageOfScript(pages: readonly LaidOutPage[]): string | undefined {
  const text = pages.flatMap(({ segments }) => segments.map((segment) => segment.text)).join('');
  if (!/[\u0590-\uffdc]/.test(text)) return undefined;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const share = (script: RegExp): number => (text.match(script)?.length ?? 0) / Math.max(1, letters);
  return LANGUAGE_BY_SCRIPT.find(
    ([code, script]) => share(script) > (code === 'ja' ? DETECT_LANGUAGE.kanaShare : DETECT_LANGUAGE.scriptShare),
  )?.[0];
}
