import { inferConvention, parseAmount, type Convention } from '@gridline/values';
import { containsCentre, type Box } from '../model/box';
import type { LogicalTable } from '../model/answer';
import type { Document } from '../model/document';
import type { Field } from '../model/field';
import { carryingRoles, columnRoles } from '../tables/choose-table';
import { assignFields } from './assign-fields';
import type { Candidate } from './candidate';
import { withBroadcastFields } from './broadcast-fields';
import { chooseTotals, isTotalKey } from './choose-totals';
import { deriveTotals } from './derive-fields';
import { currencyCandidates } from './find-currency';
import { findLabels } from './find-labels';
import { findValues } from './find-values';
import { gridTotals } from './grid-totals';
import { impliedTotals } from './implied-totals';
import { labelCandidates, type PageFindings } from './label-candidates';
import { titleCandidates } from './title-candidates';
import type { PageText } from './page-text';

/** Every field of the document: all candidates of all pages first, then one choice for the document as a whole. What the format itself gives wins. */
export function findFields(document: Document, pages: readonly PageText[], tables: readonly LogicalTable[]): Field[] {
  const convention = inferConvention(pages.flatMap((page) => page.phrases.map((phrase) => phrase.text)));
  const findings = pages.map((page) => findOnPage(page, tables, convention));
  const labelled = findings.flatMap(labelCandidates);
  const totals = chooseTotals([...labelled, ...findings.flatMap(gridTotals), ...impliedTotals(findings)], {
    lineSums: lineSums(tables, convention),
    taxRates: taxRates(pages),
  });
  const others = [...labelled, ...findings.flatMap(titleCandidates), ...currencyCandidates(findings)].filter(({ key }) => !isTotalKey(key));
  const chosen = withBroadcastFields(deriveTotals([...assignFields(others), ...totals].map(toField)));
  const given = new Set(document.fields.map((field) => field.key));
  return [...document.fields, ...chosen.filter((field) => !given.has(field.key))];
}

/** Sums of the columns that their headers call line totals. */
function lineSums(tables: readonly LogicalTable[], convention: Convention): number[] {
  return tables.flatMap((table) =>
    columnRoles(table).flatMap((role, column) => {
      if (role !== 'lineTotal') return [];
      const amounts = table.rows.filter((row) => row.kind === 'item').map((row) => parseAmount(row.cells[column]!.text, convention));
      return [amounts.reduce((sum, amount) => sum + Number(amount?.value ?? 0), 0)];
    }),
  );
}

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?%/g;

/** Every percentage printed on the pages, once. */
function taxRates(pages: readonly PageText[]): number[] {
  const rates = new Set<number>();
  for (const { phrases } of pages)
    for (const { text } of phrases) for (const [, rate] of text.matchAll(RATE)) rates.add(Number(rate!.replace(',', '.')));
  return [...rates];
}

function findOnPage(page: PageText, tables: readonly LogicalTable[], convention: Convention): PageFindings {
  const boxes = itemRowBoxes(page, tables);
  return {
    page,
    labels: findLabels(page),
    values: findValues(page, convention),
    isTabular: (box) => boxes.some((row) => containsCentre(row, box)),
  };
}

/** The places of a table's items and headers on a page: what stands there belongs to the table. */
function itemRowBoxes(page: PageText, tables: readonly LogicalTable[]): Box[] {
  const boxes: Box[] = [];
  for (const table of tables) {
    if (carryingRoles(table) < 3) continue;
    const cells = [...table.columns, ...table.rows.filter((row) => row.kind === 'item').flatMap((row) => row.cells)];
    for (const { provenance } of cells) if (provenance?.box && provenance.page === page.number) boxes.push(provenance.box);
  }
  return boxes;
}

/** A chosen candidate in the form that leaves this step. */
export function toField(candidate: Candidate): Field {
  const { key, value, text, label, page, box, signals } = candidate;
  return {
    key,
    value,
    text,
    ...(label ? { label: label.text } : {}),
    provenance: { page: page.number, ...(page.placed ? { box } : {}), reader: page.reader },
    signals,
  };
}
