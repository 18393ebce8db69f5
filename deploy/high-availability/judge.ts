/** One call of a load: which, when it ended (milliseconds), how long it took, and whether it was answered as it should. */
export type CallMade = { what: string; at: number; ms: number; isDone: boolean };

/** The call that took longest, in words. */
export function longestOf(calls: readonly CallMade[]): string {
  const [longest] = [...calls].sort((one, other) => other.ms - one.ms);
  return longest ? `${longest.ms.toFixed(0)} ms (${longest.what})` : 'none';
}

/** The value below which a share of all values lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * The longest time without a call that was done, in milliseconds, from a moment on.
 * @param until the end of the load: calls that never came back count too
 */
export function longestGap(calls: readonly CallMade[], from: number, until: number): number {
  const done = calls.filter(({ at, isDone }) => isDone && at >= from && at <= until).map(({ at }) => at);
  const moments = [from, ...done.sort((one, other) => one - other), until];
  return Math.max(...moments.slice(1).map((at, place) => at - (moments[place] ?? at)));
}

/** A value of a process at a moment, in minutes since the load began. */
export type Sample = { minute: number; value: number };

/** Slope of the line nearest to samples (least squares), in units a minute; 0 of fewer than two. */
export function slopeOf(samples: readonly Sample[]): number {
  const middle = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [minute, value] = [middle((each) => each.minute), middle((each) => each.value)];
  const across = samples.reduce((sum, each) => sum + (each.minute - minute) ** 2, 0);
  if (across === 0 || Number.isNaN(across)) return 0;
  return samples.reduce((sum, each) => sum + (each.minute - minute) * (each.value - value), 0) / across;
}

/**
 * Why a number of things that a load must give back is a leak: it is higher in the last third of the samples than in the first.
 * @param most how much higher it may be
 * @returns undefined for none
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

/** A figure of the table; `problem` where it is not as it has to be. */
export type Figure = { what: string; value: string; problem?: string | undefined };

/** Figures as a table of Markdown, with what has to be mended below it. */
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
