import type { Answer } from '../model/answer';
import type { Document } from '../model/document';
import type { Field } from '../model/field';
import { calibrate } from './calibrate';
import { collectSignals } from './collect-signals';
import { estimateBy } from './logistic';
import { toExtractedDocument } from './to-extracted-document';

const DOCUMENT: Document = { format: 'pdf', pages: [], tables: [], lines: [], fields: [] };
const field = (signals: Record<string, number>): Field => ({
  key: 'grossTotal',
  value: '12.00',
  text: '12.00 €',
  provenance: { page: 1, reader: 'pdfium' },
  signals,
});
const STRONG = { readScore: 1, labelStrength: 1, position: 1, formatValid: 1, margin: 1 };

function answerOf(fields: Field[]): Answer {
  const columns = [{ text: 'Item', provenance: null }];
  const rows = [{ kind: 'item' as const, cells: [{ text: 'Chair', provenance: null }] }];
  return { columns, rows, fields, source: { parts: [], columns, rows } };
}

describe('calibrate', () => {
  const confidenceOf = (signals: Record<string, number>, passed?: boolean): number => {
    const checks = passed === undefined ? [] : [{ name: 'netPlusTax', passed, detail: '' }];
    const answer = answerOf([field(signals)]);
    return calibrate(answer, collectSignals(answer, [], checks, DOCUMENT)).fields[0]!;
  };

  it('trusts a badly read or badly labelled field less', () => {
    expect(confidenceOf({ ...STRONG, readScore: 0.3 })).toBeLessThan(confidenceOf(STRONG));
    expect(confidenceOf({ ...STRONG, margin: 0, labelStrength: 0.2 })).toBeLessThan(confidenceOf(STRONG));
  });

  it('trusts a field less when its sum does not come out, and never for one that does', () => {
    const weak = { ...STRONG, labelStrength: 0.5, margin: 0.3 };
    // The trees that choose the values have seen whether sums come out: what passes may say nothing new.
    expect(confidenceOf(weak, true)).toBeGreaterThanOrEqual(confidenceOf(weak));
    expect(confidenceOf(weak, false)).toBeLessThan(confidenceOf(weak));
  });
});

describe('estimateBy', () => {
  const estimate = estimateBy({ intercept: 0, weights: { a: 1, b: -20 }, means: { a: 0 } });

  it('takes the mean for a signal that is absent', () => {
    expect(estimate({})).toBe(0.5);
  });

  it('is never certain', () => {
    expect(estimate({ b: 5 })).toBe(0.001);
    expect(estimate({ b: -5 })).toBe(0.999);
  });
});

it('reports failed checks in the metadata, by name and once', () => {
  const answer = answerOf([field(STRONG)]);
  const checks = [
    { name: 'netPlusTax', passed: false, detail: 'Net and tax make the total.', difference: '1' },
    { name: 'netPlusTax', passed: false, detail: 'again', difference: '2' },
    { name: 'datesInRange', passed: true, detail: '' },
  ];
  const confidences = calibrate(answer, collectSignals(answer, [], checks, DOCUMENT));
  const extracted = toExtractedDocument({
    document: DOCUMENT,
    pageCount: 1,
    docType: 'Invoice',
    answer,
    tables: [],
    checks,
    confidences,
    summary: '',
    language: 'en',
    convention: { decimal: '.', dateOrder: null },
  });
  expect(extracted.metadata).toEqual({ grossTotal: '12.00', checksFailed: 'netPlusTax' });
  expect(extracted.language).toBe('en');
  expect(extracted.rows).toEqual([['Chair']]);
  expect(extracted.cellConfidence).toHaveLength(1);
  expect(Object.keys(extracted.metadataConfidence)).toEqual(['grossTotal']);
  expect(extracted.fieldConfidence).toEqual({ Item: extracted.cellConfidence[0]![0] });
});

it('says of columns with one label the lowest of their confidences', () => {
  const labels = ['Item', 'Item', 'Price', 'constructor', '__proto__'];
  const twice = labels.map((text) => ({ text, provenance: null }));
  const answer: Answer = { ...answerOf([]), columns: twice };
  const findings = { document: DOCUMENT, pageCount: 1, docType: 'Table' as const, tables: [], checks: [], summary: '', language: undefined, convention: { decimal: '.' as const, dateOrder: null } }; // prettier-ignore
  const confidences = { document: 1, columns: [0.9, 0.4, 0.8, 0.7, 0.6], cells: [[]], fields: [], tables: [] };
  expect(toExtractedDocument({ ...findings, answer, confidences }).fieldConfidence).toEqual(
    Object.fromEntries([
      ['Item', 0.4],
      ['Price', 0.8],
      ['constructor', 0.7],
      ['__proto__', 0.6],
    ]),
  );
});
