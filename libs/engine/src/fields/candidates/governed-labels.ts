import { boxHeight, overlapY } from '../../model/box';
import type { Candidate } from './candidate';
import type { FoundLabel } from '../labels/find-labels';
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
  const headings = findings.labels.filter(isHeading);
  return candidates.flatMap((candidate) => {
    const keys = GOVERNED[candidate.key];
    if (!keys || !candidate.label) return [candidate];
    const heading = headingOf(candidate.label, headings, findings);
    const headingKey = heading?.meanings.find(({ key }) => HEADING_KEYS.has(key))?.key;
    if (!headingKey) return candidate.key === 'name' ? [] : [candidate];
    const key = keys[headingKey];
    return key ? [{ ...candidate, key, score: candidate.score + (candidate.key === 'name' ? GOVERNED_LABELS.governedName : 0) }] : [];
  });
}

/** A party's label heads what is below it; `Kontakt` does only where it stands alone, because with a colon it is a line of its own. */
function isHeading(label: FoundLabel): boolean {
  if (label.start > 0 || label.standing < GOVERNED_LABELS.headingStanding) return false;
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
      heading.box.left <= label.box.left + 3 * height &&
      label.box.left - heading.box.left < GOVERNED_LABELS.rightReach * page.width
    );
  });
  return governing.sort((a, b) => b.box.top + b.box.left * GOVERNED_LABELS.perLeft - (a.box.top + a.box.left * GOVERNED_LABELS.perLeft))[0];
}
