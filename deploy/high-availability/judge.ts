/**
 * One request of a load: its name, end time and duration (both in milliseconds), and whether its response was as
 * expected.
 */
export type CallMade = { what: string; at: number; ms: number; isDone: boolean };

/** Returns the duration and name of the slowest request, as text. */
export function longestOf(calls: readonly CallMade[]): string {
  const [longest] = [...calls].sort((one, other) => other.ms - one.ms);
  return longest ? `${longest.ms.toFixed(0)} ms (${longest.what})` : 'none';
}

/** Returns the value below which a share of all values lies; NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Returns the longest time without a successful request, in milliseconds.
 * @param from start of the measured period
 * @param until end of the load, so that requests that never returned count too
 */
export function longestGap(calls: readonly CallMade[], from: number, until: number): number {
  const done = calls.filter(({ at, isDone }) => isDone && at >= from && at <= until).map(({ at }) => at);
  const moments = [from, ...done.sort((one, other) => one - other), until];
  return Math.max(...moments.slice(1).map((at, place) => at - (moments[place] ?? at)));
}

/** Value of a process, measured at a number of minutes after the start of the load. */
export type Sample = { minute: number; value: number };

/** Returns the slope of the least-squares line through samples, in units per minute; 0 for fewer than two samples. */
export function slopeOf(samples: readonly Sample[]): number {
  const middle = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [minute, value] = [middle((each) => each.minute), middle((each) => each.value)];
  const across = samples.reduce((sum, each) => sum + (each.minute - minute) ** 2, 0);
  if (across === 0 || Number.isNaN(across)) return 0;
  return samples.reduce((sum, each) => sum + (each.minute - minute) * (each.value - value), 0) / across;
}

/**
 * Returns a message if a resource leaks: its median in the last third of the samples is higher than in the first third.
 * @param most maximum increase
 * @returns undefined if there is no leak
 */
export function leakOf(samples: readonly Sample[], most: number): string | undefined {
  const third = Math.floor(samples.length / 3);
  const middle = (part: readonly Sample[]) =>
    quantile(
      part.map(({ value }) => value),
      0.5,
    );
  const grown = third === 0 ? 0 : middle(samples.slice(-third)) - middle(samples.slice(0, third));
  return grown > most ? `${grown} more at the end than at the beginning` : undefined;
}

/** Figure in the report; `problem` describes why the figure is not as required. */
export type Figure = { what: string; value: string; problem?: string | undefined };

/** Returns a Markdown table of the figures, followed by a list of the problems. */
export function tableOf(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ what }) => what.length));
  const rows = figures.map(
    ({ what, value, problem }) => `| ${what.padEnd(width)} | ${value}${problem ? ' (FAILED)' : ''} |`,
  );
  const problems = figures.flatMap(({ what, problem }) => (problem ? [`FAILED  ${what}: ${problem}`] : []));
  return [
    `| ${'figure'.padEnd(width)} | value |`,
    `| ${'-'.repeat(width)} | ----- |`,
    ...rows,
    '',
    ...problems,
  ].join('\n');
}
