import type { Field } from '../../model/field';
import type { Candidate } from './candidate';
import type { PageFindings } from './page-findings';

/** The fields that the rules chose, and what they chose from. */
export interface FoundFields {
  fields: Field[];
  candidates: readonly Candidate[];
  pages: readonly PageFindings[];
}
