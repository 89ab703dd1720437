import { TOTAL_KEYS, type TotalKey } from '../../model/field';
import { toUnits, unitsOf } from '../../reckoning/money';
import { areSameSum, isTaxOf, makesSum, ROUNDING, TAX_CEILING } from '../../reckoning/sums';
import type { Candidate } from '../candidates/candidate';
import type { TotalsEvidence } from './totals-evidence';
import { CHOOSE_TOTALS, TOTALS_SCORES } from './weights';

type Choice = Partial<Record<TotalKey, Candidate>>;

/** Chooses net, tax, gross, paid and due together: the labels vote, the arithmetic between them decides. */
export function chooseTotals(candidates: readonly Candidate[], evidence: TotalsEvidence): Candidate[] {
  const options = Object.fromEntries(TOTAL_KEYS.map((key) => [key, strongestByValue(candidates, key)])) as Record<TotalKey, Candidate[]>;
  const printed = new Set(candidates.map(unitsOf));
  const payments = [...combinations(options, ['paid', 'amountDue'])].map((dues) => ({ dues, labels: labelScore(dues) }));
  let best: { choice: Choice; score: number } = { choice: {}, score: -Infinity };
  for (const sums of combinations(options, ['netTotal', 'taxTotal', 'grossTotal'])) {
    if (isGuess(sums)) continue;
    const sumScore =
      scoreSums(sums, evidence, options.grossTotal) +
      scoreUntaxed(sums, printed, evidence) +
      scoreRounding(sums, options.grossTotal, evidence);
    for (const { dues, labels } of payments) {
      const score = sumScore + scoreDue(sums, dues, { labels, printed, withheld: evidence.withheld });
      if (score > best.score) best = { choice: { ...sums, ...dues }, score };
    }
  }
  const lineTotal = bestLineTotal(options.lineTotal, best.choice, evidence) ?? impliedLineTotal(candidates, printed, best.choice, evidence);
  return Object.values({ ...best.choice, ...(lineTotal ? { lineTotal } : {}) });
}

function strongestByValue(candidates: readonly Candidate[], key: TotalKey): Candidate[] {
  const byValue = new Map<string, Candidate>();
  for (const candidate of candidates) {
    if (candidate.key !== key) continue;
    const known = byValue.get(candidate.value);
    if (!known || known.score < candidate.score) byValue.set(candidate.value, candidate);
  }
  return [...byValue.values()].sort((a, b) => b.score - a.score).slice(0, CHOOSE_TOTALS.tried);
}

function* combinations(options: Record<TotalKey, Candidate[]>, keys: readonly TotalKey[], chosen: Choice = {}): Generator<Choice> {
  const [key, ...rest] = keys;
  if (!key) {
    yield chosen;
    return;
  }
  yield* combinations(options, rest, chosen);
  for (const candidate of options[key]) {
    if (Object.values(chosen).some((other) => shareLabel(other, candidate))) continue;
    yield* combinations(options, rest, { ...chosen, [key]: candidate });
  }
}

const shareLabel = (a: Candidate, b: Candidate): boolean => a.label !== undefined && a.label === b.label;

const amount = (candidate: Candidate | undefined): number | undefined => (candidate ? unitsOf(candidate) : undefined);

function labelScore(choice: Choice): number {
  return Object.values(choice).reduce((sum, candidate) => sum + candidate.score - TOTALS_SCORES.absent, 0);
}

function scoreSums(choice: Choice, evidence: TotalsEvidence, totalsPrinted: readonly Candidate[]): number {
  const [net, tax, gross] = [amount(choice.netTotal), amount(choice.taxTotal), amount(choice.grossTotal)];
  let score = labelScore(choice);
  if (net !== undefined && gross !== undefined && tax !== undefined) {
    const totals = [...unrounded(gross, evidence), ...beforeWithholding(gross, evidence, totalsPrinted)];
    score += sumWeight(net, tax, totals, labelledPart(choice));
  } else if (net !== undefined && gross !== undefined && Math.abs(net) > Math.abs(gross) + ROUNDING) score += TOTALS_SCORES.sumBroken;
  if (net === 0 && gross) score += TOTALS_SCORES.sumBroken;
  if (tax !== undefined && net !== undefined && Math.abs(tax) > TAX_CEILING * Math.abs(net)) score += TOTALS_SCORES.sumBroken;
  if (tax !== undefined && gross !== undefined && Math.abs(tax) >= Math.abs(gross) && gross !== 0) score += TOTALS_SCORES.sumBroken;
  if (net !== undefined && tax !== undefined && tax !== 0 && isTaxOf(tax, net, evidence.taxRates)) score += TOTALS_SCORES.rateProven;
  if ([net, ...unrounded(gross, evidence)].some((value) => value !== undefined && evidence.lineSums.some((sum) => areSameSum(sum, value))))
    score += TOTALS_SCORES.linesProven;
  if (net !== undefined && gross !== undefined && tax === undefined && isTaxed(net, gross, evidence.taxRates)) score += TOTALS_SCORES.taxed;
  if (gross !== undefined && evidence.paidSums.some((sum) => areSameSum(sum, gross))) score += TOTALS_SCORES.paidProven;
  if (gross !== undefined && gross < 0) score += TOTALS_SCORES.negative;
  if (gross !== undefined && choice.netTotal && net !== undefined && areSameSum(net, gross) && tax === undefined)
    score += CHOOSE_TOTALS.netIsGross;
  return score;
}

/** `Base 55,03 · IVA 10 % 5,50 · Canon (no sujeto) 20,54 · Total 81,07`: what is not taxed stands beside net and tax, which a printed rate proves. */
function scoreUntaxed({ netTotal, taxTotal, grossTotal }: Choice, printed: ReadonlySet<number>, { taxRates }: TotalsEvidence): number {
  const sums = [netTotal, taxTotal, grossTotal];
  if (!sums.every((each) => each && each.signals.labelStrength > 0)) return 0;
  const [net, tax, gross] = sums.map((each) => unitsOf(each!)) as [number, number, number];
  const untaxed = gross - net - tax;
  return tax > 0 && untaxed > ROUNDING && untaxed < CHOOSE_TOTALS.untaxed * gross && printed.has(untaxed) && isTaxOf(tax, net, taxRates)
    ? -TOTALS_SCORES.sumBroken
    : 0;
}

/** `合計 325,600 · 源泉徴収税額 ▲30,221 · 差引請求額 295,379`: what a total was before tax was withheld, where that is not printed as the total itself. */
const beforeWithholding = (gross: number, { withheld }: TotalsEvidence, totalsPrinted: readonly Candidate[]): number[] =>
  withheld
    .map((held) => gross + Math.abs(held))
    .filter((before) => !totalsPrinted.some((total) => total.score > CHOOSE_TOTALS.labelled && areSameSum(unitsOf(total), before)));

/** A total, and what it was before it was rounded. */
const unrounded = (gross: number | undefined, { roundings }: TotalsEvidence): number[] =>
  gross === undefined ? [] : [gross, ...roundings.map((rounding) => gross - rounding)];

/** Amounts of which none has a label or a place: any page holds some that make a sum. */
function isGuess({ netTotal, taxTotal, grossTotal }: Choice): boolean {
  const chosen = [netTotal, taxTotal, grossTotal].filter((candidate) => candidate !== undefined);
  return chosen.length > 0 && chosen.every((candidate) => !candidate.signals.position);
}

/** What is to be paid is the total after rounding, where another total and the rounding make it; a rounding is itself so small that it must be met exactly. */
function scoreRounding({ grossTotal }: Choice, totals: readonly Candidate[], { roundings }: TotalsEvidence): number {
  if (!grossTotal) return 0;
  const isRounded = totals.some(({ value, score }) => {
    const difference = toUnits(grossTotal.value) - toUnits(value);
    return score > CHOOSE_TOTALS.labelled && roundings.includes(difference);
  });
  return isRounded ? TOTALS_SCORES.rounded : 0;
}

/** What part of a sum's weight counts, by how many of the three have a label: amounts taken from anywhere on the page make sums by chance. */
function labelledPart({ netTotal, taxTotal, grossTotal }: Choice): number {
  const labelled = [netTotal, taxTotal, grossTotal].filter((candidate) => candidate && candidate.signals.position > 0).length;
  return [CHOOSE_TOTALS.sumOfNone, CHOOSE_TOTALS.sumOfOne, CHOOSE_TOTALS.sumOfTwo, 1][labelled]!;
}

/** Whether the total exceeds the net by a tax between the lowest and the highest rate printed, as several rates together make. */
function isTaxed(net: number, gross: number, rates: readonly number[]): boolean {
  const rate = (gross / net - 1) * 100;
  const likely = rates.filter((each) => each > 0 && each <= 100 * TAX_CEILING);
  return (
    likely.length > 0 &&
    net !== 0 &&
    rate >= Math.min(...likely) - CHOOSE_TOTALS.rateRounding &&
    rate <= Math.max(...likely) + CHOOSE_TOTALS.rateRounding
  );
}

/** A tax of nothing proves nothing: any amount is the sum of itself and zero. */
function sumWeight(net: number, tax: number, totals: readonly number[], labelled: number): number {
  if (!totals.some((total) => makesSum([net, tax], total))) return TOTALS_SCORES.sumBroken;
  return tax === 0 ? TOTALS_SCORES.zeroTax : TOTALS_SCORES.sumProven * labelled;
}

interface DueEvidence extends Pick<TotalsEvidence, 'withheld'> {
  /** What the labels of the two are worth. */
  labels: number;
  printed: ReadonlySet<number>;
}

function scoreDue({ grossTotal }: Choice, dues: Choice, { labels, printed, withheld }: DueEvidence): number {
  const [gross, paid, due] = [amount(grossTotal), amount(dues.paid), amount(dues.amountDue)];
  if (gross === undefined || due === undefined) return labels;
  const left = gross - Math.abs(paid ?? 0);
  const proven =
    [0, ...withheld].some((held) => areSameSum(due, left - Math.abs(held))) || (paid === undefined && isWithLevy(gross, due, printed));
  if (proven) return labels + TOTALS_SCORES.dueProven;
  return labels + (Math.abs(due) < Math.abs(gross) ? TOTALS_SCORES.dueReduced : TOTALS_SCORES.dueBroken);
}

/** `Total TTC 1 919.392 · Timbre fiscal 1.000 · Net à payer 1 920.392`: a printed levy comes on top. With a payment besides, amounts make such sums by chance. */
const isWithLevy = (gross: number, due: number, printed: ReadonlySet<number>): boolean =>
  due - gross > ROUNDING && due - gross < CHOOSE_TOTALS.levy * gross && printed.has(due - gross);

function bestLineTotal(options: readonly Candidate[], choice: Choice, evidence: TotalsEvidence): Candidate | undefined {
  const taken = Object.values(choice);
  const scored = options
    .filter((candidate) => !taken.some((other) => shareLabel(other, candidate)))
    .map((candidate) => {
      const value = unitsOf(candidate);
      const net = amount(choice.netTotal);
      const proven = evidence.lineSums.some((sum) => areSameSum(sum, value)) || (net !== undefined && areSameSum(net, value));
      return { candidate, score: candidate.score + (proven ? TOTALS_SCORES.linesProven : 0) };
    })
    .sort((a, b) => b.score - a.score);
  return scored[0] && scored[0].score > CHOOSE_TOTALS.enoughForLines ? scored[0].candidate : undefined;
}

/** What the lines make under a label that nobody knows, where what is printed between it and the net total leads from the one to the other: a discount. */
function impliedLineTotal(
  candidates: readonly Candidate[],
  printed: ReadonlySet<number>,
  { netTotal, taxTotal, grossTotal }: Choice,
  evidence: TotalsEvidence,
): Candidate | undefined {
  const [net, tax, gross] = [amount(netTotal ?? grossTotal), amount(taxTotal), amount(grossTotal)];
  if (net === undefined) return undefined;
  const others = [...unrounded(gross, evidence), ...(tax === undefined ? [] : [net + tax])];
  const found = candidates.find(({ key, value }) => {
    const units = toUnits(value);
    const between = Math.abs(units - net);
    if (key !== 'netTotal' || units === 0 || between <= ROUNDING || others.some((other) => areSameSum(other, units))) return false;
    return (printed.has(between) || printed.has(-between)) && evidence.lineSums.some((sum) => areSameSum(sum, units));
  });
  return found && { ...found, key: 'lineTotal' };
}
