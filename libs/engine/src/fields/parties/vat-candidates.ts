import { endsInTaxName } from '@gridline/values';
import { containsCentre, type Box } from '../../model/box';
import { toCandidate, type Candidate } from '../candidates/candidate';
import { findParties, type Party } from './find-parties';
import type { PageFindings } from '../candidates/page-findings';
import { VAT_CANDIDATES } from './weights';

/** VAT numbers whose check digits are not wrong or that name their tax, by where they stand: within reach of the buyer's address they are the buyer's, elsewhere the sender's. */
export function vatCandidates(findings: PageFindings): Candidate[] {
  const { page, values, labels } = findings;
  const numbers = values.filter((value) => value.kind === 'vatId' && (value.form === 1 || endsInTaxName(value.value)));
  if (numbers.length === 0) return [];
  const buyers = findParties(findings).filter((party) => party.role === 'buyer');
  return numbers.map((value) => {
    const isBuyers =
      buyers.some((party) => containsCentre(reachOf(party), value.box)) ||
      labels.some((label) => label.segment === value.segment && label.meanings.some(({ key }) => key === 'buyerVatId'));
    return toCandidate(isBuyers ? 'buyerVatId' : 'sellerVatId', value, {
      page,
      score: VAT_CANDIDATES.unlabelled,
      position: VAT_CANDIDATES.unlabelled,
      formatValid: value.form,
    });
  });
}

/** Where the number of a party may stand: beside its address and a little below. */
const reachOf = ({ box, page }: Party): Box => ({
  left: box.left - VAT_CANDIDATES.reachLeftPt,
  right: box.right + VAT_CANDIDATES.reachRightPt,
  top: box.top - VAT_CANDIDATES.reachAbovePt,
  bottom: box.bottom + VAT_CANDIDATES.reachBelow * page.height,
});
