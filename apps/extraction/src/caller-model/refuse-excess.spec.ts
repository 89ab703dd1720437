import type { ModelAnswer, Transcript } from '@gridline/engine';
import { refuseExcess } from './refuse-excess';

/** A page of so many lines, each of so many words. */
const pageOf = (lines: number, words: number): Pick<Transcript, 'pages'> => {
  const word = { text: 'x', box: { left: 0, top: 0, right: 1, bottom: 1 }, readScore: 1 };
  const line = [Array.from({ length: words }, () => word)];
  return { pages: [{ number: 1, width: 1, height: 1, reader: 'pdfium', placed: true, lines: Array.from({ length: lines }, () => line) }] };
};

const answerOf = (rows: number, columns: number, fields = 0): ModelAnswer => ({
  docType: 'Invoice',
  columns: Array.from({ length: columns }, (_, at) => `c${at}`),
  rows: Array.from({ length: rows }, () => Array.from({ length: columns }, () => '1')),
  fields: Array.from({ length: fields }, (_, at) => ({ key: `k${at}`, value: '1' })),
});

const refusal = (answer: ModelAnswer, document: Pick<Transcript, 'pages'>): unknown => {
  try {
    refuseExcess(answer, document);
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('what a model says of a document', () => {
  it.each([
    ['a row of each line', answerOf(60, 8, 20), pageOf(60, 8)],
    ['two tables side by side', answerOf(100, 4), pageOf(50, 8)],
    ['a page with little on it', answerOf(3, 6, 12), pageOf(2, 3)],
  ])('may be %s', (_, answer, document) => {
    expect(refusal(answer, document)).toBeUndefined();
  });

  it.each([
    ['rows', answerOf(100_000, 1)],
    ['columns', answerOf(2, 50_000)],
    ['fields', answerOf(0, 0, 100_000)],
  ])('is refused with far more %s than there are words', (_, answer) => {
    expect(refusal(answer, pageOf(60, 8))).toBe('model_provider_error');
  });
});
