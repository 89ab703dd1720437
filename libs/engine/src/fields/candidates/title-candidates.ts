import { toCandidate, type Candidate } from './candidate';
import { codeIn, type FreeValue } from '../values/free-values';
import type { PageFindings } from './page-findings';
import { wordForms } from '../../lexicon/label-words';
import type { DocType } from '../../model/document';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { titleType, typeOfTitle } from '../../lexicon/lexicon';
import { TITLE_CANDIDATES } from './weights';

/** Types whose title's number is the document's own, and the field that it is. */
const NUMBERED: Readonly<Partial<Record<DocType, string>>> = {
  Invoice: 'invoiceNumber',
  'Credit Note': 'invoiceNumber',
  'Purchase Order': 'documentNumber',
  Quote: 'documentNumber',
  'Delivery Note': 'documentNumber',
};

/** A title with the document's number and day in it: `Rechnung (380) Nr. 471102 vom 05.06.2025`, `Facture FA-2017-0009`. */
export function titleCandidates(findings: PageFindings): Candidate[] {
  const { page, values } = findings;
  const candidates: Candidate[] = [];
  if (!page.isFirst) return candidates;
  // `Devis : D-077 du 14/04/2026` under `Facture n° 219`: the day of what is referred to.
  const isInvoiced = page.segments.some(({ words }) => titleOf(words.map((word) => word.text))?.key === 'invoiceNumber');
  for (const segment of page.segments) {
    const title = titleOf(segment.words.map((word) => word.text));
    if (!title) continue;
    const readScore = Math.min(...segment.words.map((word) => word.readScore));
    const found = { page, labelStrength: TITLE_CANDIDATES.titleStrength, position: 1, formatValid: 1 };
    const date = values.find((value) => value.segment === segment && value.kind === 'date');
    const code = codeIn(segment, title.end, date?.start ?? segment.words.length) ?? codeBeside(segment, page);
    if (code && code.form === 1 && !YEAR.test(code.value))
      candidates.push(toCandidate(title.key, { ...code, readScore }, { ...found, score: TITLE_CANDIDATES.numberScore }));
    if (date && !(title.key !== 'invoiceNumber' && isInvoiced))
      candidates.push(toCandidate('issueDate', { ...date, readScore }, { ...found, score: TITLE_CANDIDATES.dateScore * date.form }));
  }
  return candidates;
}

/** `Jahresrechnung 2025`: what the year says is no number. */
const YEAR = /^(?:19|20)\d{2}$/;

/** The code of the next segment on the line of a title that ends in a colon. */
function codeBeside(segment: Segment, page: LaidOutPage): FreeValue | null {
  const line = page.lines[segment.line]!.segments;
  const next = line[line.indexOf(segment) + 1];
  return next && /:$/.test(segment.text) ? codeIn(next, 0, next.words.length) : null;
}

/** `Gutschrift (Storno) (381) Nr. 90417`: what a title says of itself in brackets is not its number. */
function behindBrackets(words: readonly string[], start: number): number {
  if (!words[start]?.startsWith('(')) return start;
  const end = words.findIndex((word, index) => index >= start && word.endsWith(')'));
  return end < 0 ? start : behindBrackets(words, end + 1);
}

/** The title that a segment begins with, and where its words end; bracketed codes and the word for "number" are passed over. */
function titleOf(words: readonly string[]): { key: string; end: number } | null {
  for (let end = Math.min(3, words.length); end > 0; end--) {
    const type = typeOfTitle(wordForms(words.slice(0, end).join(' ')).join(' '));
    const key = type && NUMBERED[type];
    if (key) return { key, end: behindBrackets(words, end) };
  }
  const compound = titleType(words[0] ?? '');
  return compound === 'Invoice' || compound === 'Credit Note' ? { key: 'invoiceNumber', end: 1 } : null;
}
