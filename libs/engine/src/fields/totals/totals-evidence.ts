import type { Convention } from '@gridline/values';
import type { LogicalTable } from '../../model/answer';
import { readAmount } from '../../reckoning/read-amount';
import { sumUnits, toUnits, unitsOf } from '../../reckoning/money';
import { mayBeRounding } from '../../reckoning/sums';
import { columnRoles } from '../../tables/join/table-roles';
import type { LaidOutPage } from '../../layout/laid-out-page';
import type { Candidate } from '../candidates/candidate';
import type { Known } from '../candidates/candidate-finder';
import { TOTALS_EVIDENCE } from './weights';

/** What a choice of totals is measured against besides its labels; amounts in ten-thousandths. */
export interface TotalsEvidence {
  /** Sums of the line columns of the tables; the totals should repeat one. */
  lineSums: readonly number[];
  /** Tax rates printed anywhere, in percent. */
  taxRates: readonly number[];
  /** Cash given less change returned. */
  paidSums: readonly number[];
  /** Tax that the payer keeps back for the payee, as invoices of Spain, Italy and Portugal take it off. */
  withheld: readonly number[];
  /** What the total was rounded by, where it was. */
  roundings: readonly number[];
}

/** The evidence of a document: its columns, its rates, and the amounts that its labels name. */
export function totalsEvidence({ labelled, taxRates }: Known, tables: readonly LogicalTable[], convention: Convention): TotalsEvidence {
  return {
    lineSums: lineSums(tables, convention),
    taxRates,
    paidSums: paidSums(labelled),
    withheld: labelled.filter(({ key, score }) => key === 'withholdingTax' && score > TOTALS_EVIDENCE.labelled).map(unitsOf),
    roundings: labelled
      .filter(({ key }) => key === 'roundingAmount')
      .map(unitsOf)
      .filter((units) => units !== 0 && mayBeRounding(units)),
  };
}

/** Sums of the columns that their headers call line totals. */
function lineSums(tables: readonly LogicalTable[], convention: Convention): number[] {
  return tables.flatMap((table) =>
    columnRoles(table).flatMap((role, column) => {
      if (role !== 'lineTotal') return [];
      const amounts = table.rows.filter((row) => row.kind === 'item').map((row) => readAmount(row.cells[column]!.text, convention));
      return [sumUnits(amounts.map((amount) => toUnits(amount?.value ?? '0')))];
    }),
  );
}

/** What was handed over less the change: on a receipt the surest sign of its total. */
function paidSums(candidates: readonly Candidate[]): number[] {
  const amounts = (key: string): number[] =>
    candidates
      .filter((candidate) => candidate.key === key && candidate.score > TOTALS_EVIDENCE.paid)
      .map((candidate) => Math.abs(unitsOf(candidate)));
  const change = amounts('change');
  return [...amounts('cashTendered'), ...amounts('paid')].flatMap((cash) => change.map((back) => cash - back));
}

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?%/g;

/** Every percentage printed on the pages, once. */
export function printedRates(pages: readonly LaidOutPage[]): number[] {
  const rates = new Set<number>();
  for (const { segments } of pages)
    for (const { text } of segments) for (const [, rate] of text.matchAll(RATE)) rates.add(Number(rate!.replace(',', '.')));
  return [...rates];
}
