export { parseAmount, type Amount } from './amounts';
export { checkIban, findIbans, type Iban } from './iban';
export { checkVatId, findVatIds, type VatId } from './vat-id';
export { CURRENCY_CODES, currencyOf } from './currencies';
export { findDates, parseDate, type CalendarDate, type FoundDate } from './dates';
export { foldedText, plainText } from './printed-text';
export { UNKNOWN_CONVENTION, type Convention } from './convention';
export { inferConvention } from './infer-convention';
export { isBic, isDigitCode, isNumberLike, isPhoneNumber } from './codes';
