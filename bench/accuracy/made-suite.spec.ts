import type { ExtractedDocument } from '@gridline/engine';
import { madeInputs, scoreMade } from './made-suite';
import type { Run } from './run-documents';

const inputs = madeInputs(false, { count: 3, firstSeed: 0 });

/** What a perfect engine would answer, with whatever a test makes worse. */
const answer = (index: number, part: Partial<ExtractedDocument> = {}): Run => {
  const { id, truth } = inputs[index]!;
  const document = { docType: truth.docType, metadata: truth.fields, rows: truth.rows, ...part } as ExtractedDocument;
  return { id, seconds: 0, document };
};

describe('scoreMade', () => {
  it('gives a perfect answer full marks', () => {
    const { measures, documents } = scoreMade(inputs, [answer(0), answer(1), answer(2)]);
    expect(measures).toEqual({ fields: 1, cells: 1, rows: 1, docType: 1 });
    expect(Object.values(documents)).toEqual([1, 1, 1]);
  });

  it('takes a refused document for one without an answer', () => {
    const { measures, documents } = scoreMade(inputs, [answer(0), { id: inputs[1]!.id, seconds: 0 }, answer(2)]);
    expect(documents[inputs[1]!.id]).toBe(0);
    expect(measures.cells).toBeLessThan(1);
    expect(measures.docType).toBeCloseTo(2 / 3);
  });

  it('counts a wrong cell, a missing row and a surplus row against it', () => {
    const rows = inputs[0]!.truth.rows;
    const wrong = [['no such cell', ...rows[0]!.slice(1)], ...rows.slice(1)];
    for (const worse of [wrong, rows.slice(1), [...rows, ['surplus', 'row']]]) {
      const { measures } = scoreMade(inputs, [answer(0, { rows: worse }), answer(1), answer(2)]);
      expect(measures.cells).toBeLessThan(1);
      expect(measures.rows).toBeLessThan(1);
    }
  });

  it('compares amounts by value and texts without case and blanks', () => {
    const { fields } = inputs[0]!.truth;
    const rewritten = Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, /^\d+\.\d+$/.test(value) ? `${value}0` : ` ${value.toUpperCase()}`]),
    );
    expect(scoreMade(inputs, [answer(0, { metadata: rewritten }), answer(1), answer(2)]).measures.fields).toBe(1);
  });
});
