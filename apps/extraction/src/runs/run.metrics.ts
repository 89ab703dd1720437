import type { DocumentFormat, EngineStep } from '@gridline/engine';
import { counter, gauge, histogram, type Clock } from '@gridline/runtime';
import type { DataSource } from 'typeorm';
import type { Extraction } from '../extractions/extraction.entity';
import { BACK_IN_BUDGET } from '../extractions/failure-budget';

/** From a page of text to the time limit of a document. */
const SECONDS_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** How a run of this process ended: `left` where it is to be claimed again. */
export type RunOutcome = 'completed' | 'failed' | 'left';

/** Processor time that the engine took for a run, by what it did; the format is known once the document is open. */
export class EngineTime {
  format: DocumentFormat | 'unknown' = 'unknown';
  readonly steps = new Map<EngineStep, number>();

  add(processorMs: number, step: EngineStep): void {
    this.steps.set(step, (this.steps.get(step) ?? 0) + processorMs);
  }

  get totalMs(): number {
    return [...this.steps.values()].reduce((sum, ms) => sum + ms, 0);
  }
}

/** What a run took. */
export interface RunFigures {
  seconds: number;
  engineTime: EngineTime;
}

/** What operators see of the runs of this process. */
export class RunMetrics {
  private readonly seconds = histogram(
    {
      name: 'extraction_run_seconds',
      help: 'Runs by engine and outcome, from the claim to the stored result.',
      labels: ['engine', 'outcome'],
    },
    SECONDS_BUCKETS,
  );
  private readonly engineSeconds = counter({
    name: 'extraction_engine_seconds_total',
    help: "Processor time of the engine's processes by the document's format and what was done: open, read, answer, draw.",
    labels: ['format', 'step'],
  });

  ended({ engine }: Pick<Extraction, 'engine'>, outcome: RunOutcome, { seconds, engineTime }: RunFigures): void {
    this.seconds.observe({ engine, outcome }, seconds);
    for (const [step, ms] of engineTime.steps) this.engineSeconds.inc({ format: engineTime.format, step }, ms / 1000);
  }
}

/** How many documents of which plan wait for their turn, and how long the first has: what a replica more would be for. */
export function measureQueue(dataSource: DataSource, clock: Clock): void {
  const labels = ['plan', 'engine'] as const;
  const queued = (): Promise<QueuedRow[]> => dataSource.query(QUEUED, [clock.now()]);
  gauge({ name: 'extraction_queued', help: 'Documents that wait for their turn.', labels }, async (count) => {
    for (const { plan, engine, waiting } of await queued()) count.set({ plan, engine }, waiting);
  });
  gauge(
    { name: 'extraction_queued_oldest_seconds', help: 'How long the first of them has waited that may begin.', labels },
    async (oldest) => {
      for (const { plan, engine, seconds } of await queued()) oldest.set({ plan, engine }, seconds);
    },
  );
}

interface QueuedRow {
  plan: string;
  engine: string;
  waiting: number;
  seconds: number;
}

/** The second condition is that of the index of what is in flight. No replica helps a document that its account's failures keep back. */
const QUEUED = `
  SELECT plan, engine, count(*)::int AS waiting,
    greatest(0, extract(epoch FROM $1 - min(greatest(signed_at, budget.since))))::float8 AS seconds
  FROM extraction.extraction LEFT JOIN (${BACK_IN_BUDGET}) AS budget USING (account_id)
  WHERE state = 'queued' AND state IN ('queued', 'running') GROUP BY plan, engine`;
