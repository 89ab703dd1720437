/** The share of each class in the whole, put in the place of what speaks for it. Loops: the methods of typed arrays take several times as long. */
export function sharesOfClasses(sums: Float64Array): Float64Array {
  let most = -Infinity;
  for (let c = 0; c < sums.length; c++) most = Math.max(most, sums[c]!);
  let whole = 0;
  for (let c = 0; c < sums.length; c++) whole += sums[c] = Math.exp(sums[c]! - most);
  for (let c = 0; c < sums.length; c++) sums[c]! /= whole;
  return sums;
}
