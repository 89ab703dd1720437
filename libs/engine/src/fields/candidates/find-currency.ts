import { CURRENCY_CODES, currenciesOf, isDoubtful, isUsual } from '@gridline/values';
import { countryEvidence, homeCurrency, type CountryEvidence } from '../../layout/country-evidence';
import { currencyNames } from '../../lexicon/currency-names';
import { namedCurrency } from '../../lexicon/named-currency';
import { ALSO_WORDS, NAMES_IN_RUNS, SELDOM, SHORT_SIGNS, SMALL_SIGNS, TITLE_CASE } from '../../lexicon/currency-codes.data';
import { tellsSum, unitOfLanguage, withoutProclitic } from '../../lexicon/lexicon';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { textOf, type Word } from '../../model/page';
import { toCandidate, type Candidate } from './candidate';
import type { Known } from './candidate-finder';
import type { PageFindings } from './page-findings';
import { FIND_CURRENCY } from './weights';

/** A sign, a code or a name of a currency on a page, and every currency that it may mean, the usual one first. */
interface Printed {
  page: PageFindings['page'];
  word: Word;
  codes: readonly string[];
  /** `$` is a dollar whatever else is not known; `Shs` is nothing without a country. */
  isUsual: boolean;
  /** Whether it stands beside a figure, as a code in a sentence or in the name of a pallet does not. */
  hasFigure: boolean;
  /** Whether it says what was paid abroad, at a rate in its line: `USD 38.40 T.C. 17.9211`. */
  isAbroad: boolean;
}

/** The currency that most amounts are printed in: signs and codes beside amounts, codes that stand alone, names where neither is. */
export function currencyCandidates(findings: readonly PageFindings[], { language }: Pick<Known, 'language'>): Candidate[] {
  const pages = findings.map(({ page }) => page);
  const evidence = countryEvidence(pages, language);
  const signs = pages.flatMap((page) => page.segments.flatMap((segment) => printedIn(page, segment, language)));
  const isNameNeeded = signs.every(({ codes }) => codes.length !== 1);
  const names = isNameNeeded ? pages.flatMap((page) => page.segments.flatMap((segment) => namedIn(page, segment, language))) : [];
  const usual = language === undefined || language === 'en' ? ALMOST_ALWAYS : NEVER;
  const printed = [...signs, ...names];
  const told = settle(printed, evidence, usual);
  const settled = told.size > 0 ? atHomeIfSure(told, evidence) : repeatedSigns(printed);
  if (settled.size === 0) return impliedCurrency(findings, pages, language);
  const total = [...settled.values()].reduce((sum, { count }) => sum + count, 0);
  const atHome = Math.max(LEAST_EVIDENCE, ...[...settled.keys()].map(evidence));
  return [...settled].map(([code, { count, first, isSure }]) => ({
    ...currencyOn(first.page, first.word, code, isSure ? 1 : FIND_CURRENCY.guessed),
    score: FIND_CURRENCY.printed + (FIND_CURRENCY.byShare * count) / total + (evidence(code) >= atHome ? FIND_CURRENCY.atHome : 0),
  }));
}

/** `RS`, a round sum of Norway among `kr`: a sign of elsewhere is none beside a sure one of the paper's own country. */
function atHomeIfSure(settled: Map<string, Settled>, evidence: CountryEvidence): Map<string, Settled> {
  const all = [...settled];
  const isHome = all.some(([code, { isSure }]) => isSure && evidence(code) > 0);
  return isHome ? new Map(all.filter(([code, { isSure }]) => isSure || evidence(code) > 0)) : settled;
}

/** `R241.26` and `R8.70`, `RM 12.50`: a doubtful sign before more than one price, where nothing speaks for another. */
function repeatedSigns(printed: readonly Printed[]): Map<string, Settled> {
  const doubtful = printed.filter(({ codes }) => codes.length === 2 && codes[1] === NO_OTHER && !ALSO_WORDS.has(codes[0]!));
  const [first] = doubtful;
  if (!first || doubtful.length < FIND_CURRENCY.repeated || doubtful.some(({ codes }) => codes[0] !== first.codes[0])) return new Map();
  return new Map([[first.codes[0]!, { count: doubtful.length, first, isSure: false }]]);
}

/** Amounts without any sign are in the money of the country that the paper is of, where that is clear. */
function impliedCurrency(findings: readonly PageFindings[], pages: readonly LaidOutPage[], language: string | undefined): Candidate[] {
  const amounts = findings.flatMap(({ page, values }) =>
    values.filter(({ kind, form }) => kind === 'amount' && form >= FIND_CURRENCY.impliedForm).map((value) => ({ page, value })),
  );
  const code = amounts.length >= FIND_CURRENCY.impliedAmounts ? homeCurrency(pages, language) : undefined;
  if (!code) return [];
  const { page, value } = amounts[0]!;
  const signals = { page, position: 0, formatValid: FIND_CURRENCY.guessed, beside: 'currency', derived: 1 } as const;
  return [toCandidate('currency', { ...value, value: code }, { ...signals, score: FIND_CURRENCY.printed })];
}

/** Less than any evidence. */
const LEAST_EVIDENCE = Number.MIN_VALUE;

interface Settled {
  count: number;
  first: Printed;
  isSure: boolean;
}

/** What each sign means here: one that may mean several counts for the one that a code names, else for the one whose country the paper names; a code of what was paid abroad comes last. */
function settle(printed: readonly Printed[], evidence: CountryEvidence, usual: ReadonlySet<string>): Map<string, Settled> {
  const settled = new Map<string, Settled>();
  const certain = printed.filter(({ codes }) => codes.length === 1);
  const named = new Set(certain.filter(({ isAbroad }) => !isAbroad).map(({ codes }) => codes[0]!));
  const abroad = new Set(certain.filter(({ isAbroad }) => isAbroad).map(({ codes }) => codes[0]!));
  const meanings = new Map<string, ReturnType<typeof meantBy>>();
  for (const each of printed) {
    const sign = `${each.codes.join()} ${each.isUsual}`;
    if (!meanings.has(sign)) meanings.set(sign, meantBy(each, { named, abroad }, evidence, usual));
    const meant = meanings.get(sign);
    if (!meant) continue;
    const known = settled.get(meant.code);
    const count = each.hasFigure ? FIND_CURRENCY.besideFigure : 1;
    if (known) {
      known.count += count;
      known.isSure ||= meant.isSure;
    } else settled.set(meant.code, { count, first: each, isSure: meant.isSure });
  }
  return settled;
}

function meantBy(
  { codes, isUsual: hasUsual }: Printed,
  { named, abroad }: { named: ReadonlySet<string>; abroad: ReadonlySet<string> },
  evidence: CountryEvidence,
  usual: ReadonlySet<string>,
) {
  if (codes.length === 1) return { code: codes[0]!, isSure: true };
  const onlyOf = (certain: ReadonlySet<string>): string | undefined => {
    const [code, ...more] = codes.filter((each) => certain.has(each));
    return more.length === 0 ? code : undefined;
  };
  const ofPaper = onlyOf(named);
  if (ofPaper) return { code: ofPaper, isSure: true };
  const [best, second] = codes.map((code) => ({ code, weight: evidence(code) })).sort((a, b) => b.weight - a.weight);
  if (best && best.weight > (second?.weight ?? 0)) return { code: best.code, isSure: true };
  const paid = onlyOf(abroad);
  if (paid) return { code: paid, isSure: true };
  return hasUsual ? { code: codes[0]!, isSure: usual.has(codes[0]!) } : undefined;
}

/** What `$`, `£` and `Rs` mean on a paper in English where nothing says otherwise: papers of these countries seldom name them. */
const ALMOST_ALWAYS: ReadonlySet<string> = new Set(['USD', 'GBP', 'INR']);
const NEVER: ReadonlySet<string> = new Set();

function printedIn(page: PageFindings['page'], segment: Segment, language: string | undefined): Printed[] {
  const { words } = segment;
  return words.flatMap((word, index): Printed[] => {
    const [before, after] = [words[index - 1]?.text, words[index + 1]?.text ?? wordBehind(page, segment)];
    const code =
      unitBeside(word.text, [before, after], language) ?? namedCurrency(word.text, after) ?? unitOfColumn(segment, index, language);
    const hasFigure = isBesideFigure(word.text, [before, after]);
    if (code) return [{ page, word, codes: [code], isUsual: true, hasFigure, isAbroad: isPaidAbroad(page, segment, index) }];
    const sign = signIn(word.text, before, after, index === words.length - 1);
    if (!sign) return [];
    const isAbroad = sign.codes.length === 1 && isPaidAbroad(page, segment, index);
    return [{ page, word, codes: sign.codes, isUsual: sign.isUsual, hasFigure, isAbroad }];
  });
}

/** Whether the line of a code has a rate of exchange, apart from the figure right beside the code. */
function isPaidAbroad({ lines }: LaidOutPage, { line, words }: Segment, index: number): boolean {
  const beside = [words[index - 1], words[index + 1]];
  return RATE.test(textOf(lines[line]!.words.filter((word) => !beside.includes(word))));
}

/** A rate of exchange has four decimals or more. */
const RATE = /(?<![\d.,])\d{1,5}[.,]\d{4,6}(?![\d.,])/;

/** `NET TOTAL RM` and its amount, a gap apart. */
function wordBehind({ lines }: PageFindings['page'], segment: Segment): string | undefined {
  const { segments } = lines[segment.line]!;
  return segments[segments.indexOf(segment) + 1]?.words[0]?.text;
}

interface Sign {
  codes: readonly string[];
  isUsual: boolean;
}

/** `€`, `EUR`, `$12.50`, `12,50€`, `(EUR)`, `(K.D.)`, `S/ 12.50`, `40,000/=`; letters need a figure beside them, or brackets, or stand behind a column's label. */
function signIn(text: string, before: string | undefined, after: string | undefined, isLast: boolean): Sign | null {
  if (NO_SIGN.test(text) || PART_OF_CODE.test(text)) return null;
  if (OTHER_SCRIPT.test(text)) return toSign(text.replace(/(?<=.)[(（].*$/, '').replace(FIGURE_AROUND, '')) ?? signInRun(text);
  const sign = bareSign(text);
  if (sign === '' || sign.length > 6) return null;
  const around: SignSurroundings = {
    hasFigure: isBesideFigure(text, [before, after]),
    // A figure of its own is the sign's: the pump of `DIESEL P3 41.38` is no price.
    isPriced: (/\d/.test(text) ? [text.replace(sign, '')] : [before, after]).some((word) => word !== undefined && PRICE.test(word)),
    isHeading: /^[([].+[)\]]$/.test(text) || (isLast && before !== undefined && sign.length >= 3 && !/\d/.test(before)),
  };
  return CURRENCY_CODES.has(sign) ? codeIn(sign, around) : abbreviationIn(sign, around);
}

/** A bare figure, or a word too long for a sign: most words of a page. */
const NO_SIGN = /^(?:\d+(?:[.,]\d+)*|[A-Za-z]{7,})$/;

/** `418-KD`, `6204-2RS`, `GS-1932`, `2RS`: a plate, kinds of bearings and of machines. */
const PART_OF_CODE = /\d-\d?\p{L}|^\p{L}{2,}-\d{3,}$|^\d\p{Lu}{2,3}$/u;

/** What stands around a sign: any figure, one that only money has, nothing but brackets or a column's label. */
interface SignSurroundings {
  hasFigure: boolean;
  isPriced: boolean;
  isHeading: boolean;
}

const isBesideFigure = (text: string, beside: readonly (string | undefined)[]): boolean =>
  /\d/.test(text) || beside.some((word) => word !== undefined && FIGURE.test(word));

/** `26-093` is the rest of a number: `KD 26-093`. */
const FIGURE = /^[-+(]?\d(?!\d*-\d)/;

/** `1.250,00`, `12,500`, `.50`: two places or groups; `RM 402` is a room and `K8` a code. */
const PRICE = /^[-+(]*(?:\d{1,3}(?:[ ,.']\d{2,3})+|\d*[.,]\d{2})[)-]*$/;

/** Without the figure and the brackets around it. */
const bareSign = (text: string): string =>
  /\d(\/[=-])-?$/.exec(text)?.[1] ?? text.replace(/[\d,:;()[\]'*+\-−–]|\.(?=\d)|(?<=\d)\.|^\.+|\.+$/g, '').replace(/^([^/]{2,})\/$/, '$1');

function codeIn(code: string, { hasFigure, isPriced, isHeading }: SignSurroundings): Sign | null {
  if (SELDOM.has(code)) return hasFigure || isHeading ? { codes: [code, NO_OTHER], isUsual: false } : null;
  if (!ALSO_WORDS.has(code)) return { codes: [code], isUsual: true };
  return hasFigure || isHeading ? { codes: isPriced ? [code] : [code, NO_OTHER], isUsual: false } : null;
}

/** What is no code: a word of small letters is no currency unless it is known to be written so. */
function abbreviationIn(sign: string, { hasFigure, isPriced, isHeading }: SignSurroundings): Sign | null {
  if (TITLE_CASE.has(sign) && CURRENCY_CODES.has(sign.toUpperCase()))
    return (hasFigure || isHeading) && !ALSO_WORDS.has(sign.toUpperCase()) ? { codes: [sign.toUpperCase()], isUsual: true } : null;
  if (CURRENCY_CODES.has(sign.toUpperCase()) || /^R[Mm]$/.test(sign) !== /^RM$/.test(sign)) return null;
  if (/\p{Sc}/u.test(sign)) return sign === '¢' && !isPriced ? null : toSign(sign);
  if (!/^\p{Lu}/u.test(sign) && !SMALL_SIGNS.has(sign)) return null;
  const isShort = SHORT_SIGNS.has(sign) || /^\p{L}$/u.test(sign) || isDoubtful(sign);
  return (isShort ? isPriced : hasFigure || isHeading) ? toSign(sign) : null;
}

function toSign(sign: string): Sign | null {
  const known = currenciesOf(sign);
  const codes = known.length > 0 ? known : currenciesOf(withoutProclitic(sign));
  if (codes.length === 0) return null;
  const isAlone = codes.length === 1 && isDoubtful(sign);
  return { codes: isAlone ? [codes[0]!, NO_OTHER] : codes, isUsual: isUsual(sign) && sign !== 'KR' };
}

/** `柒仟元整￥7,380.00`, `单价（元）`, `人民币报价`: without blanks a sign and what stands beside it are one word. */
function signInRun(run: string): Sign | null {
  const [, sign, unit, name] = IN_RUN.exec(run) ?? [];
  if (sign) return toSign(sign);
  const codes = NAMES_IN_RUNS.get(unit ?? name ?? '');
  return codes ? { codes, isUsual: false } : null;
}

const IN_RUN = new RegExp(
  `([¥￥₩$€£])(?=\\d)|[(（](?:[^()（）]*[:：])?(\\p{L})[)）]|(${[...NAMES_IN_RUNS.keys()].filter((name) => name.length > 1).join('|')})`,
  'u',
);

/** Stands beside the only currency of a doubtful sign: without its country the sign is none. */
const NO_OTHER = '';

/** `605,000円`, `8,400.00 د.إ`, `NT$17,850` needs none of this. */
const OTHER_SCRIPT = /[\u0370-\u03ff\u0400-\u04ff\u0530-\u1fff\u3000-\uffe6]/;
const FIGURE_AROUND = /^[\p{Nd}.,٫٬:：()（）*+▲△-]+|[\p{Nd},٫٬:：()（）*+-]+$/gu;

/** `250 kr`, `kr 250`, `4.500 Ft`: beside a figure, or in its word. */
function unitBeside(text: string, beside: readonly (string | undefined)[], language: string | undefined): string | null {
  const isBesideFigure = /\d/.test(text) || beside.some((word) => word !== undefined && /^[-+]?\d[\d., ]*$/.test(word));
  return isBesideFigure ? (unitOfLanguage(text, language) ?? null) : null;
}

/** `Nettó Ft`: what the figures of a column are in stands behind its label. */
function unitOfColumn({ words }: Segment, index: number, language: string | undefined): string | null {
  const isLabel =
    index > 0 && index === words.length - 1 && index <= FIND_CURRENCY.labelWords && words.every(({ text }) => !/\p{Nd}/u.test(text));
  return isLabel && /^\p{Lu}/u.test(words[0]!.text) ? (unitOfLanguage(words[index]!.text, language) ?? null) : null;
}

/** `Four Hundred Naira Only`, `(All figures in Uganda Shillings)`, `87 soles`: beside a figure, in a sum in words, or where it is said what figures are in. */
function namedIn(page: PageFindings['page'], { words, text }: Segment, language: string | undefined): Printed[] {
  if (words.length > FIND_CURRENCY.nameWords) return [];
  const isSaid = text.startsWith('(') || tellsSum(text);
  return words.flatMap((word, index): Printed[] => {
    if (!isSaid && !/^[-+(]?\d/.test(words[index - 1]?.text ?? '')) return [];
    const bare = word.text.replace(/[^\p{L}\p{M}]/gu, '');
    const codes = [...new Set(['en', language ?? 'en'])].map((each) => currencyNames(each).unit(bare)).find(({ length }) => length > 0);
    return codes ? [{ page, word, codes, isUsual: false, hasFigure: true, isAbroad: false }] : [];
  });
}

const currencyOn = (page: PageFindings['page'], { text, box, readScore }: Word, code: string, formatValid: number): Candidate =>
  toCandidate('currency', { value: code, text, box, readScore }, { page, score: 0, position: 0, formatValid, beside: 'currency' });
