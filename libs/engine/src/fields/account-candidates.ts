import { placeOf, type Candidate } from './candidate';
import type { PrintedValue } from './find-values';
import type { PageFindings } from './label-candidates';
import { wordForms } from './label-words';

/** In lines. */
const BIC_WITHIN = 2;

/** An IBAN with right check digits needs no label; nor does a BIC on its line or beside it: many a word in capitals has a BIC's form. The first on the page is the one to pay to. */
export function accountCandidates({ page, values }: PageFindings): Candidate[] {
  const ibanLines = values.filter(({ kind }) => kind === 'iban').map(({ phrase }) => phrase.line);
  const isNearIban = ({ phrase }: PrintedValue): boolean => ibanLines.some((line) => Math.abs(line - phrase.line) <= BIC_WITHIN);
  return values
    .filter((value) => !isReaders(value))
    .filter((value) => value.kind === 'iban' || (value.kind === 'bic' && value.form === 1 && isNearIban(value)))
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

/** `von Ihrem Konto`, `op uw rekening`: the account of whom the document is for is not the one to pay to. */
const READERS = /^(?:ihre?[mnrs]?|your|votre|su|suo|vostro|uw|seu|sua|vossa|panstwa)$/;
/** So many words before the number. */
const SPOKEN_WITHIN = 4;

const isReaders = ({ phrase, start }: PrintedValue): boolean =>
  wordForms(
    phrase.words
      .slice(Math.max(0, start - SPOKEN_WITHIN), start)
      .map((word) => word.text)
      .join(' '),
  ).some((word) => READERS.test(word));
