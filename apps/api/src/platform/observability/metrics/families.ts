import { Gauge, type Registry } from 'prom-client';

export type Sample = { labels?: Record<string, string>; value: number };

/** A metric that goes up and down, and how it is read at a scrape. */
export type Family = {
  /** As Prometheus wants it: base units (seconds, bytes), and no `_total`. */
  name: string;
  help: string;
  labels?: readonly string[];
  /** One number, or one for each set of labels; null and nothing: not known now, and not printed. */
  read: () => number | null | readonly Sample[] | Promise<number>;
};

/** Prints the families for Prometheus whenever the registry is read. */
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
        if (labels.length === 0) this.remove(); // a gauge without labels would be 0 instead of unknown
        for (const { labels: own = {}, value } of samplesOf(found)) this.set(own, value);
      },
    });
  }
}

function samplesOf(found: number | null | readonly Sample[]): readonly Sample[] {
  if (found === null) return [];
  return typeof found === 'number' ? [{ value: found }] : found;
}
