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

/** Drills are carried out after the backup of the night. */
const DRILL_TIME = '04:00';

/** The last moment at which a drill was due: the first of each month. @param now and the result in milliseconds since 1970 */
export function latestDrillSlot(now: number): number {
  const first = `${zurichDay(now).slice(0, 7)}-01`;
  const slot = timeOfDay(first, DRILL_TIME);
  return slot <= now ? slot : timeOfDay(`${plusDays(first, -1).slice(0, 7)}-01`, DRILL_TIME);
}
