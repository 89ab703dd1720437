import { textsOn, type LaidOutPage } from './laid-out-page';
import { scriptsOfLanguages, tellLanguage } from '../lexicon/lexicon';
import { DETECT_LANGUAGE } from './weights';

/** The language of a document (ISO 639-1) by its script, or by its small words; undefined where they do not settle it. */
export const detectLanguage = (pages: readonly LaidOutPage[]): string | undefined =>
  languageOfScript(pages) ?? tellLanguage(textsOn(pages));

/** The language of the first script that enough of all letters are of. */
function languageOfScript(pages: readonly LaidOutPage[]): string | undefined {
  const text = pages.flatMap(({ segments }) => segments.map((segment) => segment.text)).join('');
  if (!/[\u0590-\uffdc]/.test(text)) return undefined;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const share = (script: RegExp): number => (text.match(script)?.length ?? 0) / Math.max(1, letters);
  return scriptsOfLanguages.find(
    ({ letters: own, isAmongOthers }) => share(own) > (isAmongOthers ? DETECT_LANGUAGE.kanaShare : DETECT_LANGUAGE.scriptShare),
  )?.code;
}
