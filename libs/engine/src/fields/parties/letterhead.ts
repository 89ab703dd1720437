import { unionBox } from '../../model/box';
import { median } from '../../model/median';
import { endsInHonorific, isSalutation, titleType, typeOfTitle } from '../../lexicon/lexicon';
import { wordForms } from '../../lexicon/label-words';
import { toSegment, type Segment } from '../../layout/segments';
import type { LaidOutPage } from '../../layout/laid-out-page';
import { toCandidate, type Candidate, type ReadValue } from '../candidates/candidate';
import type { PageFindings } from '../candidates/page-findings';
import { isReceiptPage } from '../candidates/receipt-signs';
import { cleanName, formOfName, hasLegalForm, isContactLine, isNameLine, isPostalLine } from '../values/address-lines';
import { meanReadScore, readHead, type Letterhead } from './read-head';
import { LETTERHEAD } from './weights';
import { textOf } from '../../model/page';

/** The sender by the top of the first page: weak beside labelled parties, often all there is on a receipt. */
export function letterheadCandidates(findings: PageFindings): Candidate[] {
  const { page } = findings;
  if (!page.isFirst) return [];
  const head = readHead(findings);
  const isSender =
    head &&
    (isReceiptPage(page, findings.labels) ||
      head.address.length > 0 ||
      head.isReachable ||
      hasLegalForm(head.nameText) ||
      isLarge(head, page));
  return [...titledName(page), ...(isSender ? headCandidates(page, head) : [])];
}

/** A company in the head of the first page, where nothing says who it is to the paper: its sender, unless another one is found. */
export function companiesAtHead({ page, labels, isTabular }: PageFindings): Candidate[] {
  if (!page.isFirst || !page.placed) return [];
  const companies = page.segments.filter(
    (segment) => segment.box.top < LETTERHEAD.companiesWithin * page.height && isCompany(segment, page) && !isTabular(segment.box),
  );
  return companies
    .filter((segment) => !labels.some((label) => label.segment === segment))
    .map((segment) => {
      const score = LETTERHEAD.companyAtHead;
      return toCandidate('sellerName', readLines([segment], cleanName(segment.text)), { page, score, position: score, formatValid: 1 });
    });
}

/** A name with its legal form, and nothing that says that the paper goes to it. */
function isCompany(segment: Segment, page: LaidOutPage): boolean {
  const { text } = segment;
  if (segment.words.length > LETTERHEAD.companyWords || !hasLegalForm(text) || !isNameLine(cleanName(text)) || titleType(text))
    return false;
  const line = page.lines[segment.line]!.segments;
  const behind = line[line.indexOf(segment) + 1];
  return !endsInHonorific(text) && !(behind && isSalutation(behind.text)) && !isContactLine(text) && !isPostalLine(text);
}

/** A name without address or legal form is one by its letters, larger than those of the page. */
function isLarge({ name }: Letterhead, page: LaidOutPage): boolean {
  return (
    page.placed &&
    Math.max(...name.map((line) => line.fontSize)) > LETTERHEAD.large * median(page.segments.map((segment) => segment.fontSize))!
  );
}

/** A name in the largest letters with the title behind it (`Northern Web Services Invoice`) says whose document it is. */
function titledName(page: LaidOutPage): Candidate[] {
  const largest = Math.max(...page.segments.map((segment) => segment.fontSize));
  const segment = page.segments.find(({ fontSize, box }) => fontSize === largest && box.top < LETTERHEAD.titleWithin * page.height);
  const words = segment?.words.slice(0, -1) ?? [];
  if (!segment || words.length < 2 || !words.every((word) => /^\p{Lu}\p{Ll}/u.test(word.text))) return [];
  const isTitle = (from: number): boolean => typeOfTitle(wordForms(textOf(segment.words.slice(from))).join(' ')) !== undefined;
  if (!isTitle(words.length) || isTitle(words.length - 1)) return [];
  const { text, box } = toSegment(words, segment.line);
  const read = { value: text, text, box, readScore: meanReadScore([segment]) };
  return [toCandidate('sellerName', read, { page, score: LETTERHEAD.titled, position: LETTERHEAD.titled, formatValid: formOfName(text) })];
}

function headCandidates(page: LaidOutPage, head: Letterhead): Candidate[] {
  const score =
    LETTERHEAD.atTheTop +
    (hasLegalForm(head.nameText) ? LETTERHEAD.withLegalForm : 0) +
    (head.address.length > 0 || head.isReachable ? LETTERHEAD.withAddress : 0);
  const found = { page, score, position: score, formatValid: formOfName(head.nameText) };
  const read = readLines(head.name, head.nameText);
  // Where a label names another seller, the letterhead is the buyer's who orders.
  const names = [toCandidate('sellerName', read, found), toCandidate('issuerName', read, { ...found, beside: 'issuer' })];
  return head.address.length === 0
    ? names
    : [...names, toCandidate('sellerAddress', readLines(head.address), { ...found, beside: 'address' })];
}

function readLines(lines: readonly Segment[], text = textOf(lines)): ReadValue {
  return { value: text, text, box: unionBox(lines.map((line) => line.box)), readScore: meanReadScore(lines) };
}
