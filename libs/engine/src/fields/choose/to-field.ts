import type { Field } from '../../model/field';
import type { Candidate } from '../candidates/candidate';

/** A chosen candidate in the form that leaves this step. What was paid is printed as a deduction as often as not; the field is an amount (BT-113). */
export function toField({ key, value, text, label, page, box, signals }: Candidate): Field {
  return {
    key,
    value: key === 'paid' ? value.replace(/^-/, '') : value,
    text,
    ...(label ? { label: label.text } : {}),
    provenance: { page: page.number, ...(page.placed ? { box } : {}), reader: page.reader },
    signals,
  };
}
