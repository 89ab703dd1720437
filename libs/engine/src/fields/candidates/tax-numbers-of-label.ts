import { foldedVatId } from '@gridline/values';
import { opensShortTaxLabel } from '../../lexicon/lexicon';
import { boxHeight, containsCentre, overlapY } from '../../model/box';
import type { FoundLabel } from '../labels/find-labels';
import { codeIn, type FreeValue } from '../values/free-values';
import type { PageFindings } from './page-findings';
import { freeValues, printedValues, type PositionedValue } from './values-of-label';
import { LABEL_CANDIDATES } from './weights';

/** The tax numbers beside or below a label, proven by their digits or not. */
export const vatIdsOf = (label: FoundLabel, findings: PageFindings): PositionedValue[] => [
  ...printedValues(label, 'vatId', findings),
  ...unprovenVatIds(label, findings),
];

/** Whether a value is what the label's own line goes on with. */
export const isRightBehind = (label: FoundLabel, value: FreeValue): boolean =>
  overlapY(label.box, value.box) > LABEL_CANDIDATES.sameLine * boxHeight(label.box) &&
  value.box.right > label.box.right + 1 &&
  value.box.left - label.box.right < boxHeight(label.box);

/** A tax number's own form says that the words right before it are its label, wherever in a sentence they stand. */
export const surenessOf = (label: FoundLabel, value: FreeValue): number => (isRightBehind(label, value) ? 1 / label.sureness : 1);

/** A number of a country whose check digits nobody here knows (`27AAPFU0939F1ZV`, `TLA0903128K4`, `12.345.678/0001-95`) is taken at half its worth: the label says what it is meant to be. */
const unprovenVatIds = (label: FoundLabel, findings: PageFindings): PositionedValue[] =>
  freeValues(label, codeIn, findings).flatMap(({ value, position }) => {
    const whole = findings.values.find((other) => other.kind === 'vatId' && containsCentre(other.box, value.box));
    // `TVA BE 0546.771.380`: the country's letters are of the label, and of the number.
    if (whole) return label.segment === whole.segment && whole.start < label.end ? [{ value: whole, position }] : [];
    const isForm = TAX_NUMBER.test(foldedVatId(value.value)) && !DOCUMENT_NUMBER.test(value.value);
    return isForm || TUNISIAS_NUMBER.test(value.value) || isShortNumber(label, value)
      ? [{ value: { ...value, form: LABEL_CANDIDATES.unprovenVatId }, position }]
      : [];
  });

/** `VSK nr. 48215`: those of Iceland have five or six digits, and its words for them say so. */
const isShortNumber = (label: FoundLabel, value: FreeValue): boolean =>
  /^\d{5,6}$/.test(value.value) && isRightBehind(label, value) && opensShortTaxLabel(label.text);

/** Its letters are capitals of any alphabet: `МК4017013504188` is typed in Cyrillic. */
const TAX_NUMBER = /^(?=(?:[^\d]*\d){6})[\p{Lu}\d&]{7,18}$/u;
/** `1193056/P/A/M/000` */
const TUNISIAS_NUMBER = /^\d{7}\/?[A-Z](?:\/[A-Z]){2}\/\d{3}$/;
/** `KOR/73/04/2026` behind `Korekta faktury VAT nr`: tax numbers with a stroke are of figures alone. */
const DOCUMENT_NUMBER = /^(?=.*\p{L}).*\//u;

/** `VAT 4180255117`, `GST 104-557-218.`: what stands right behind the word of a tax and can be no amount. */
export const numbersBesideTax = (label: FoundLabel, findings: PageFindings): PositionedValue[] =>
  vatIdsOf(label, findings).filter(({ value }) => isNoAmount(value.value));

/** Letters or hyphens within it, or more digits than a sum has without a sign between them. */
const isNoAmount = (number: string): boolean =>
  /^(?=.*\d)(?=.*[\p{L}-]).{8,}$/u.test(number) || (/\d(?:[ .]?\d){8}/.test(number) && !/^\d{1,3}(?:[ .]\d{3})+$/.test(number));
