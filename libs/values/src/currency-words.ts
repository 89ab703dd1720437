import { plainText } from './printed-text';

/** Where currencies are printed by names or signs of a script of their own; ICU says what those are. */
const PLACES = (
  'ar-AE:AED ar-SA:SAR ar-EG:EGP ar-KW:KWD ar-QA:QAR ar-BH:BHD ar-OM:OMR ar-JO:JOD ar-LB:LBP ar-MA:MAD ar-TN:TND ar-DZ:DZD ' +
  'ar-IQ:IQD ar-LY:LYD ar-SY:SYP ar-YE:YER fa-IR:IRR fa-AF:AFN ur-PK:PKR ne-NP:NPR si-LK:LKR km-KH:KHR lo-LA:LAK my-MM:MMK ka-GE:GEL ' +
  'hy-AM:AMD am-ET:ETB mn-MN:MNT bg-BG:BGN he:ILS th:THB hi:INR ja:JPY zh-CN:CNY zh-TW:TWD zh-HK:HKD ko:KRW bn:BDT'
).split(' ');

/** What people print beside what ICU has: the unit alone where one country alone writes it so, other abbreviations. */
const OTHER_WORDS: readonly (readonly [string, string])[] = [
  ...(['円', '円也', '円整', '日本円'] as const).map((word) => [word, 'JPY'] as const),
  ...(['人民币元', 'RMB', 'CN¥', 'RMB¥'] as const).map((word) => [word, 'CNY'] as const),
  ...(['新臺幣', '新台幣元', '新臺幣元', 'NTD', 'NT'] as const).map((word) => [word, 'TWD'] as const),
  ...(['港幣', '港币', '港元'] as const).map((word) => [word, 'HKD'] as const),
  ...(['원', '원정', '원整'] as const).map((word) => [word, 'KRW'] as const),
  ...(['บาท', 'บาทถ้วน', 'บ'] as const).map((word) => [word, 'THB'] as const),
  ...(['ש"ח', "ש'ח", 'שח', 'ש״ח', 'שקל', 'שקלים', 'שקל חדש'] as const).map((word) => [word, 'ILS'] as const),
  ...(['रु', 'रुपये', 'रुपए', 'रुपया', 'रू', '₹/-'] as const).map((word) => [word, 'INR'] as const),
  ...(['درهم', 'دراهم'] as const).map((word) => [word, 'AED'] as const),
  ...(['ر.س', 'ريال سعودي', '\u20c1'] as const).map((word) => [word, 'SAR'] as const),
  ...(['جنيه', 'جنيه مصري', 'ج.م', 'جم'] as const).map((word) => [word, 'EGP'] as const),
  ...(['ريال قطري', 'ر.ق'] as const).map((word) => [word, 'QAR'] as const),
  ...(['ريال عماني', 'ر.ع'] as const).map((word) => [word, 'OMR'] as const),
  ...(['تومان', 'ریال'] as const).map((word) => [word, 'IRR'] as const),
  ...(['টাকা', 'টাকা মাত্র'] as const).map((word) => [word, 'BDT'] as const),
  ...(['රු', 'රුපියල්'] as const).map((word) => [word, 'LKR'] as const),
];

/** Units of several countries: what stands with them is an amount, of which currency they do not say. */
export const OPEN_UNITS: readonly string[] = ['元', '元整', '元正', '圓', '圆', '圓整', '圆整', 'ريال', 'دينار'];

const named = (place: string): (readonly [string, string])[] => {
  const [locale, currency] = place.split(':') as [string, string];
  return (['symbol', 'name'] as const).map((currencyDisplay) => {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(5);
    return [plainText(parts.find(({ type }) => type === 'currency')!.value).replace(/\.$/, ''), currency] as const;
  });
};

/** Names and signs of currencies in scripts other than the Latin one, each with its ISO 4217 code. */
export const CURRENCY_WORDS: readonly (readonly [string, string])[] = [...PLACES.flatMap(named), ...OTHER_WORDS]
  .map(([word, code]) => [plainText(word).toUpperCase(), code] as const)
  .filter(([word]) => /[^\x20-\x7e$¥€£]/.test(word) || /^(?:RMB|NTD)/.test(word));
