import type { SuiteResult } from '../history';
import { causesToMarkdown, toMarkdown, worstToMarkdown } from './markdown';
import { describeResult } from './terminal';
import type { Suite } from '../suites';

const suite: Suite = {
  name: 'shelf',
  kind: 'made',
  perDocument: 'cells',
  goals: [{ measure: 'cells', label: 'cell F1', peer: 0.5, goal: 0.9 }],
};

const result = (cells: number, perDocument: Record<string, number>, commit: string): SuiteResult => ({
  suite: 'shelf',
  documents: 2,
  isWhole: true,
  measures: { cells, other: 0.25 },
  perDocument,
  causes: { 'row missed': 2, 'letter misread': 5 },
  causesByDocument: { b: { 'row missed': 2, 'letter misread': 1 } },
  reliability: {
    fields: {
      count: 40,
      accuracy: 0.9,
      calibrationError: 0.0213,
      chanceError: 0.01,
      brier: 0.05,
      auroc: 0.8,
      riskCoverage: 0.0312,
      excessRiskCoverage: 0.01,
      bins: [],
    },
  },
  refused: { b: 'corrupt_document: damaged' },
  pages: 4,
  cpuSeconds: 1,
  peakMb: 100,
  commit,
  date: '2024-01-01T00:00:00.000Z',
});

describe('the accuracy report', () => {
  it('stands beside peer and goal, and says what changed since the last run', () => {
    const text = describeResult(suite, result(0.95, { a: 1, b: 0.2 }, 'bbb'), result(0.85, { a: 0.5, b: 0.4 }, 'aaa'));
    expect(text).toContain('0.950   peer 0.500   goal 0.900  reached (+0.100 since aaa)');
    expect(text).toContain('other 0.250');
    expect(text).toContain('b  corrupt_document: damaged');
    expect(text).toContain('worst: b 0.20');
    expect(text).toContain('worse than before: b 0.20 (-0.200)');
    expect(text).toContain('better than before: a 1.00 (+0.500)');
  });

  it('marks what falls short', () => {
    expect(describeResult(suite, result(0.89, {}, 'aaa'))).toContain('short');
  });

  it('makes a row for each goal that was measured', () => {
    const before = { shelf: { commit: 'first', measures: { cells: 0.5 } } };
    const page = toMarkdown([suite], [result(0.95, {}, 'aaa')], before);
    expect(page).toContain('| shelf | 2 | cell F1 | 0.500 (first) | **0.950** | 0.500 | 0.9 | 0.250 | aaa |');
    expect(toMarkdown([suite], [result(0.95, {}, 'aaa')], {})).toContain('| cell F1 | – | **0.950** |');
    expect(toMarkdown([suite], [], before)).not.toContain('shelf |');
  });

  it('says how honest the confidences are', () => {
    expect(describeResult(suite, result(0.9, {}, 'aaa'))).toContain('confidence of 40 fields, 0.900 right: calibration error 0.021');
    expect(toMarkdown([suite], [result(0.9, {}, 'aaa')], {})).toContain(
      '| shelf | fields | 40 | 0.900 | 0.021 | 0.010 | 0.0500 | 0.800 | 0.0312 | 0.0100 |',
    );
  });

  it('counts errors by cause and names the worst documents’', () => {
    const results = [result(0.9, { a: 1, b: 0.25 }, 'aaa')];
    expect(describeResult(suite, results[0]!)).toContain('errors: letter misread 5, row missed 2');
    expect(causesToMarkdown([suite], results)).toContain('| shelf | 7 | letter misread 5, row missed 2 |');
    const worst = worstToMarkdown([suite], results);
    expect(worst).toContain('| b | 0.25 | row missed (2), letter misread |');
    expect(worst).not.toContain('| a |');
  });
});
