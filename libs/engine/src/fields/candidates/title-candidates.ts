import { readScoreOf } from '../../model/page';
import { toCandidate, type Candidate } from './candidate';
import { isLongPast } from './date-candidates';
import type { PrintedValue } from '../values/printed-value';
import { codeIn, type FreeValue } from '../values/free-values';
import type { PageFindings } from './page-findings';
import { compactForm, wordForms } from '../../lexicon/label-words';
import type { DocType } from '../../model/document';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Segment } from '../../layout/segments';
import { boxHeight, containsCentre, overlapX } from '../../model/box';
import { isNumberWord, titleType, typeOfTitle } from '../../lexicon/lexicon';
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
  const titled = page.segments.flatMap((segment) => {
    const title = titleOf(segment.words.map((word) => word.text));
    return title ? [{ segment, title }] : [];
  });
  // `Devis : D-077 du 14/04/2026` under `Facture n° 219`: the day of what is referred to.
  const isInvoiced = titled.some(({ title }) => title.key === 'invoiceNumber');
  for (const { segment, title } of titled) {
    if (titled.some((other) => other.segment !== segment && areListed(segment, other.segment))) continue;
    const readScore = readScoreOf(segment.words);
    const found = { page, labelStrength: TITLE_CANDIDATES.titleStrength, position: 1, formatValid: 1 };
    const own = { segment, start: title.end };
    const said = /\d/.test(segment.text) ? own : (numberBelow(segment, page) ?? own);
    const first = values.find((value) => value.segment === said.segment && value.kind === 'date');
    // `Documento di trasporto (D.P.R. 472 del 14/08/1996)`: the law that asks for it.
    if (first && isLongPast(first, values, TITLE_CANDIDATES.yearsOfLaws)) continue;
    const code = codeIn(said.segment, said.start, first?.start ?? said.segment.words.length) ?? codeBeside(segment, page);
    const date = first && isLedTo(first, said.start) ? first : undefined;
    // `Рахунок: UA41 3044 …`: the word for an invoice is also that for an account.
    const isOfAccount = code !== null && values.some(({ kind, box }) => kind === 'iban' && containsCentre(box, code.box));
    if (code && code.form === 1 && !YEAR.test(code.value) && !isOfAccount)
      candidates.push(toCandidate(title.key, { ...code, readScore }, { ...found, score: TITLE_CANDIDATES.numberScore }));
    if (date && !(title.key !== 'invoiceNumber' && isInvoiced))
      candidates.push(toCandidate('issueDate', { ...date, readScore }, { ...found, score: TITLE_CANDIDATES.dateScore * date.form }));
  }
  return candidates;
}

/** `Factuur 2024-0418 d.d. 11 september 2024` over `Factuur 2024-0466 d.d. 2 oktober 2024`: a list of other papers. */
const areListed = (one: Segment, other: Segment): boolean =>
  one.words[0]!.text === other.words[0]!.text &&
  one.text !== other.text &&
  /\d/.test(one.text) &&
  /\d/.test(other.text) &&
  Math.abs(one.box.left - other.box.left) < 1 &&
  one.fontSize === other.fontSize;

/** `Rechnung Nr. 471102 vom 05.06.2025`: a word or two lead from the number over to the title's day. `Angebot 26-31: Festzelt zum Gründungsfest, 3. bis 6. Juli 2026` says what it offers. */
function isLedTo({ segment, start }: PrintedValue, titleEnd: number): boolean {
  const between = segment.words.slice(titleEnd, start).map(({ text }) => text);
  const lead = between.slice(between.findLastIndex((text) => /(?:\d\D*){4}/.test(text)) + 1);
  return lead.join('').replace(/\P{L}/gu, '').length <= TITLE_CANDIDATES.lettersToDay;
}

/** `Jahresrechnung 2025`: what the year says is no number. */
const YEAR = /^(?:19|20)\d{2}$/;

/** `n. 87/2025 del 12 maggio 2025` right under a title: the text that begins with the word for a number, and where that ends. */
function numberBelow(title: Segment, page: LaidOutPage): { segment: Segment; start: number } | null {
  const reach = TITLE_CANDIDATES.linesToNumber * boxHeight(title.box);
  const below = page.segments
    .filter(({ box, line }) => line > title.line && overlapX(box, title.box) > 0 && box.top - title.box.bottom < reach)
    .sort((a, b) => a.box.top - b.box.top)[0];
  return below && below.words.length > 1 && isNumberWord(compactForm(below.words[0]!.text)) ? { segment: below, start: 1 } : null;
}

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
