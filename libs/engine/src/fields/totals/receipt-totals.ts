import { boxHeight, unionBox } from '../../model/box';
import { printedUnits, sumUnits, unitsOf } from '../../reckoning/money';
import { isTaxOf, mayBeCashRounding, TAX_CEILING } from '../../reckoning/sums';
import { coveredWords, toCandidate, type Candidate } from '../candidates/candidate';
import { isReceiptPage } from '../candidates/receipt-signs';
import type { Known } from '../candidates/candidate-finder';
import type { PageFindings } from '../candidates/page-findings';
import { RECEIPT_TOTALS } from './weights';

/** A sum that some amounts of a receipt make, and the amounts it is made of. */
interface Reckoning {
  units: number;
  of: readonly Candidate[];
  /** Worth by itself. */
  score: number;
}

/** The total of a receipt as its other amounts make it: cash less change, the total before rounding and the rounding, net and tax. It stands where the printed one was misread. */
export function receiptTotals(findings: PageFindings, { labelled, taxRates }: Known): Candidate[] {
  if (!isReceiptPage(findings.page, findings.labels)) return [];
  const amounts = (key: string): Candidate[] =>
    labelled.filter((candidate) => candidate.key === key && candidate.page === findings.page && isAmount(candidate));
  const reckonings = [
    ...tendered(amounts('cashTendered'), amounts('change')),
    ...rounded(amounts('grossTotal'), amounts('roundingAmount')),
    ...taxed(amounts('netTotal'), amounts('taxTotal'), amounts('roundingAmount'), taxRates),
  ];
  return [
    ...surest(reckonings.filter(({ units }) => units > 0).map((reckoning) => toTotal(reckoning, reckonings, amounts('grossTotal')))),
    ...lastNets(amounts('netTotal'), amounts('taxTotal')),
    ...repeatedAmount(findings),
  ];
}

/** Where two ways agree, another one has a misread amount in it. */
function surest(totals: readonly Candidate[]): Candidate[] {
  const proven = totals.filter(({ score }) => score === RECEIPT_TOTALS.twoWays);
  return proven.length > 0 ? proven : [...totals];
}

/** What was handed over, where its label was not legible: tills print it right above the change, in the same column. */
export function tenderedAboveChange({ page, labels, values }: PageFindings, labelled: readonly Candidate[]): Candidate[] {
  if (!isReceiptPage(page, labels) || labelled.some((each) => each.key === 'cashTendered' && each.page === page && isAmount(each)))
    return [];
  const others = new Set(labelled.filter(({ score }) => score > RECEIPT_TOTALS.labelled).map((candidate) => candidate.coveredWords));
  const changes = labelled.filter((each) => each.key === 'change' && each.page === page && isAmount(each));
  return changes.flatMap((change) => {
    const height = boxHeight(change.box);
    const above = values
      .filter(
        ({ kind, form, box }) =>
          kind === 'amount' && form >= RECEIPT_TOTALS.withCents && Math.abs(box.right - change.box.right) < RECEIPT_TOTALS.aligned * height,
      )
      .filter(
        ({ box }) =>
          box.bottom < change.box.top + RECEIPT_TOTALS.intoLine * height && change.box.top - box.bottom < RECEIPT_TOTALS.nextLine * height,
      )
      .sort((a, b) => b.box.bottom - a.box.bottom)[0];
    if (!above || Number(above.value) < Number(change.value) || others.has(coveredWords(page, above.box))) return [];
    return [
      toCandidate('cashTendered', above, {
        page,
        score: RECEIPT_TOTALS.tendered,
        position: RECEIPT_TOTALS.tendered,
        formatValid: above.form,
      }),
    ];
  });
}

/** A till's `NET TOTAL` below the tax is what is left to pay, with the tax in it. */
const lastNets = (nets: readonly Candidate[], taxes: readonly Candidate[]): Candidate[] =>
  nets
    .filter((net) => taxes.some((tax) => tax.box.bottom < net.box.bottom && unitsOf(tax) < unitsOf(net)))
    .map((net) => ({ ...net, key: 'grossTotal', score: net.score * RECEIPT_TOTALS.netLast }));

/** The largest amount that is printed twice: as the sum, and as what was paid or taxed. It stands where no label was legible. */
function repeatedAmount({ page, values }: PageFindings): Candidate[] {
  const amounts = values.filter((value) => value.kind === 'amount' && value.form >= RECEIPT_TOTALS.withCents && Number(value.value) > 0);
  const repeated = amounts.filter((value) => amounts.some((other) => other !== value && other.value === value.value));
  const [largest] = repeated.sort((a, b) => Number(b.value) - Number(a.value) || b.box.top - a.box.top);
  if (!largest) return [];
  return [
    toCandidate('grossTotal', largest, {
      page,
      score: RECEIPT_TOTALS.repeated,
      position: RECEIPT_TOTALS.repeated,
      formatValid: largest.form,
    }),
  ];
}

/** Labelled, and with its cents: an amount that lost its point is another one. */
const isAmount = ({ score, signals }: Candidate): boolean =>
  score > RECEIPT_TOTALS.labelled && signals.formatValid >= RECEIPT_TOTALS.withCents;

function tendered(cash: readonly Candidate[], change: readonly Candidate[]): Reckoning[] {
  return cash.flatMap((given) =>
    change.map((back) => ({ units: Math.abs(unitsOf(given)) - Math.abs(unitsOf(back)), of: [given, back], score: RECEIPT_TOTALS.oneWay })),
  );
}

function rounded(totals: readonly Candidate[], roundings: readonly Candidate[]): Reckoning[] {
  return roundings.filter(isRounding).flatMap((rounding) =>
    totals
      .filter((total) => isShortlyAbove(total, rounding))
      .map((total) => ({
        units: unitsOf(total) + unitsOf(rounding),
        of: [total, rounding],
        score: total.score + RECEIPT_TOTALS.roundedOver,
      })),
  );
}

function isShortlyAbove(total: Candidate, rounding: Candidate): boolean {
  const gap = rounding.box.top - total.box.top;
  return gap > 0 && gap < RECEIPT_TOTALS.roundedWithin * boxHeight(rounding.box);
}

/** A tax of another part of the amount is contained in it already. */
function taxed(
  nets: readonly Candidate[],
  taxes: readonly Candidate[],
  roundings: readonly Candidate[],
  rates: readonly number[],
): Reckoning[] {
  const byRate = ratesLines(nets, taxes);
  if (byRate.length > 1) {
    const of = byRate.flat();
    return [{ units: sumUnits(of.map(unitsOf)), of, score: RECEIPT_TOTALS.oneWay }];
  }
  const rounding = roundings.find(isRounding);
  return nets.flatMap((net) =>
    taxes
      .filter((tax) => tax.label !== net.label && isItsTax(net, tax, rates))
      .map((tax) => ({
        units: unitsOf(net) + unitsOf(tax) + (rounding ? unitsOf(rounding) : 0),
        of: [net, tax, ...(rounding ? [rounding] : [])],
        score: RECEIPT_TOTALS.oneWay,
      })),
  );
}

/** By a rate that is printed, or, where none was legible, right below the net amount and no more than any country lays on it. */
function isItsTax(net: Candidate, tax: Candidate, rates: readonly number[]): boolean {
  if (rates.some((rate) => rate > 0)) return isTaxOf(unitsOf(tax), unitsOf(net), rates);
  const gap = tax.box.top - net.box.bottom;
  const isBelow = gap > -boxHeight(tax.box) && gap < RECEIPT_TOTALS.nextLine * boxHeight(tax.box);
  return isBelow && unitsOf(tax) > 0 && unitsOf(tax) < TAX_CEILING * unitsOf(net);
}

/** The lines that each have a net amount and its tax, as a till prints them by rate: together they make the total. */
function ratesLines(nets: readonly Candidate[], taxes: readonly Candidate[]): Candidate[][] {
  const best = (on: number | undefined, of: readonly Candidate[]): Candidate | undefined =>
    of.filter(({ label }) => label!.segment.line === on).sort((a, b) => b.score - a.score)[0];
  const lines = [...new Set(nets.map(({ label }) => label!.segment.line))];
  return lines.flatMap((line) => {
    const [net, tax] = [best(line, nets), best(line, taxes)];
    return net && tax && net.value !== tax.value ? [[net, tax]] : [];
  });
}

const isRounding = (candidate: Candidate): boolean => mayBeCashRounding(unitsOf(candidate));

function toTotal({ units, of, score }: Reckoning, all: readonly Reckoning[], printed: readonly Candidate[]): Candidate {
  const agrees =
    all.some((other) => other.units === units && !other.of.some((amount) => of.includes(amount))) ||
    printed.some((total) => unitsOf(total) === units && !of.includes(total));
  const value = printedUnits(units);
  const { page, signals } = of[0]!;
  const box = unionBox(of.map((amount) => amount.box));
  const readScore = Math.min(...of.map((amount) => amount.signals.readScore));
  return toCandidate(
    'grossTotal',
    { value, text: value, box, readScore },
    {
      ...{ page, score: agrees ? RECEIPT_TOTALS.twoWays : score, beside: 'reckoned' },
      ...{ labelStrength: signals.labelStrength, position: RECEIPT_TOTALS.reckoned, formatValid: 1, derived: 1 },
    },
  );
}
