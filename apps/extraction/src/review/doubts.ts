import type { ExtractionCheck } from '@gridline/contracts';
import type { Extraction } from '../extractions/extraction.entity';
import { missingFields } from './expected-fields';

/** Confidences are counted by hundredths, so that any threshold in hundredths is counted without reading a cell again. */
const BUCKETS = 100;

/** The hundredth that a confidence is in; what a float adds or lacks in the tenth place does not count. */
const bucketOf = (confidence: number): number => Math.max(0, Math.min(BUCKETS - 1, Math.floor(Math.round(confidence * 1e6) / 1e4)));

/** Whether a value is less sure than a threshold in hundredths. */
export const isDoubt = (confidence: number, thresholdPercent: number): boolean => bucketOf(confidence) < thresholdPercent;

/** How many values have each hundredth of confidence. */
export class Doubts {
  constructor(readonly counts: number[] = new Array<number>(BUCKETS).fill(0)) {}

  add(confidence: number | undefined, times = 1): void {
    if (confidence !== undefined) this.counts[bucketOf(confidence)]! += times;
  }

  remove(confidence: number | undefined): void {
    this.add(confidence, -1);
  }

  addRows(rows: readonly (readonly number[])[]): void {
    for (const row of rows) for (const confidence of row) this.add(confidence);
  }

  below(thresholdPercent: number): number {
    return this.counts.slice(0, thresholdPercent).reduce((sum, count) => sum + count, 0);
  }
}

/** The failed checks that are told one by one: what sums the rows of a check up says nothing that its rows do not. */
export function failedChecks(checks: readonly ExtractionCheck[]): ExtractionCheck[] {
  const byRow = new Set(checks.filter(({ passed, row }) => !passed && row !== undefined).map(({ name }) => name));
  return checks.filter(({ passed, row, name }) => !passed && (row !== undefined || !byRow.has(name)));
}

type Answered = Pick<Extraction, 'docType' | 'metadata' | 'provenance' | 'schema'>;

/** Failed checks and fields that should be there. */
export const countFindings = (extraction: Answered): number =>
  failedChecks(extraction.provenance?.checks ?? []).length + missingFields(extraction).length;
