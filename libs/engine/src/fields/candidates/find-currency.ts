import { CURRENCY_CODES, currencyOf } from '@gridline/values';
import { detectLanguage } from '../../layout/detect-language';
import type { Word } from '../../model/page';
import { toCandidate, type Candidate } from './candidate';
import { dollarOf, isYuan, unitOfLanguage } from './currency-places';
import type { PageFindings } from './page-findings';
import { FIND_CURRENCY } from './weights';

/** The currency that most amounts are printed in: signs and codes beside amounts, and codes that stand alone. */
export function currencyCandidates(findings: readonly PageFindings[]): Candidate[] {
  const pages = findings.map(({ page }) => page);
  const counts = new Map<string, { count: number; candidate: Candidate }>();
  const language = detectLanguage(pages);
  for (const page of pages) {
    for (const segment of page.segments) {
      for (const [index, word] of segment.words.entries()) {
        const beside = [segment.words[index - 1]?.text, segment.words[index + 1]?.text];
        const code =
          unitBeside(word.text, beside, language) ??
          currencyInWord(word.text, beside) ??
          abbreviatedCurrency(word.text, beside[1]) ??
          namedCurrency(word.text, beside[1]);
        if (!code) continue;
        const known = counts.get(code);
        if (known) known.count++;
        else counts.set(code, { count: 1, candidate: currencyOn(page, word, code) });
      }
    }
  }
  countDollars(counts);
  rename(counts, 'USD', (text) => (/US/.test(text) ? undefined : dollarOf(pages)));
  rename(counts, 'JPY', (text) => (/[¥￥]/.test(text) && isYuan(pages) ? 'CNY' : undefined));
  const total = [...counts.values()].reduce((sum, { count }) => sum + count, 0);
  return [...counts.values()].map(({ count, candidate }) => ({
    ...candidate,
    score: FIND_CURRENCY.printed + (FIND_CURRENCY.byShare * count) / total,
  }));
}

/** `$` is the dollar of the place: where a code says which, its signs are counted for that one. */
function countDollars(counts: Map<string, { count: number; candidate: Candidate }>): void {
  const signs = counts.get('USD');
  const [other, ...more] = DOLLARS.filter((code) => counts.has(code));
  if (!signs || signs.candidate.text.includes('US') || !other || more.length > 0) return;
  counts.get(other)!.count += signs.count;
  counts.delete('USD');
}
/** A sign of several countries' money stands for that of the place, where the paper names one. */
function rename(
  counts: Map<string, { count: number; candidate: Candidate }>,
  from: string,
  toWhich: (text: string) => string | undefined,
): void {
  const signs = counts.get(from);
  const to = signs && toWhich(signs.candidate.text);
  if (!signs || !to) return;
  counts.delete(from);
  const known = counts.get(to);
  if (known) known.count += signs.count;
  else counts.set(to, { count: signs.count, candidate: { ...signs.candidate, value: to } });
}

const DOLLARS = ['AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD'];

/** Codes that capitals make of words of other meanings (`ALL`, `TRY`); they need a number beside them; `SDN BHD` ends the names of Malaysia's companies. */
const ALSO_WORDS: ReadonlySet<string> = new Set('ALL AMD ARS BAM BHD CAD COP DOP GEL MAD MOP PEN RON SAR TOP TRY'.split(' '));

/** `€`, `EUR`, `$12.50`, `12,50€`, `(EUR)`; small words that are also words need capitals, and some a number beside them. */
function currencyInWord(text: string, beside: readonly (string | undefined)[]): string | null {
  if (OTHER_SCRIPT.test(text)) return currencyOf(text.replace(FIGURE_AROUND, ''));
  const sign = text.replace(/[\d.,:()[\]'*+\-−–]/g, '');
  if (sign === '' || sign.length > 5) return null;
  if (ALSO_WORDS.has(sign) && !/\d/.test(text) && !beside.some((word) => word !== undefined && /^[-+]?\d/.test(word))) return null;
  // `RM 402` is a room.
  if (sign === 'RM' && !/\d/.test(text) && !beside.some((word) => word !== undefined && /^\d[\d,]*\.\d{2}$/.test(word))) return null;
  if (CURRENCY_CODES.has(sign)) return sign;
  return /^(?:[€£¥₹$]|US\$|A\$|C\$|S\$|HK\$|R\$|zł|Kč|RM)$/.test(sign) ? currencyOf(sign) : null;
}

/** `605,000円`, `8,400.00 د.إ`, `NT$17,850` needs none of this. */
const OTHER_SCRIPT = /[\u0590-\u0fff\u3000-\uffe6]/;
const FIGURE_AROUND = /^[\p{Nd}.,٫٬:：()（）*+▲△-]+|[\p{Nd},٫٬:：()（）*+-]+$/gu;

/** `250 kr`, `kr 250`, `4.500 Ft`: beside a figure, or in its word. */
function unitBeside(text: string, beside: readonly (string | undefined)[], language: string | undefined): string | null {
  const isBesideFigure = /\d/.test(text) || beside.some((word) => word !== undefined && /^[-+]?\d[\d., ]*$/.test(word));
  return isBesideFigure ? (unitOfLanguage(text, language) ?? null) : null;
}

/** `Rs 1939`, `kr. 250`: abbreviations that are a currency only before a number. */
const abbreviatedCurrency = (text: string, next: string | undefined): string | null =>
  /^(?:Rs|Fr|kr)\.?$/.test(text) && next !== undefined && /^\d/.test(next) ? currencyOf(text) : null;

/** `ريال سعودي`, `جنيه مصري`: the unit of several countries, and whose it is. */
const namedCurrency = (text: string, next: string | undefined): string | null =>
  next !== undefined && /^\(?\p{Script=Arabic}/u.test(text) ? currencyOf(`${text} ${next}`.replace(/[().:،]/g, '')) : null;

const currencyOn = (page: PageFindings['page'], { text, box, readScore }: Word, code: string): Candidate =>
  toCandidate('currency', { value: code, text, box, readScore }, { page, score: 0, position: 0, formatValid: 1, beside: 'currency' });
