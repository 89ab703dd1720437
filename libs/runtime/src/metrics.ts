import { Counter, Gauge, Histogram, register } from 'prom-client';
import { inTime } from './in-time';

/** What is measured: its name in Prometheus, a sentence, and labels whose values are few and known. */
export interface Metric<Label extends string> {
  name: string;
  help: string;
  labels?: readonly Label[];
}

/** Counts events of this process; the same one wherever the name is asked for. */
export const counter = <Label extends string = never>({ name, help, labels = [] }: Metric<Label>): Counter<Label> =>
  (register.getSingleMetric(name) as Counter<Label> | undefined) ?? new Counter({ name, help, labelNames: labels });

/** Durations or sizes in buckets. */
export const histogram = <Label extends string = never>(metric: Metric<Label>, buckets: number[]): Histogram<Label> => {
  const { name, help, labels = [] } = metric;
  return (register.getSingleMetric(name) as Histogram<Label> | undefined) ?? new Histogram({ name, help, labelNames: labels, buckets });
};

/** More than a dependency is waited for, so that it is told as away, and less than the ten seconds after which Prometheus takes a process for away. */
const COLLECT_MS = 3_000;

/** A figure that is looked up whenever metrics are asked for; where it cannot be, or not in time, it is left out. */
export const gauge = <Label extends string = never>(
  { name, help, labels = [] }: Metric<Label>,
  collect: (gauge: Gauge<Label>) => void | Promise<void>,
  collectMs = COLLECT_MS,
): Gauge<Label> => {
  register.removeSingleMetric(name);
  return new Gauge({
    ...{ name, help, labelNames: labels },
    async collect() {
      this.reset();
      await inTime(Promise.resolve(collect(this)), collectMs).catch(() => (labels.length > 0 ? this.reset() : this.remove()));
    },
  });
};

/** The same of what many begin to measure together: whoever is the first. */
export function gaugeOnce<Label extends string>(metric: Metric<Label>, collect: (gauge: Gauge<Label>) => void): void {
  if (!register.getSingleMetric(metric.name)) gauge(metric, collect);
}
