import type { Field } from '../../model/field';
import { SURE_FIELDS } from './weights';

/** The format itself gives it. */
export const isGiven = ({ provenance }: Field): boolean => provenance.reader === 'einvoice-xml';

/** A strong label at a label's place, with the value where a label's value stands. */
export const isLabelled = ({ signals }: Field): boolean => (signals.labelStrength ?? 0) * (signals.position ?? 0) >= SURE_FIELDS.sure;

/** Whom a statement is sent to holds the account: known by a label, or by the place of the address. */
export const isAddressee = (field: Field): boolean => (field.signals.position ?? 0) >= SURE_FIELDS.sure;
