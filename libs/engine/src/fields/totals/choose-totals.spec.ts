import { toUnits } from '../../reckoning/money';
import { layOutPage } from '../../layout/laid-out-page';
import { toCandidate, type Candidate } from '../candidates/candidate';
import { printedPage } from '../page.fixture';
import { chooseTotals } from './choose-totals';

const page = layOutPage(printedPage([]));

const candidate = (key: string, value: string, score: number, top: number): Candidate =>
  toCandidate(
    key,
    { value, text: value, box: { left: 400, top, right: 440, bottom: top + 10 }, readScore: 1 },
    { page, score, position: score > 0.5 ? 1 : 0, formatValid: 1, labelStrength: score > 0.5 ? 1 : 0 },
  );

/** What an amount without a label might be. */
const printed = (value: string, top: number): Candidate[] =>
  ['netTotal', 'taxTotal', 'grossTotal'].map((key) => candidate(key, value, 0.1, top));

const lineTotalOf = (candidates: readonly Candidate[], lines: string): string | undefined =>
  chooseTotals(candidates, { lineSums: [toUnits(lines)], taxRates: [22], paidSums: [], withheld: [], roundings: [] }).find(
    ({ key }) => key === 'lineTotal',
  )?.value;

describe('the total of the lines under a label that nobody knows', () => {
  const net = candidate('netTotal', '4625.74', 1, 530);
  const tax = candidate('taxTotal', '1017.66', 1, 545);
  const gross = candidate('grossTotal', '5643.40', 1, 560);
  const sums = [net, tax, gross];
  const discount = printed('243.46', 515);

  it('is what the lines make, where a printed discount leads from it to the net total', () => {
    expect(lineTotalOf([...printed('4869.20', 500), ...discount, ...sums], '4869.20')).toBe('4869.20');
  });

  it('is not told where the lines make something else, or nothing printed leads to the net total', () => {
    expect(lineTotalOf([...printed('4869.20', 500), ...discount, ...sums], '4000.00')).toBeUndefined();
    expect(lineTotalOf([...printed('4869.20', 500), ...sums], '4869.20')).toBeUndefined();
  });

  it('is not nothing, which a column of blank amounts makes', () => {
    expect(lineTotalOf([...printed('0.00', 500), ...printed('4625.74', 515), ...sums], '0')).toBeUndefined();
  });

  it('is not the total with its tax, which columns of totals make', () => {
    expect(lineTotalOf([...sums, ...printed('5643.40', 575), ...printed('1017.66', 575)], '5643.40')).toBeUndefined();
  });
});

describe('what is due where a levy comes on top of the total', () => {
  const sums = [
    candidate('netTotal', '1618.985', 1, 530),
    candidate('taxTotal', '300.407', 1, 545),
    candidate('grossTotal', '1919.392', 1, 560),
    // As low as a label far from its value.
    { ...candidate('amountDue', '1920.392', 0.55, 590), score: 0.19 },
  ];
  const dueOf = (candidates: readonly Candidate[]): string | undefined =>
    chooseTotals(candidates, { lineSums: [], taxRates: [19], paidSums: [], withheld: [], roundings: [] }).find(
      ({ key }) => key === 'amountDue',
    )?.value;

  it('is told where the levy is printed', () => {
    expect(dueOf([...sums, ...printed('1.000', 575)])).toBe('1920.392');
    expect(dueOf(sums)).toBeUndefined();
  });

  it('does not make the fees of a bill its total, to which costs are added and from which a payment is taken off', () => {
    const bill = [
      candidate('grossTotal', '10956.87', 0.51, 560),
      candidate('grossTotal', '10683.50', 0.68, 530),
      candidate('paid', '-2500.00', 0.55, 575),
      candidate('amountDue', '8456.87', 0.89, 590),
    ];
    const amounts = [...printed('10683.50', 530), ...printed('273.37', 545), ...printed('10956.87', 560)];
    const chosen = chooseTotals([...bill, ...amounts], {
      lineSums: [toUnits('10683.50')],
      taxRates: [1],
      paidSums: [],
      withheld: [],
      roundings: [],
    });
    expect(chosen.find(({ key }) => key === 'grossTotal')?.value).toBe('10956.87');
  });
});

describe('the total of a bill of which tax is withheld', () => {
  const totalOf = (...totals: Candidate[]): string | undefined =>
    chooseTotals(
      [
        candidate('netTotal', '296000', 0.9, 500),
        candidate('taxTotal', '29600', 0.9, 515),
        candidate('amountDue', '295379', 0.9, 560),
        ...totals,
      ],
      {
        ...{ lineSums: [], taxRates: [10], paidSums: [], roundings: [] },
        withheld: [toUnits('-30221')],
      },
    ).find(({ key }) => key === 'grossTotal')?.value;
  const asked = candidate('grossTotal', '295379', 0.875, 200);

  it('is the one before that, where it is printed as a total, and else what is asked', () => {
    expect(totalOf(asked, { ...candidate('grossTotal', '325600', 0.55, 530), score: 0.36 })).toBe('325600');
    expect(totalOf(asked)).toBe('295379');
  });
});
