import { counter, gauge, histogram } from '@gridline/runtime';
import type { DataSource } from 'typeorm';
import type { Extraction } from './extraction.entity';

/** From a page of text to the time limit of a document. */
const SECONDS_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** How a run of this process ended: `left` where it is to be claimed again. */
export type RunOutcome = 'completed' | 'failed' | 'left';

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
  private readonly engineSeconds = counter({ name: 'extraction_engine_seconds_total', help: "Processor time of the engine's processes." });

  ended({ engine }: Pick<Extraction, 'engine'>, outcome: RunOutcome, { seconds, engineMs }: { seconds: number; engineMs: number }): void {
    this.seconds.observe({ engine, outcome }, seconds);
    this.engineSeconds.inc(engineMs / 1000);
  }
}

/** How many documents of which plan wait for their turn, and how long the first has: what a replica more would be for. */
export function measureQueue(dataSource: DataSource): void {
  const labels = ['plan', 'engine'] as const;
  const queued = (): Promise<QueuedRow[]> => dataSource.query(QUEUED);
  gauge({ name: 'extraction_queued', help: 'Documents that wait for their turn.', labels }, async (count) => {
    for (const { plan, engine, waiting } of await queued()) count.set({ plan, engine }, waiting);
  });
  gauge({ name: 'extraction_queued_oldest_seconds', help: 'How long the first of them has waited.', labels }, async (oldest) => {
    for (const { plan, engine, seconds } of await queued()) oldest.set({ plan, engine }, seconds);
  });
}

interface QueuedRow {
  plan: string;
  engine: string;
  waiting: number;
  seconds: number;
}

/** The second condition is that of the index of what is in flight. */
const QUEUED = `
  SELECT plan, engine, count(*)::int AS waiting, greatest(0, extract(epoch FROM now() - min(signed_at)))::float8 AS seconds
  FROM extraction.extraction WHERE state = 'queued' AND state IN ('queued', 'running') GROUP BY plan, engine`;
