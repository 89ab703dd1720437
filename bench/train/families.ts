/** What a page is made for: models are fitted on `train`, chosen on `choose`, and judged once on `test`. */
export const SPLITS = ['train', 'choose', 'test'] as const;
export type Split = (typeof SPLITS)[number];

/** Families of contents and of skins; those of `choose` and `test` never stand on a page of `train`. */
export const CONTENTS: Readonly<Record<Split, readonly string[]>> = {
  train: ['invoice', 'bank', 'delivery', 'fees', 'meter', 'payslip', 'report', 'receipt', 'roster'],
  choose: ['pricelist'],
  test: ['lab', 'ageing'],
};
export const SKINS: Readonly<Record<Split, readonly string[]>> = {
  train: ['bare', 'underlined', 'hairlines', 'boxed', 'zebra', 'darkhead', 'framed', 'dense', 'banded'],
  choose: ['airy'],
  test: ['columns', 'dotted', 'double'],
};

/** Which split the wording at a place in its list of variants belongs to: no split shares one with another. */
export function splitOfVariant(index: number, count: number): Split {
  if (count < 5) return (['train', 'test', 'choose', 'train'] as const)[index]!;
  return (['train', 'train', 'train', 'choose', 'test'] as const)[index % 5]!;
}
