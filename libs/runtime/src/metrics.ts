import { Counter, Gauge, Histogram, register } from 'prom-client';

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

/** A figure that is looked up whenever metrics are asked for; where it cannot be, it is left out. */
export const gauge = <Label extends string = never>(
  { name, help, labels = [] }: Metric<Label>,
  collect: (gauge: Gauge<Label>) => void | Promise<void>,
): Gauge<Label> => {
  register.removeSingleMetric(name);
  return new Gauge({
    ...{ name, help, labelNames: labels },
    async collect() {
      this.reset();
      await Promise.resolve(collect(this)).catch(() => this.remove());
    },
  });
};
