import { boxCentreX, boxHeight, overlapX, type Box } from '../../model/box';
import type { Segment } from '../../layout/segments';
import { compactForm } from '../../lexicon/label-words';
import type { Candidate } from '../candidates/candidate';
import type { FoundFields } from '../candidates/found-fields';
import type { PageFindings } from '../candidates/page-findings';
import { codeIn } from '../values/free-values';

/** The fields that trees look for. */
export const LEARNED_KEYS = ['invoiceNumber', 'orderNumber', 'customerNumber', 'buyerVatId'] as const;

/** What the rules may take a number for; some become others when the type is known. */
export const RULE_KEYS: readonly string[] = [
  ...LEARNED_KEYS,
  ...['sellerVatId', 'contractNumber', 'documentNumber', 'otherVatId', 'sellerTaxNumber', 'sellerRegistrationNumber', 'accountWithSender'],
  ...['ourReference', 'yourReference'],
];

/** A number of a page that may be the value of a field, whatever stands beside it. */
export interface FieldItem {
  page: PageFindings;
  segment: Segment;
  /** Its first word in the segment. */
  start: number;
  box: Box;
  value: string;
  text: string;
  form: number;
  readScore: number;
  /** What the rules made of it. */
  candidates: readonly Candidate[];
}

/** Pages behind these hold what a paper goes on with. */
const PAGES = 3;

/** Every number on the first pages that is no amount, date or account, and what the rules took for one; in reading order. */
export function fieldItems({ pages, candidates }: FoundFields): FieldItem[] {
  const first = pages.slice(0, PAGES);
  const items = first.flatMap(codesOn);
  for (const candidate of candidates.filter(({ key }) => RULE_KEYS.includes(key))) {
    const same = items.find((item) => isSame(item, candidate));
    if (same) same.candidates = [...same.candidates, candidate];
    else items.push(...first.filter(({ page }) => page.number === candidate.page.number).flatMap((page) => itemOf(page, candidate)));
  }
  return items;
}

function codesOn(page: PageFindings): FieldItem[] {
  const others = page.values.filter(({ kind, form }) => kind === 'iban' || kind === 'date' || (kind === 'amount' && form === 1));
  return page.page.segments.flatMap((segment) => {
    if (page.isTabular(segment.box)) return [];
    const taken = others.filter((value) => value.segment === segment);
    const found: FieldItem[] = [];
    segment.words.forEach((word, start) => {
      if (!/\d/.test(word.text) || taken.some((value) => value.start <= start && value.end > start)) return;
      const from = SHORT_CAPITALS.test(segment.words[start - 1]?.text ?? '') ? start - 1 : start;
      const code = codeIn(segment, from, segment.words.length);
      if (!code || code.form < 1 || found.some(({ box }) => box.right >= code.box.right)) return;
      found.push({ page, segment, start: from, ...code, candidates: [] });
    });
    return found;
  });
}

const SHORT_CAPITALS = /^[A-Z]{1,4}[-/.]?$/;

const isSame = (item: FieldItem, { value, box, page }: Candidate): boolean =>
  item.page.page.number === page.number &&
  compactForm(item.value) === compactForm(value) &&
  overlapX(item.box, box) > 0 &&
  Math.abs(item.box.top - box.top) < boxHeight(item.box);

/** What the rules put together of several segments, or took from within a word. */
function itemOf(page: PageFindings, candidate: Candidate): FieldItem[] {
  const { box, value, text, signals } = candidate;
  const x = boxCentreX(box);
  const segment = page.page.segments.find(
    (each) => each.box.left - 1 <= x && each.box.right + 1 >= x && Math.abs(each.box.top - box.top) < boxHeight(each.box),
  );
  if (!segment) return [];
  const start = Math.max(0, segment.words.findIndex((word) => word.box.left >= box.left - 1)); // prettier-ignore
  return [{ page, segment, start, box, value, text, form: signals.formatValid, readScore: signals.readScore, candidates: [candidate] }];
}
