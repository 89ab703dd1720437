import type { Field } from '../../model/field';

/** The format itself gives it. */
export const isGiven = ({ provenance }: Field): boolean => provenance.reader === 'einvoice-xml';

/** A strong label at a label's place, with the value where a label's value stands. */
export const isLabelled = ({ signals }: Field): boolean => (signals.labelStrength ?? 0) * (signals.position ?? 0) >= SURE;

/** Whom a statement is sent to holds the account: known by a label, or by the place of the address. */
export const isAddressee = (field: Field): boolean => (field.signals.position ?? 0) >= SURE;

/** A label that heads also other things scores .55 at most, one within a sentence less; a strong one with its value below .8. */
const SURE = 0.6;
