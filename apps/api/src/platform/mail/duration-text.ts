const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const DAY_MS = 24 * HOUR_MS;

/** A duration in words, in days where it is more than one, else in whole hours or minutes: '7 days', '24 hours', '1 hour'. */
export function durationText(ms: number): string {
  const [count, unit] = ms > DAY_MS ? [Math.round(ms / DAY_MS), 'day'] : shorter(ms);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function shorter(ms: number): [number, string] {
  return ms >= HOUR_MS ? [Math.round(ms / HOUR_MS), 'hour'] : [Math.round(ms / MINUTE_MS), 'minute'];
}
