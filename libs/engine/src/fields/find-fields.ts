import { inferConvention, parseAmount, type Convention } from '@gridline/values';
import type { LogicalTable } from '../model/answer';
import type { Document } from '../model/document';
import { isTotalKey, type Field } from '../model/field';
import { columnRoles } from '../tables/join/table-roles';
import { isAmericanPlace } from './values/address-lines';
import { assignFields } from './choose/assign-fields';
import type { Candidate } from './candidates/candidate';
import { withBroadcastFields } from './choose/broadcast-fields';
import { chooseTotals } from './totals/choose-totals';
import { deriveTotals } from './totals/derive-fields';
import { crossCheck } from './choose/cross-check';
import { currencyCandidates } from './candidates/find-currency';
import { findLabels } from './labels/find-labels';
import { findValues } from './values/find-values';
import { accountCandidates, unprovenAccounts } from './candidates/account-candidates';
import { letterDates, unlabelledDates, unlabelledPeriods } from './candidates/date-candidates';
import { letterheadCandidates } from './parties/letterhead';
import { ownWordFields } from './candidates/own-words';
import { partyCandidates } from './parties/party-candidates';
import { governedCandidates } from './candidates/governed-labels';
import { gridTotals } from './totals/grid-totals';
import { impliedPayments, impliedTotals } from './totals/implied-totals';
import { headedPhrases, labelCandidates, numberedPhrases, type PageFindings } from './candidates/label-candidates';
import { isRounding, receiptTotals, tenderedAboveChange } from './totals/receipt-totals';
import { taxSums } from './totals/tax-sums';
import { tabularPlaces } from './candidates/tabular-places';
import { titleCandidates } from './candidates/title-candidates';
import { withoutDataLines, type PageText } from '../layout/page-text';
import { vatCandidates } from './parties/vat-candidates';

/** Every field of the document: all candidates of all pages first, then one choice for the document as a whole. What the format itself gives wins. */
export function findFields(document: Document, pages: readonly PageText[], tables: readonly LogicalTable[]): Field[] {
  const convention = conventionOf(pages);
  const tabularOn = tabularPlaces(tables);
  const findings = pages.map((page) => findOnPage(withoutDataLines(page), tabularOn(page), convention));
  const named = findings.flatMap((page) => governedCandidates(labelCandidates(page), page));
  const labelled = [...named, ...findings.flatMap((page) => tenderedAboveChange(page, named))];
  const rates = taxRates(pages);
  const reckoned = findings.flatMap((page) => receiptTotals(page, labelled, rates));
  const totals = chooseTotals(
    [
      ...labelled,
      ...findings.flatMap(gridTotals),
      ...impliedTotals(findings),
      ...impliedPayments(findings, labelled),
      ...reckoned,
      ...taxSums(labelled),
    ],
    {
      lineSums: lineSums(tables, convention),
      taxRates: rates,
      paidSums: paidSums(labelled),
      withheld: labelled.filter(({ key, score }) => key === 'withholdingTax' && score > 0.5).map(({ value }) => Number(value)),
      roundings: labelled
        .filter((candidate) => candidate.key === 'roundingAmount' && isRounding(candidate))
        .map(({ value }) => Number(value)),
    },
  );
  const others = [
    ...labelled,
    ...findings.flatMap(titleCandidates),
    ...findings.flatMap(vatCandidates),
    ...findings.flatMap(accountCandidates),
    ...findings.flatMap(unprovenAccounts),
    ...partyCandidates(findings),
    ...findings.flatMap(letterheadCandidates),
    ...findings.flatMap(letterDates),
    ...findings.flatMap(unlabelledDates),
    ...findings.flatMap(unlabelledPeriods),
    ...currencyCandidates(findings),
  ].filter(({ key }) => !isTotalKey(key));
  const chosen = withBroadcastFields(deriveTotals([...assignFields(others), ...totals].map(toField).map(withoutDeduction)));
  const given = new Set(document.fields.map((field) => field.key));
  const fields = [...crossCheck(document.fields, chosen, pages), ...chosen.filter((field) => !given.has(field.key))];
  return [...fields, ...ownWordFields(findings, new Set(fields.map((field) => field.key)))].filter(({ key }) => !UNTOLD.has(key));
}

/** What the numbers and dates themselves settle; an address of the United States puts the month first where they do not. */
function conventionOf(pages: readonly PageText[]): Convention {
  const texts = pages.flatMap((page) => page.phrases.map((phrase) => phrase.text));
  const convention = inferConvention(texts);
  if (convention.dateOrder || convention.decimal === ',' || !texts.some((text) => isAmericanPlace(text))) return convention;
  return { ...convention, dateOrder: 'mdy' };
}

/** Labels that are known so that what stands beside them is taken for nothing else. */
const UNTOLD: ReadonlySet<string> = new Set(['page', 'postBox']);

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

/** What was handed over less the change: on a receipt the surest sign of its total. */
function paidSums(candidates: readonly Candidate[]): number[] {
  const amounts = (key: string): number[] =>
    candidates.filter((candidate) => candidate.key === key && candidate.score > 0.3).map(({ value }) => Math.abs(Number(value)));
  const change = amounts('change');
  return [...amounts('cashTendered'), ...amounts('paid')].flatMap((cash) => change.map((back) => cash - back));
}

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?%/g;

/** Every percentage printed on the pages, once. */
function taxRates(pages: readonly PageText[]): number[] {
  const rates = new Set<number>();
  for (const { phrases } of pages)
    for (const { text } of phrases) for (const [, rate] of text.matchAll(RATE)) rates.add(Number(rate!.replace(',', '.')));
  return [...rates];
}

function findOnPage(page: PageText, isTabular: PageFindings['isTabular'], convention: Convention): PageFindings {
  const labels = findLabels(page);
  const values = findValues(page, convention);
  return {
    page,
    labels,
    values,
    headed: headedPhrases(labels),
    numbered: numberedPhrases(values),
    isTabular,
  };
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

/** What was paid is printed as a deduction as often as not; the field is an amount (BT-113). */
const withoutDeduction = (field: Field): Field => (field.key === 'paid' ? { ...field, value: field.value.replace(/^-/, '') } : field);
