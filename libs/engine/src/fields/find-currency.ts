import { CURRENCY_CODES, currencyOf } from '@gridline/values';
import type { Candidate } from './candidate';
import { placeOf } from './candidate';
import type { PageFindings } from './label-candidates';

/** The currency that most amounts are printed in: signs and codes beside amounts, and codes that stand alone. */
export function currencyCandidates(findings: readonly PageFindings[]): Candidate[] {
  const counts = new Map<string, { count: number; candidate: Candidate }>();
  for (const { page } of findings) {
    for (const phrase of page.phrases) {
      for (const [index, word] of phrase.words.entries()) {
        const code = currencyInWord(word.text) ?? abbreviatedCurrency(word.text, phrase.words[index + 1]?.text);
        if (!code) continue;
        const known = counts.get(code);
        if (known) known.count++;
        else counts.set(code, { count: 1, candidate: toCandidate(code, word.text, page, word.box, word.readScore) });
      }
    }
  }
  const total = [...counts.values()].reduce((sum, { count }) => sum + count, 0);
  return [...counts.values()].map(({ count, candidate }) => ({ ...candidate, score: 0.3 + (0.4 * count) / total }));
}

/** `€`, `EUR`, `$12.50`, `12,50€`, `(EUR)`; single letters and small words that are also words (`all`, `try`) need capitals. */
function currencyInWord(text: string): string | null {
  const sign = text.replace(/[\d.,:()[\]'*+-]/g, '');
  if (sign === '' || sign.length > 5) return null;
  if (CURRENCY_CODES.has(sign)) return sign;
  return /^(?:[€£¥₹$]|US\$|A\$|C\$|S\$|HK\$|R\$|zł|Kč|RM)$/.test(sign) ? currencyOf(sign) : null;
}

/** `Rs 1939`, `kr. 250`: abbreviations that are a currency only before a number. */
const abbreviatedCurrency = (text: string, next: string | undefined): string | null =>
  /^(?:Rs|Fr|kr)\.?$/.test(text) && next !== undefined && /^\d/.test(next) ? currencyOf(text) : null;

function toCandidate(code: string, text: string, page: PageFindings['page'], box: Candidate['box'], readScore: number): Candidate {
  return {
    key: 'currency',
    value: code,
    text,
    box,
    page,
    place: `${placeOf(page, box)}:currency`,
    score: 0,
    signals: { labelStrength: 0, position: 0, formatValid: 1, readScore },
  };
}
