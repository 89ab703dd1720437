import { isSalutation } from '../../lexicon/lexicon';
import { boxHeight, overlapY } from '../../model/box';
import type { Candidate } from './candidate';
import type { FoundLabel } from '../labels/find-labels';
import { verticalLabels } from '../labels/vertical-labels';
import type { PageFindings } from './page-findings';
import { GOVERNED_LABELS } from './weights';

/** Labels that say what a value is of someone, and under which field that is kept for each heading above them. */
const GOVERNED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  name: {
    sellerName: 'sellerName',
    buyerName: 'buyerName',
    advertiser: 'advertiser',
    accountHolder: 'accountHolder',
    agency: 'agency',
    shipTo: 'shipTo',
  },
  sellerVatId: { sellerName: 'sellerVatId', buyerName: 'buyerVatId' },
  sellerTaxNumber: { sellerName: 'sellerTaxNumber', buyerName: 'buyerTaxNumber' },
};
const HEADING_KEYS: ReadonlySet<string> = new Set([
  'sellerName',
  'buyerName',
  'advertiser',
  'accountHolder',
  'agency',
  'shipTo',
  'shipFrom',
  'invoicee',
  'requisitioner',
  'contact',
  'bankName',
]);

/** `Name:` under the heading `Verkäufer` is the seller's; the same under `Kunde` is the buyer's. Candidates under another heading are dropped. */
export function governedCandidates(candidates: readonly Candidate[], findings: PageFindings): Candidate[] {
  const headings = [...findings.labels, ...verticalLabels(findings.page)].filter(isHeading);
  return candidates.flatMap((candidate) => {
    const weak = weightOfName(candidate);
    const isName = candidate.key === 'name' || weak < 1;
    const keys = GOVERNED[isName ? 'name' : candidate.key];
    if (!keys || !candidate.label) return [candidate];
    const heading = headingOf(candidate.label, headings, findings);
    const headingKey = heading && partyOf(heading, headings);
    if (!headingKey) return candidate.key === 'name' ? [] : [candidate];
    const key = keys[headingKey];
    if (!key) return weak < 1 ? [candidate] : [];
    return [underHeading(candidate, key, isName ? weak : undefined)];
  });
}

/** Whom a heading names: `수신` (to) beside a heading that names the buyer is the other one, as on an order. */
function partyOf(heading: FoundLabel, headings: readonly FoundLabel[]): string | undefined {
  const meaning = heading.meanings.find(({ key }) => HEADING_KEYS.has(key));
  const isAddressed = meaning?.key === 'buyerName' && meaning.weight < 1 && isSalutation(heading.text.replace(/ /g, ''));
  return isAddressed && headings.some(namesBuyer) ? 'sellerName' : meaning?.key;
}

const namesBuyer = ({ meanings }: FoundLabel): boolean => meanings.some(({ key, weight }) => key === 'buyerName' && weight === 1);

/** What is found under a heading; of a name the heading says whose it is, however little its own label does. */
function underHeading(candidate: Candidate, key: string, weight: number | undefined): Candidate {
  if (weight === undefined) return { ...candidate, key };
  const { score, signals } = candidate;
  const labelStrength = signals.labelStrength / weight;
  return { ...candidate, key, score: score / weight + GOVERNED_LABELS.governedName, signals: { ...signals, labelStrength } };
}

/** How much a label says of whose name follows; less than 1 for `상호`, `επωνυμία`, which only say that it is a name. */
function weightOfName({ key, label }: Candidate): number {
  if (!label || label.runsOn || (key !== 'sellerName' && key !== 'buyerName')) return 1;
  return Math.max(0, ...label.meanings.filter((meaning) => meaning.key === key).map(({ weight }) => weight)) || 1;
}

/** A party's label heads what is below it; `Kontakt` does only where it stands alone, because with a colon it is a line of its own. */
function isHeading(label: FoundLabel): boolean {
  if (label.start > 0 || label.sureness < GOVERNED_LABELS.headingSureness) return false;
  const keys = label.meanings.map(({ key }) => key).filter((key) => HEADING_KEYS.has(key));
  return keys.some((key) => !LINE_KEYS.has(key) || !/:/.test(label.segment.text));
}

const LINE_KEYS: ReadonlySet<string> = new Set(['contact', 'bankName']);

/** The nearest heading above in the same column, or left on the same line. */
function headingOf(label: FoundLabel, headings: readonly FoundLabel[], { page }: PageFindings): FoundLabel | undefined {
  const height = boxHeight(label.box);
  const governing = headings.filter((heading) => {
    if (heading.segment === label.segment) return false;
    if (overlapY(heading.box, label.box) > GOVERNED_LABELS.sameLine * height)
      return heading.box.right <= label.box.left && label.box.left - heading.box.right < GOVERNED_LABELS.leftReach * page.width;
    const above = label.box.top - heading.box.bottom;
    return (
      above > -GOVERNED_LABELS.lowered * height &&
      above < GOVERNED_LABELS.reach * page.height &&
      heading.box.left <= label.box.left + GOVERNED_LABELS.indent * height &&
      label.box.left - heading.box.left < GOVERNED_LABELS.rightReach * page.width
    );
  });
  return governing.sort((a, b) => b.box.top + b.box.left * GOVERNED_LABELS.perLeft - (a.box.top + a.box.left * GOVERNED_LABELS.perLeft))[0];
}
