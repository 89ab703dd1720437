import type { Answer, AnswerSignals } from '@gridline/engine';
import { measureReliability } from '../reliability/reliability';
import { Random } from '@gridline/testing';
import { toSamples } from './collect-samples';
import { crossValidate } from './cross-validate';
import { fitLogistic, predict } from './fit-logistic';
import type { Sample } from './sample';

/** Values whose chance to be right follows one signal, in groups of ten. */
function drawSamples(count: number): Sample[] {
  const random = new Random(7);
  return Array.from({ length: count }, (_, index) => {
    const margin = random.next();
    const right = random.chance(1 / (1 + Math.exp(-(4 * margin - 1))));
    return { kind: 'field', suite: 'drawn', group: `group ${Math.floor(index / 10)}`, signals: { margin, noise: random.next() }, right };
  });
}

describe('fitLogistic', () => {
  it('finds what the outcomes follow, and gives what says nothing no weight', () => {
    const { intercept, weights } = fitLogistic(drawSamples(4_000));
    expect(intercept).toBeCloseTo(-1, 0);
    expect(weights.margin).toBeGreaterThan(3);
    expect(weights.margin).toBeLessThan(5);
    expect(Math.abs(weights.noise!)).toBeLessThan(0.5);
  });

  it('lets no sign of fault raise a confidence, whatever chance says', () => {
    const samples = drawSamples(400).map((sample): Sample => ({
      ...sample,
      signals: { ...sample.signals, sumBroken: sample.right ? 1 : 0 },
    }));
    expect(fitLogistic(samples).weights).not.toHaveProperty('sumBroken');
    const broken = samples.map((sample): Sample => ({ ...sample, right: !sample.right }));
    expect(fitLogistic(broken).weights.sumBroken).toBeLessThan(0);
  });

  it('takes the mean for a signal that is absent', () => {
    const model = fitLogistic(drawSamples(500));
    const [known] = drawSamples(1);
    const absent = { ...known!, signals: {} };
    const average = { ...known!, signals: model.means };
    expect(predict(model, absent)).toBeCloseTo(predict(model, average), 9);
  });
});

describe('crossValidate', () => {
  it('gives every value a confidence, and honest ones where the unseen are like the seen', () => {
    const samples = drawSamples(4_000);
    const tested = crossValidate(samples);
    expect(tested).toHaveLength(samples.length);
    expect(measureReliability(tested)!.calibrationError).toBeLessThan(0.03);
  });

  it('never tests a group with a fit that has seen it', () => {
    // Each group has a signal of its own that tells all its outcomes: of use only to who has seen the group.
    const samples = drawSamples(400).map((sample, index): Sample => {
      const right = index % 2 === 0;
      return { ...sample, right, signals: { [sample.group]: right ? 1 : -1 } };
    });
    for (const { confidence } of crossValidate(samples)) expect(confidence).toBeCloseTo(0.5, 1);
  });
});

describe('toSamples', () => {
  const cell = (text: string): { text: string; provenance: null } => ({ text, provenance: null });
  const answer = {
    columns: [cell('Item'), cell('Price')],
    rows: [
      { kind: 'item', cells: [cell('Nut'), cell('1.50')] },
      { kind: 'item', cells: [cell('Bolt'), cell('7.77')] },
    ],
    fields: [
      { key: 'grossTotal', value: '3.75' },
      { key: 'unknown', value: 'x' },
    ],
    source: {},
  } as unknown as Answer;
  const signals: AnswerSignals = {
    cell: (row, column) => ({ place: row * 2 + column }),
    fields: [{ place: 10 }, { place: 11 }],
    tables: [],
  };
  const document = { suite: 's', group: 'g', truth: { fields: { grossTotal: '3.75' }, lineItems: { columns: ['item', 'price'], rows: [['Nut', '1.50'], ['Bolt', '2.25']] } } }; // prettier-ignore

  it('judges what the truth speaks of, each with its own signals', () => {
    const samples = toSamples(answer, signals, document).map(({ kind, signals: { place }, right }) => [kind, place, right]);
    expect(samples).toEqual([
      ['field', 10, true],
      ['cell', 0, true],
      ['cell', 1, true],
      ['cell', 2, true],
      ['cell', 3, false],
    ]);
  });

  it('judges no cells of an answer that is made of its fields', () => {
    const samples = toSamples({ ...answer, source: undefined }, signals, document);
    expect(samples.map(({ kind }) => kind)).toEqual(['field']);
  });
});
