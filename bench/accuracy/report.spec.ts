import type { SuiteResult } from './history';
import { describeResult, toMarkdown } from './report';
import type { Suite } from './suites';

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
    expect(toMarkdown([suite], [result(0.95, {}, 'aaa')])).toContain('| shelf | 2 | cell F1 | **0.950** | 0.500 | 0.9 | 0.250 | aaa |');
    expect(toMarkdown([suite], [])).not.toContain('shelf');
  });
});
