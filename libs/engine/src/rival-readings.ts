import { documentConvention } from './layout/document-convention';
import { layOut } from './layout/lay-out';
import { pagesAsRead } from './layout/pages-as-read';
import type { Document } from './model/document';
import type { Table } from './model/table';
import { choiceFeatures } from './tables/evidence/choose-reading';
import { findRivals } from './tables/find-tables';
import { toTable } from './tables/grid/draft-table';

/** A place of a page that rules and roles of lines read differently: both readings, and what tells for each. */
export interface RivalReadings {
  read: Table[];
  found: Table[];
  features: Float32Array;
}

/** The places of a document that are read differently, for the bench that fits the choice between them. */
export function rivalReadings(document: Document): RivalReadings[] {
  const laidOut = layOut(pagesAsRead(document));
  const convention = documentConvention(document, laidOut);
  return laidOut.pages.flatMap((page) =>
    findRivals(page, convention).map(({ read, found, evidence }) => ({
      read: read.map(({ draft }) => toTable(draft, page)),
      found: found.map((draft) => toTable(draft, page)),
      features: choiceFeatures(evidence.read, evidence.found),
    })),
  );
}
