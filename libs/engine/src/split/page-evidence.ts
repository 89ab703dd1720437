import { titleLines } from '../classify/title-lines';
import { titleScores } from '../classify/title-scores';
import { labelCandidates } from '../fields/candidates/label-candidates';
import type { Candidate } from '../fields/candidates/candidate';
import { findOnPage, type PageFindings } from '../fields/candidates/page-findings';
import { titleCandidates } from '../fields/candidates/title-candidates';
import { isPostalLine } from '../fields/values/address-lines';
import { documentConvention } from '../layout/document-convention';
import { withoutDataLines, type LaidOutPage } from '../layout/laid-out-page';
import { layOut } from '../layout/lay-out';
import { foldedWords } from './folded-words';
import { isCarriedForward, isGreeting } from '../lexicon/lexicon';
import type { DocType, Document } from '../model/document';
import { pageNumberOn, type PageNumber } from './page-number';
import { TELLING_FIELDS } from './telling-fields';
import { PAGE_EVIDENCE } from './weights';

/** What a page says of the document that it is of; every page is looked at as if it were the only one. */
export interface PageEvidence {
  number?: PageNumber;
  /** Values of the fields that tell one document from another, by field. */
  values: ReadonlyMap<string, ReadonlySet<string>>;
  /** The strongest title of its upper part, and how strong. */
  title?: { type: DocType; weight: number };
  /** The lines of its head, and all of its lines, as words without figures. */
  head: ReadonlySet<string>;
  lines: ReadonlySet<string>;
  /** Whether an address or a greeting stands in its upper part. */
  isAddressed: boolean;
  isGreeted: boolean;
  /** Whether a sum of the whole document is printed. */
  hasTotal: boolean;
  /** Whether amounts are carried to it, at its top, or from it, below. */
  carriedTo: boolean;
  carriedFrom: boolean;
  /** How far down its text reaches, its foot left out: 0 at the top, 1 at the bottom. */
  filled: number;
  width: number;
  height: number;
}

/** Looks at one page. */
export function pageEvidence(document: Document, index: number): PageEvidence {
  const alone: Document = { ...document, pages: [{ ...document.pages[index]!, number: 1 }] };
  const laidOut = layOut(alone);
  const page = withoutDataLines(laidOut.pages[0]!);
  const findings = findOnPage(page, () => false, documentConvention(alone, laidOut));
  const candidates = [...labelCandidates(findings), ...titleCandidates(findings)];
  const { height } = page;
  const upper = page.segments.filter(({ box }) => box.top < PAGE_EVIDENCE.upper * height);
  return {
    number: pageNumberOn(findings),
    values: valuesOf(candidates),
    title: strongestTitle(page),
    head: linesOf(page, PAGE_EVIDENCE.head * height),
    lines: linesOf(page, height),
    isAddressed: upper.some(({ text }) => isPostalLine(text)),
    isGreeted: page.segments.some(({ text }) => isGreeting(text)),
    hasTotal: candidates.some(({ key, score }) => SUMS.has(key) && score >= PAGE_EVIDENCE.sure),
    carriedTo: hasCarried(findings, (top) => top < height / 2),
    carriedFrom: hasCarried(findings, (top) => top >= height / 2),
    filled: filledTo(page),
    width: page.width,
    height,
  };
}

const SUMS: ReadonlySet<string> = new Set(['grossTotal', 'amountDue', 'closingBalance']);

function valuesOf(candidates: readonly Candidate[]): Map<string, Set<string>> {
  const values = new Map<string, Set<string>>();
  for (const { key, value, score } of candidates) {
    if (!TELLING_FIELDS.has(key) || score < PAGE_EVIDENCE.sure) continue;
    values.set(key, (values.get(key) ?? new Set()).add(foldedWords(value)));
  }
  return values;
}

function strongestTitle(page: LaidOutPage): PageEvidence['title'] {
  const lines = titleLines([page]).filter(({ depth }) => depth < PAGE_EVIDENCE.upper);
  const [best] = [...titleScores(lines)].sort(([, a], [, b]) => b - a);
  return best && { type: best[0], weight: best[1] };
}

/** The lines above a height that say something besides figures. */
function linesOf(page: LaidOutPage, above: number): Set<string> {
  const texts = page.lines.filter(({ box }) => box.top < above).map(({ text }) => foldedWords(text.replace(/[\d.,]+/g, ' ')));
  return new Set(texts.filter((text) => text.length >= PAGE_EVIDENCE.lineLetters));
}

const hasCarried = ({ page }: PageFindings, isThere: (top: number) => boolean): boolean =>
  page.segments.some(({ text, box }) => isThere(box.top) && isCarriedForward(text.replace(/[\d.,€$£]+.*$/, '')));

function filledTo(page: LaidOutPage): number {
  const bottoms = page.lines.map(({ box }) => box.bottom / page.height).filter((bottom) => bottom < PAGE_EVIDENCE.foot);
  return Math.max(0, ...bottoms);
}
