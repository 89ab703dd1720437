import { builtValueWords } from './built-words';
import { UNKNOWN_CONVENTION, type Convention } from './convention';
import { CURRENCY_PATTERN, currencyOf } from './currencies';
import { mayHoldDigit, plainText } from './printed-text';
import { remembered } from './remembered';

/** A number as printed, read. */
export interface Amount {
  /** Plain decimal with a point, digits as printed: `-1234.50`. */
  value: string;
  /** ISO 4217, where a sign or code stands with it. */
  currency: string | null;
  percent: boolean;
  /** The sign could be a decimal or a grouping one (`1.234`) and the convention does not say which. */
  ambiguous: boolean;
}

const { debitMarks, creditMarks, sumOpenings } = builtValueWords().money;
const SIDES = [...debitMarks, ...creditMarks];
const CURRENCY = `(?:${CURRENCY_PATTERN})\\.?`;
const SHAPE = new RegExp(
  `^(?<open>\\()? ?(?<sign1>[+-])? ?(?<currency1>${CURRENCY})? ?(?<sign2>[+-])? ?(?<body>[.,]?\\d(?:[\\d.,' ]*\\d)?)(?:[.,]-{0,2}| ?:-{1,2})? ?(?<percent1>%)? ?(?<currency2>${CURRENCY})? ?(?<percent2>%)? ?(?<sign3>[+-])? ?(?<side>${SIDES.join('|')})? ?(?<close>\\))?$`,
  'iu',
);

/** No printed number is longer; a cell may hold a book. */
const LONGEST = 200;

/** What every convention reads alike and is its own plain form: most numbers of a long table. */
const PLAIN_DECIMAL = /^-?[1-9]\d*(?:\.\d{1,2})?$/;

/** Reads a text that is wholly one number: sign before or behind, accounting brackets, currency or percent sign, any grouping. Null otherwise. */
export function parseAmount(text: string, convention: Convention = UNKNOWN_CONVENTION): Amount | null {
  if (text.length > LONGEST || !mayHoldDigit(text)) return null;
  if (PLAIN_DECIMAL.test(text)) return { value: text, currency: null, percent: false, ambiguous: false };
  const shape = shapeOf(text);
  const number = shape && readBody(shape.body, convention);
  if (!number) return null;
  const { negative, currency, percent } = shape;
  return {
    value: negative && Number(number.value) !== 0 ? `-${number.value}` : number.value,
    currency,
    percent,
    ambiguous: number.ambiguous,
  };
}

/** What a text says of a number, whatever the convention. */
interface Shape {
  body: string;
  negative: boolean;
  currency: string | null;
  percent: boolean;
}

const shapeOf = remembered((text): Shape | null => {
  const plain = plainAmount(text);
  const groups = SHAPE.exec(plain)?.groups;
  if (!groups?.body) return null;
  if (Boolean(groups.open) !== Boolean(groups.close)) return null;
  if (groups.currency1 && groups.currency2) return null;
  if (groups.side?.length === 1 && !ENDS_IN_LETTER.test(plain)) return null;
  if ([groups.sign1, groups.sign2, groups.sign3].filter(Boolean).length > 1) return null;
  const sign = groups.currency1 ?? groups.currency2;
  const currency = sign ? currencyOf(sign) : null;
  const trailingMinus = groups.sign3 === '-' && !(currency && CLOSED_BY_DASH.has(currency) && sign?.toUpperCase() !== currency);
  const negative = [
    groups.sign1 === '-' || groups.sign2 === '-',
    trailingMinus,
    Boolean(groups.open),
    debitMarks.includes(groups.side?.toUpperCase() ?? ''),
  ].some(Boolean);
  return { body: groups.body, negative, currency, percent: Boolean(groups.percent1 ?? groups.percent2) };
});

/** A letter behind decimals. */
const ENDS_IN_LETTER = new RegExp(`[.,]\\d\\d ?(?:${SIDES.filter(({ length }) => length === 1).join('|')})$`);

/** A dash behind the sign of yen or won closes the amount, so that nothing can be added. */
const CLOSED_BY_DASH: ReadonlySet<string> = new Set(['JPY', 'KRW']);

/** Beyond these signs stand letters of Hebrew, Arabic, India, Thailand, China, Japan and Korea. */
const OTHER_SCRIPT = /[\u0590-\u1fff\u3000-\uffee▲△金]/;
/** `R241.26`, `-P1,200.00`: the signs of South Africa, of the Philippines and Botswana, Zambia, Guatemala are letters, which are signs only before money. */
const LETTER_SIGN = /(?<=^[(+-]?)[RPKQ](?=\d{1,3}(?:[ ,]?\d{3})*\.\d{2}[)-]?$)/;

/** `(-) 0.40`, `0.40 (-)`: a sign in brackets of its own. */
const BRACKETED_SIGN = /^\(([+-])\)(?= ?\d)|(?<=\d) ?\(([+-])\)$/;

const SUM_OPENING = new RegExp(`^(?:${sumOpenings.join('|')}) ?`);

/** `▲1,000` and `△1,000` are negative; `（税込）` and `金` beside an amount are not of it. */
function plainAmount(text: string): string {
  const plain = plainText(text).replace(LETTER_SIGN, '').replace(BRACKETED_SIGN, '$1$2');
  if (!OTHER_SCRIPT.test(text)) return plain;
  return plain
    .replace(/^\([^()\d]*\p{L}[^()\d]*\) ?|[ ,]?\([^()\d]*\p{L}[^()\d]*\)$/gu, '')
    .replace(SUM_OPENING, '')
    .replace(/^([¥₩]?) ?[▲△] ?/, '-$1');
}

interface Reading {
  value: string;
  ambiguous: boolean;
}

/** Digits with separators -> plain decimal. Null where the separators make no number (`1.2.3`, `12,34,5`). */
function readBody(printed: string, convention: Convention): Reading | null {
  const body = removeBlankGrouping(printed);
  if (body === null) return null;
  const separators = body.replace(/\d/g, '');
  if (separators === '') return { value: plainInteger(body), ambiguous: false };
  const last = separators.at(-1) as '.' | ',';
  const other = last === '.' ? ',' : '.';
  const lastCount = separators.split(last).length - 1;
  if (separators.includes(other)) return lastCount === 1 ? withDecimal(body, last, other) : null;
  if (lastCount > 1) return isGrouped(body, last) ? { value: plainInteger(body.replaceAll(last, '')), ambiguous: false } : null;
  return readSingleSeparator(body, last, convention);
}

/** `1.234` and `1,234` are the only shapes that read both ways; without a convention they are taken as grouped, and said to be ambiguous. */
function readSingleSeparator(body: string, separator: '.' | ',', convention: Convention): Reading {
  const [whole = '', decimals = ''] = body.split(separator);
  const couldBeGrouped = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  const asDecimal: Reading = { value: `${plainInteger(whole || '0')}.${decimals}`, ambiguous: false };
  if (!couldBeGrouped || convention.decimal === separator) return asDecimal;
  return { value: whole + decimals, ambiguous: convention.decimal === null };
}

function withDecimal(body: string, decimal: '.' | ',', grouping: '.' | ','): Reading | null {
  const [whole = '', decimals = ''] = body.split(decimal);
  if (!isGrouped(whole, grouping)) return null;
  return { value: `${plainInteger(whole.replaceAll(grouping, ''))}.${decimals}`, ambiguous: false };
}

/** Groups of three, or the Indian form: three at the end, pairs before. */
function isGrouped(whole: string, grouping: string): boolean {
  const groups = whole.split(grouping);
  if (groups.some((group) => !/^\d+$/.test(group)) || groups[0]!.length > 3) return false;
  if (groups.slice(1).every((group) => group.length === 3)) return true;
  return groups.at(-1)!.length === 3 && groups[0]!.length <= 2 && groups.slice(1, -1).every((group) => group.length === 2);
}

/** `1 234,50` and `1'234.50` without their blanks; null where the blanks do not group by three. A blank beside a point is a reader's slip. */
function removeBlankGrouping(body: string): string | null {
  const joined = body.replace(/ ?([.,]) ?/g, '$1');
  if (!/[ ']/.test(joined)) return joined;
  const whole = /^[\d ']+/.exec(joined)?.[0] ?? '';
  if (!/^\d{1,3}(?:[ ']\d{3})+$/.test(whole)) return null;
  const rest = joined.slice(whole.length);
  return /[ ']/.test(rest) ? null : whole.replace(/[ ']/g, '') + rest;
}

const plainInteger = (digits: string): string => digits.replace(/^0+(?=\d)/, '');
