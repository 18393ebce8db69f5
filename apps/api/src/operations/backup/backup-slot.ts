import { plusDays, timeOfDay, zurichDay } from '../../platform/time/zurich-days';

/**
 * The last moment at which a backup was due. @param at times of the day in Zurich, HH:MM
 * @param now and the result in milliseconds since 1970
 */
export function latestSlot(at: readonly string[], now: number): number {
  const today = zurichDay(now);
  const slots = [plusDays(today, -1), today].flatMap((day) => at.map((time) => timeOfDay(day, time)));
  return Math.max(...slots.filter((slot) => slot <= now));
}
