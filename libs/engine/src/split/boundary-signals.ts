import { flag } from '../model/flag';
import type { PageEvidence } from './page-evidence';
import { DAYS, OWN_NUMBERS, PARTIES } from './telling-fields';
import { BOUNDARY_SIGNALS } from './weights';

/** What speaks for a document's end between two pages, and what against it; each between 0 and 1. */
export type BoundarySignals = Readonly<Record<string, number>>;

/** Compares a page with the one before it. */
export function boundarySignals(before: PageEvidence, page: PageEvidence): BoundarySignals {
  const numbers = compared(OWN_NUMBERS, before, page);
  return {
    ...numbering(before, page),
    ...ofValues(numbers, before, page),
    ...ofTitles(numbers, before, page),
    addressed: flag(page.isAddressed),
    addressedAnew: flag(page.isAddressed && !before.isAddressed),
    greeted: flag(page.isGreeted),
    totalBefore: flag(before.hasTotal),
    totalAfterNone: flag(page.hasTotal && !before.hasTotal),
    carried: flag(page.carriedTo || before.carriedFrom),
    filledBefore: before.filled,
    filled: page.filled,
    otherSize: flag(differs(before.width, page.width) || differs(before.height, page.height)),
  };
}

/** What the values of their fields say. */
function ofValues(numbers: Comparison, before: PageEvidence, page: PageEvidence): BoundarySignals {
  const parties = compared(PARTIES, before, page);
  const days = compared(DAYS, before, page);
  return {
    sameNumber: flag(numbers.same && !numbers.other),
    otherNumber: flag(numbers.other && !numbers.same),
    newNumber: flag(hasAny(OWN_NUMBERS, page) && !hasAny(OWN_NUMBERS, before)),
    lostNumber: flag(!hasAny(OWN_NUMBERS, page) && hasAny(OWN_NUMBERS, before)),
    sameParty: flag(parties.same && !parties.other),
    otherParty: flag(parties.other),
    sameDay: flag(days.same),
    otherDay: flag(days.other && !days.same),
  };
}

/** What their titles and heads say. */
function ofTitles(numbers: Comparison, before: PageEvidence, page: PageEvidence): BoundarySignals {
  const title = Math.min(1, (page.title?.weight ?? 0) / BOUNDARY_SIGNALS.surestTitle);
  const titleBefore = Math.min(1, (before.title?.weight ?? 0) / BOUNDARY_SIGNALS.surestTitle);
  const isTitled = title >= BOUNDARY_SIGNALS.titled;
  const sameHead = sharedShare(page.head, before.head);
  return {
    title,
    untitledAfter: titleBefore * (1 - title),
    otherTitle: flag(title > 0 && titleBefore > 0 && page.title!.type !== before.title!.type),
    sameHead,
    noHead: flag(page.head.size === 0),
    sameLines: sharedShare(page.lines, before.lines),
    titleUnderOtherHead: title * (1 - sameHead),
    titleAnew: flag(isTitled && !numbers.same),
    titledAndAddressed: flag(isTitled && page.isAddressed),
    bare: flag(!isTitled && !page.isAddressed && !hasAny(OWN_NUMBERS, page)),
  };
}

/** What the pages say of their own numbers. */
function numbering({ number: before }: PageEvidence, { number }: PageEvidence): Record<string, number> {
  const follows = number !== undefined && before !== undefined && number.page === before.page + 1 && number.of === before.of;
  return {
    numberedFirst: flag(number?.page === 1 && number.of !== undefined),
    numberedFirstBare: flag(number?.page === 1 && number.of === undefined),
    numberedLater: flag(number !== undefined && number.page > 1),
    numberedOn: flag(follows),
    otherCount: flag(number?.of !== undefined && before?.of !== undefined && number.of !== before.of),
    wasLast: flag(before?.of !== undefined && before.page === before.of),
    wasNotLast: flag(before?.of !== undefined && before.page < before.of),
  };
}

/** Whether two pages print the same value of a field, and whether they print different ones. */
interface Comparison {
  same: boolean;
  other: boolean;
}

function compared(keys: readonly string[], before: PageEvidence, page: PageEvidence): Comparison {
  const both = keys.flatMap((key) => {
    const [a, b] = [before.values.get(key), page.values.get(key)];
    return a && b ? [[...b].some((value) => a.has(value))] : [];
  });
  return { same: both.includes(true), other: both.includes(false) };
}

const hasAny = (keys: readonly string[], { values }: PageEvidence): boolean => keys.some((key) => values.has(key));

/** Share of the first that is in the other one, too; 0 of nothing. */
const sharedShare = (these: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  these.size === 0 ? 0 : [...these].filter((each) => others.has(each)).length / these.size;

const differs = (a: number, b: number): boolean => Math.abs(a - b) > BOUNDARY_SIGNALS.sameSize * Math.max(a, b);
