import { Gauge, type Registry } from 'prom-client';

export type Sample = { labels?: Record<string, string>; value: number };

/** Gauge metric with a function that reads its value at each scrape. */
export type Family = {
  /** Name that follows the Prometheus conventions: with base units (seconds, bytes) and without `_total`. */
  name: string;
  help: string;
  labels?: readonly string[];
  /**
   * Returns one number, or one sample per combination of labels. Null and [] mean that the value is unknown; the metric
   * is then omitted.
   */
  read: () => number | null | readonly Sample[] | Promise<number>;
};

/** Registers gauges that are read at each scrape. */
export function registerFamilies(registry: Registry, families: readonly Family[]): void {
  for (const { name, help, labels = [], read } of families) {
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        const found = await read();
        this.reset();
        if (labels.length === 0) this.remove(); // a gauge without labels would report 0 instead
        for (const { labels: own = {}, value } of samplesOf(found)) this.set(own, value);
      },
    });
  }
}

function samplesOf(found: number | null | readonly Sample[]): readonly Sample[] {
  if (found === null) return [];
  return typeof found === 'number' ? [{ value: found }] : found;
}
