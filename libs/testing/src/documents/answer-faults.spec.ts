import { answerFaults, type CheckedAnswer } from './answer-faults';

const SOUND: CheckedAnswer = {
  columns: ['Item', 'Price'],
  rows: [
    ['Nut', '1.50'],
    ['Bolt', '2.25'],
  ],
  confidence: 0.9,
  cellConfidence: [
    [0.9, 0.8],
    [1, 0],
  ],
  fieldConfidence: { Item: 0.9, Price: 0.8 },
  metadataConfidence: { grossTotal: 0.7 },
  provenance: {
    cells: [
      [{ page: 1, box: { left: 10, top: 10, right: 30, bottom: 20 } }, null],
      [{ page: 2, box: { left: 10, top: 10, right: 30, bottom: 20 } }, { page: 2 }],
    ],
    fields: { grossTotal: { page: 2, box: { left: 10, top: 50, right: 30, bottom: 60 } } },
  },
  tables: [{ confidence: 0.5 }],
  pages: [
    { number: 1, width: 100, height: 100 },
    { number: 2, width: 100, height: 100 },
  ],
  pageCount: 2,
};

describe('answerFaults', () => {
  it('finds none in a sound answer', () => {
    expect(answerFaults(SOUND)).toEqual([]);
  });

  it('finds rows that are not as wide as the table', () => {
    expect(answerFaults({ ...SOUND, columns: ['Item'] })).toHaveLength(2);
    expect(answerFaults({ ...SOUND, cellConfidence: [[0.9, 0.8]] })).toEqual(['row 1 has not a confidence for each cell']);
  });

  it('finds confidences that are no probability', () => {
    expect(answerFaults({ ...SOUND, confidence: NaN })).toEqual(['a confidence of NaN']);
    expect(answerFaults({ ...SOUND, tables: [{ confidence: 1.2 }] })).toEqual(['a confidence of 1.2']);
  });

  it('finds boxes off the page and rows out of the pages’ order', () => {
    const fields = { grossTotal: { page: 2, box: { left: 10, top: 50, right: 130, bottom: 60 } } };
    expect(answerFaults({ ...SOUND, provenance: { ...SOUND.provenance, fields } })).toHaveLength(1);
    const cells = [...SOUND.provenance.cells].reverse();
    expect(answerFaults({ ...SOUND, provenance: { ...SOUND.provenance, cells } })).toEqual(['a row of page 1 after one of page 2']);
    expect(answerFaults({ ...SOUND, pages: [SOUND.pages[0]!] }).length).toBeGreaterThan(0);
  });
});
