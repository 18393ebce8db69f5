const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const DAY_MS = 24 * HOUR_MS;

/**
 * Converts a duration to text: in days if it is longer than a day, otherwise in hours or minutes, such as '7 days', '24
 * hours' or '1 hour'.
 */
export function durationText(ms: number): string {
  const [count, unit] = ms > DAY_MS ? [Math.round(ms / DAY_MS), 'day'] : shorter(ms);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function shorter(ms: number): [number, string] {
  return ms >= HOUR_MS ? [Math.round(ms / HOUR_MS), 'hour'] : [Math.round(ms / MINUTE_MS), 'minute'];
}
