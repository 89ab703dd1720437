/** Codes that capitals make of words of other meanings (`ALL`, `TRY`): they need a figure beside them; `SDN BHD` ends the names of Malaysia's companies. */
export const ALSO_WORDS: ReadonlySet<string> = new Set('ALL AMD ARS BAM BDT BHD CAD COP DOP GEL MAD MOP PEN RON RUB SAR TRY'.split(' '));
/** Codes of few papers, which are more often a code of something else (`SYP` is a pine): their country is named, too. */
export const SELDOM: ReadonlySet<string> = new Set(
  (
    'AFN AOA BBD BIF BMD BND BOB BSD BTN BWP BZD CDF CVE DJF ETB FJD GMD GNF GTQ GYD HNL HTG IQD IRR JMD KHR KMF KYD LAK LRD LSL LYD MGA MMK MNT ' +
    'MRU MUR MVR MWK MZN NAD NIO NPR PGK SBD SLE SOS SRD SYP SZL TJS TMT TOP TTD VES VUV XPF YER ZWG'
  ).split(' '),
);

/** Codes as Lithuania and Latvia print them: `1815,00 Eur`. */
export const TITLE_CASE: ReadonlySet<string> = new Set(['Eur', 'Usd', 'Gbp', 'Chf', 'Pln', 'Czk', 'Sek', 'Nok', 'Dkk']);

/** Signs that are written in small letters; other words of small letters are no currency. */
export const SMALL_SIGNS: ReadonlySet<string> = new Set(['zł', 'kr', 'euro', 'euros', 'dh', 'dhs', '/=', '/-']);

/** Signs that codes of other things are written like: they stand beside a price alone, as single letters do. */
export const SHORT_SIGNS: ReadonlySet<string> = new Set(['RM', 'S/', 'B/']);

/** Signs that a column may have no room for beside a figure, on the line of the table below it. */
export const FIGURE_SIGNS: ReadonlySet<string> = new Set(['%', '‰', '€', '$', '£', '¥', '₹', 'zł', 'kr', 'kr.']);

/** Signs that stand as words of their own beside the prices of a list. */
export const PRICE_SIGNS: ReadonlySet<string> = new Set(['$', '€', '£', '¥', 'RM', 'Rs', 'Rs.', 'Fr', 'Fr.', 'kr', 'kr.', 'zł']);

/** Units and names of currencies within words of scripts without blanks, and every currency that each may mean. */
export const NAMES_IN_RUNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['元', ['CNY', 'TWD', 'HKD']],
  ['円', ['JPY']],
  ['원', ['KRW']],
  ...['人民币', '人民幣'].map((name): [string, string[]] => [name, ['CNY']]),
  ...['新台幣', '新臺幣'].map((name): [string, string[]] => [name, ['TWD']]),
  ...['港币', '港幣'].map((name): [string, string[]] => [name, ['HKD']]),
]);
