import { latinDigits } from '@gridline/values';
import { FIELD_TYPES } from '../../lexicon/field-types';
import { provenanceOn } from '../../layout/laid-out-page';
import type { Field } from '../../model/field';
import type { Candidate } from '../candidates/candidate';

/** A chosen candidate in the form that leaves this step. */
export function toField({ key, value, text, label, page, box, signals }: Candidate): Field {
  return {
    key,
    value: valueAs(key, value),
    text,
    ...(label ? { label: label.text } : {}),
    provenance: provenanceOn(page, box),
    signals,
  };
}

/** A value as its field gives it. Codes go into other programs: `٤١٨-٨٢٠-٣٣١` is given as 418-820-331. What was paid is an amount (BT-113). */
export function valueAs(key: string, value: string): string {
  if (key === 'paid') return value.replace(/^-/, '');
  return isCode(key) ? latinDigits(value) : value;
}

const CODES: ReadonlySet<string> = new Set(['code', 'vatId', 'iban']);
const isCode = (key: string): boolean => CODES.has((FIELD_TYPES as Record<string, string>)[key] ?? '');
