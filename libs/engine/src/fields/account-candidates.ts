import { placeOf, type Candidate } from './candidate';
import type { PageFindings } from './label-candidates';

/** An IBAN with right check digits needs no label; nor does a BIC on its line or beside it. The first on the page is the one to pay to. */
export function accountCandidates({ page, values }: PageFindings): Candidate[] {
  const hasIban = values.some((value) => value.kind === 'iban');
  return values
    .filter((value) => value.kind === 'iban' || (value.kind === 'bic' && hasIban && value.form === 1))
    .map((value) => ({
      key: value.kind,
      value: value.value,
      text: value.text,
      box: value.box,
      page,
      place: placeOf(page, value.box),
      score: 0.6 - (0.1 * value.box.top) / page.height,
      signals: { labelStrength: 0, position: 0.6, formatValid: 1, readScore: value.readScore },
    }));
}
