import { zurichDay } from '../../platform/time/zurich-days';

const DAY_MS = 86_400_000;

/** Midnights in Zurich between two moments, in milliseconds since 1970; 0 for the same day and for one to come. */
export function daysSince(from: number, now: number): number {
  const days = (Date.parse(zurichDay(now)) - Date.parse(zurichDay(from))) / DAY_MS;
  return Math.max(0, Math.round(days));
}
