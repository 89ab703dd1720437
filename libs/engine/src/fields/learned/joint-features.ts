import { featureRow } from './feature-row';

/** Where a row of `itemFeatures` says whether a text is on the first page, where it begins and how far down: shares of the page. */
const [ON_FIRST_PAGE, LEFT, TOP] = [0, 1, 3];

/**
 * What the likeliest of each side tell of a name: rows of `itemFeatures` with, for each side, how likely it finds the name, its rank, the likeliest of the
 * others, where the likeliest of all stands, and how much likelier this side is than the other. The bench that fits the trees reckons the same (`bench/train/fit_fields.py`).
 */
export function withRivals(rows: readonly Float32Array[], shares: readonly (readonly number[])[]): Float32Array[] {
  const sides = shares.map((own) => ({ own, order: own.map((_, at) => at).sort((a, b) => own[b]! - own[a]!) }));
  const ranks = sides.map(({ order }) => ranksOf(order));
  return rows.map((row, at) =>
    featureRow(
      row,
      ...sides.map(({ own, order }, side) => {
        const [first = at, second] = order;
        const other = first === at ? second : first;
        return [
          ...[own[at]!, ranks[side]![at]!, other === undefined ? 0 : own[other]!],
          ...[TOP, LEFT, ON_FIRST_PAGE].map((column) => row[column]! - rows[first]![column]!),
          own[at]! - shares[1 - side]![at]!,
        ];
      }),
    ),
  );
}

function ranksOf(order: readonly number[]): number[] {
  const ranks: number[] = [];
  order.forEach((at, rank) => (ranks[at] = rank));
  return ranks;
}
