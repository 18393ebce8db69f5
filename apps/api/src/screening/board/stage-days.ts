import { zurichDay } from '../../platform/time/zurich-days';

const DAY_MS = 86_400_000;

/**
 * Returns the number of midnights in Zurich between two times in milliseconds since 1970; 0 if `from` is on the same
 * day or in the future.
 */
export function daysSince(from: number, now: number): number {
  const days = (Date.parse(zurichDay(now)) - Date.parse(zurichDay(from))) / DAY_MS;
  return Math.max(0, Math.round(days));
}
