/** Currencies whose name or abbreviation means other things elsewhere, by the language in which it means them. */
const UNITS_BY_LANGUAGE: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  da: [[/^kroner$/i, 'DKK']],
  nb: [[/^kroner$/i, 'NOK']],
  sv: [[/^kronor$/i, 'SEK']],
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
