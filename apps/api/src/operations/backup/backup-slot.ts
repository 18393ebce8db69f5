import { plusDays, timeOfDay, zurichDay } from '../../platform/time/zurich-days';

/**
 * Returns the latest time at which a scheduled backup was due, in milliseconds since 1970.
 * @param at times of day in Zurich, HH:MM
 * @param now milliseconds since 1970
 */
export function latestSlot(at: readonly string[], now: number): number {
  const today = zurichDay(now);
  const slots = [plusDays(today, -1), today].flatMap((day) => at.map((time) => timeOfDay(day, time)));
  return Math.max(...slots.filter((slot) => slot <= now));
}
