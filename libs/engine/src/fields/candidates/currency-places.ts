import { detectLanguage } from '../../layout/detect-language';
import { textsOn, type LaidOutPage } from '../../layout/laid-out-page';

/** What the papers of a country say that no other country's do: its name, its taxes and numbers, its postal codes. */
const DOLLARS_BY_PLACE: readonly (readonly [string, RegExp])[] = [
  ['MXN', /\bpesos mexicanos\b|\bM[ée]xico\b(?!,? (?:NM|MO))|\bC\.?D\.?M\.?X\b|\bCFDI\b|\bR\.?F\.?C\b\.?/u],
  ['COP', /\bColombia\b|\bpesos colombianos\b|\bNIT\b|\bBogot[áa]\b|\bDIAN\b/u],
  ['CLP', /\bChile\b|\bS\.?I\.?I\.? ?-? ?SANTIAGO\b|\bR\.?U\.?T\.?:? ?\d{1,2}\.\d{3}\.\d{3}-[\dkK]/u],
  ['ARS', /\bArgentina\b|\bC\.?U\.?I\.?T\b|\bBuenos Aires\b/u],
  ['UYU', /\bUruguay\b|\bMontevideo\b/u],
  ['CAD', /\bCanada\b|\b(?:HST|TPS|TVQ|QST)\b|\b[ABCEGHJ-NPR-TVXY]\d[A-Z] \d[A-Z]\d\b/u],
  ['AUD', /\bAustralia\b|\bA\.?B\.?N\b|\b(?:NSW|VIC|QLD|TAS|ACT|WA|SA|NT) \d{4}\b/u],
  ['NZD', /\bNew Zealand\b|\bAotearoa\b|\bNZBN\b|\.nz\b/u],
  ['SGD', /\bSingapore\b|\bUEN\b/u],
  ['HKD', /\bHong Kong\b|香港/u],
  ['TWD', /\bTaiwan\b|統一編號|台北|臺北/u],
];

/** `$` is the dollar of the place that the paper names; of none or of several it says nothing. */
export function dollarOf(pages: readonly LaidOutPage[]): string | undefined {
  const text = textsOf(pages);
  if (AMERICAN.test(text)) return undefined;
  const named = DOLLARS_BY_PLACE.filter(([, place]) => place.test(text));
  return named.length === 1 ? named[0]![0] : undefined;
}

/** A place of the United States, whatever else is named beside it. */
const AMERICAN = /\b[A-Z]{2} \d{5}(?:-\d{4})?\b|\bUSA\b|\bUnited States\b/;

/** `¥` is China's on a paper in Chinese. */
export const isYuan = (pages: readonly LaidOutPage[]): boolean => detectLanguage(pages) === 'zh';

/** Currencies whose name or abbreviation means other things elsewhere, by the language in which it means them: `kr` is the crown of each country of the North. */
const UNITS_BY_LANGUAGE: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  da: [[/^(?:kr|kroner)$/i, 'DKK']],
  nb: [[/^(?:kr|kroner)$/i, 'NOK']],
  sv: [[/^(?:kr|kronor)$/i, 'SEK']],
  hu: [[/^(?:Ft|forint)$/i, 'HUF']],
  tr: [[/^TL$/, 'TRY']],
  ro: [[/^lei$/i, 'RON']],
  bg: [[/^лв$/i, 'BGN']],
  ru: [[/^(?:руб|рублей|рубля|рубль|р)$/i, 'RUB']],
  uk: [[/^(?:грн|гривень|гривні)$/i, 'UAH']],
};

/** The currency that a word beside a figure is in this language; undefined where it is none. */
export function unitOfLanguage(word: string, language: string | undefined): string | undefined {
  const units = UNITS_BY_LANGUAGE[language ?? ''];
  const bare = word.replace(/^[\d.,()-]+|[.,;:()-]+$/g, '');
  return bare === '' ? undefined : units?.find(([unit]) => unit.test(bare))?.[1];
}

const textsOf = (pages: readonly LaidOutPage[]): string => textsOn(pages).join(' ');
