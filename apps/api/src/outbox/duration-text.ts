const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A duration in words, in whole hours where there are any, else in minutes: '24 hours', '30 minutes', '1 hour'. */
export function durationText(ms: number): string {
  const [count, unit] =
    ms >= HOUR_MS ? [Math.round(ms / HOUR_MS), 'hour'] : [Math.round(ms / MINUTE_MS), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
