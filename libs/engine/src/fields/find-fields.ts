import type { Convention } from '@gridline/values';
import type { LogicalTable } from '../model/answer';
import type { Document } from '../model/document';
import { isTotalKey } from '../model/field';
import { withoutDataLines } from '../layout/laid-out-page';
import type { LaidOutDocument } from '../layout/lay-out';
import { accountCandidates, unprovenAccounts, wrappedAccounts } from './candidates/account-candidates';
import type { Candidate } from './candidates/candidate';
import { onEachPage, type CandidateFinder } from './candidates/candidate-finder';
import { letterDates, unlabelledDates, unlabelledPeriods } from './candidates/date-candidates';
import { balancesInOrder } from './candidates/dated-balances';
import { currencyCandidates } from './candidates/find-currency';
import { governedCandidates } from './candidates/governed-labels';
import { labelCandidates } from './candidates/label-candidates';
import { ownWordFields } from './candidates/own-words';
import type { FoundFields } from './candidates/found-fields';
import { findOnPage, type PageFindings } from './candidates/page-findings';
import { insideTables } from './candidates/inside-tables';
import { titleCandidates } from './candidates/title-candidates';
import { assignFields } from './choose/assign-fields';
import { crossCheck } from './choose/cross-check';
import { toField } from './choose/to-field';
import { addressedNames } from './parties/addressed-names';
import { companiesAtHead, letterheadCandidates } from './parties/letterhead';
import { partyCandidates } from './parties/party-candidates';
import { namedSenders } from './parties/sender-names';
import { vatCandidates } from './parties/vat-candidates';
import { withHolders } from './parties/vat-holders';
import { chooseTotals } from './totals/choose-totals';
import { deriveTotals } from './totals/derive-fields';
import { gridTotals } from './totals/grid-totals';
import { impliedPayments, impliedTotals } from './totals/implied-totals';
import { receiptTotals, tenderedAboveChange } from './totals/receipt-totals';
import { lastBalances } from './totals/running-balance';
import { taxSums } from './totals/tax-sums';
import { printedRates, totalsEvidence } from './totals/totals-evidence';

/** What finds values that no label heads, or sums of those that one does, in the order they run: of equals the first is chosen. */
const FINDERS: readonly CandidateFinder[] = [
  onEachPage(gridTotals),
  impliedTotals,
  impliedPayments,
  onEachPage(receiptTotals),
  taxSums,
  onEachPage(titleCandidates),
  onEachPage(vatCandidates),
  onEachPage(accountCandidates),
  onEachPage(wrappedAccounts),
  onEachPage(unprovenAccounts),
  onEachPage(addressedNames),
  partyCandidates,
  onEachPage(letterheadCandidates),
  onEachPage(companiesAtHead),
  onEachPage(namedSenders),
  onEachPage(letterDates),
  onEachPage(unlabelledDates),
  onEachPage(unlabelledPeriods),
  currencyCandidates,
];

/** Every field of the document: all candidates of all pages first, then one choice for the document as a whole. What the format itself gives wins. */
export function findFields(
  document: Document,
  { fieldPages: pages, language }: Pick<LaidOutDocument, 'fieldPages' | 'language'>,
  tables: readonly LogicalTable[],
  convention: Convention,
): FoundFields {
  const tabularOn = insideTables(tables);
  const findings = pages.map((page) => findOnPage(withoutDataLines(page), tabularOn(page), convention));
  const known = { labelled: labelledCandidates(findings), taxRates: printedRates(pages), language };
  const balances = lastBalances(tables, known.labelled, findings, convention);
  const candidates = [...known.labelled, ...balances, ...FINDERS.flatMap((find) => find(findings, known))];
  const totals = chooseTotals(candidates, totalsEvidence(known, tables, convention));
  const others = assignFields(withHolders(candidates.filter(({ key }) => !isTotalKey(key))));
  const chosen = deriveTotals([...others, ...totals].map(toField));
  const given = new Set(document.fields.map((field) => field.key));
  const fields = [...crossCheck(document.fields, chosen, pages), ...chosen.filter((field) => !given.has(field.key))];
  const all = [...fields, ...ownWordFields(findings, new Set(fields.map((field) => field.key)))];
  return { fields: all.filter(({ key }) => !UNTOLD.has(key)), candidates, pages: findings };
}

/** What labels head, under the headings over them, and what a till prints above its change where the label is not legible. */
function labelledCandidates(findings: readonly PageFindings[]): Candidate[] {
  const named = balancesInOrder(findings.flatMap((page) => governedCandidates(labelCandidates(page), page)));
  return [...named, ...findings.flatMap((page) => tenderedAboveChange(page, named))];
}

/** Labels that are known so that what stands beside them is taken for nothing else. */
const UNTOLD: ReadonlySet<string> = new Set(['page', 'postBox']);
