import type { Candidate } from './candidate';
import type { PageFindings } from './page-findings';

/** What is known of a document before the finders run. */
export interface Known {
  /** What its labels head. */
  labelled: readonly Candidate[];
  /** Every percentage that it prints. */
  taxRates: readonly number[];
  /** ISO 639-1, where it is settled. */
  language: string | undefined;
}

/** Finds ways to fill fields on the pages of a document. */
export type CandidateFinder = (pages: readonly PageFindings[], known: Known) => Candidate[];

/** A finder that looks at one page alone. */
export const onEachPage =
  (find: (page: PageFindings, known: Known) => Candidate[]): CandidateFinder =>
  (pages, known) =>
    pages.flatMap((page) => find(page, known));
