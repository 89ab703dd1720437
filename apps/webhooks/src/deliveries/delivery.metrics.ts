import type { Clock } from '@gridline/runtime';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { AttemptResult } from './attempt-result';
import type { Verdict } from './verdict';

/** From a receiver next door to the limit of an attempt. */
const SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What operators see of the deliveries. */
export class DeliveryMetrics {
  private readonly deliveries: Counter<'outcome'>;
  private readonly attempts: Counter<'result'>;
  private readonly seconds: Histogram;

  constructor(registry: Registry, dataSource: DataSource, clock: Clock) {
    const registers = [registry];
    this.deliveries = new Counter({
      name: 'webhooks_deliveries_total',
      help: 'Deliveries that came to an end, by outcome.',
      labelNames: ['outcome'],
      registers,
    });
    this.attempts = new Counter({
      name: 'webhooks_attempts_total',
      help: 'HTTP requests that ended, by result: delivered, or why not.',
      labelNames: ['result'],
      registers,
    });
    this.seconds = new Histogram({
      name: 'webhooks_attempt_seconds',
      help: 'Time of an HTTP request, from the first DNS query to the last byte.',
      buckets: SECONDS_BUCKETS,
      registers,
    });
    measureBacklog(registry, dataSource, clock);
  }

  /** An attempt ended. */
  note(result: AttemptResult, { deliveryStatus }: Pick<Verdict, 'deliveryStatus'>): void {
    this.attempts.inc({ result: result.error ?? 'delivered' });
    this.seconds.observe(result.durationMs / 1000);
    if (deliveryStatus && deliveryStatus !== 'pending') this.deliveries.inc({ outcome: deliveryStatus });
  }
}

function measureBacklog(registry: Registry, dataSource: DataSource, clock: Clock): void {
  new Gauge({
    name: 'webhooks_backlog_seconds',
    help: 'Age of the oldest due delivery that no dispatcher works on, its endpoint having no attempt in flight.',
    registers: [registry],
    async collect() {
      // A value that cannot be had is left out, so that its absence can be alerted on.
      this.remove();
      const rows = await dataSource.query<{ seconds: number }[]>(OLDEST_UNATTENDED, [clock.now()]).catch(() => []);
      for (const { seconds } of rows) this.set(seconds);
    },
  });
}

/** What waits behind an endpoint's own slowness is that endpoint's backlog; what waits with nothing in flight is ours. */
const OLDEST_UNATTENDED = `
  SELECT coalesce(max(extract(epoch FROM $1::timestamptz - first.due_at)), 0)::float8 AS seconds
  FROM webhooks.endpoint e
  CROSS JOIN LATERAL (
    SELECT due_at FROM webhooks.delivery WHERE endpoint_id = e.id AND due_at IS NOT NULL ORDER BY due_at LIMIT 1
  ) first
  WHERE e.status = 'enabled' AND first.due_at <= $1 AND NOT EXISTS (
    SELECT FROM webhooks.attempt a JOIN webhooks.delivery d ON d.id = a.delivery_id
    WHERE a.status = 'running' AND d.endpoint_id = e.id)`;
