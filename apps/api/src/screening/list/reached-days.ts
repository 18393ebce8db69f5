import { badRequest } from '../../platform/http/errors/errors';
import { isDay, plusDays, startOfDay } from '../../platform/time/zurich-days';

export type ReachedQuery = { reached_from?: string | undefined; reached_to?: string | undefined };

/**
 * The moments between which a startup was first at or above the threshold, in milliseconds since 1970.
 * @returns `from` is in, `before` is out; null for no bound
 * @throws 400 for what is no day
 */
export function reachedBetween({ reached_from, reached_to }: ReachedQuery): {
  from: number | null;
  before: number | null;
} {
  return {
    from: reached_from === undefined ? null : startOfDay(dayOf('reached_from', reached_from)),
    before: reached_to === undefined ? null : startOfDay(plusDays(dayOf('reached_to', reached_to), 1)),
  };
}

/** A day of a query. @throws 400 for what is no day, with the name of its parameter */
export function dayOf(name: string, text: string): string {
  if (isDay(text)) return text;
  throw badRequest(`${name} must be a day of the calendar, as YYYY-MM-DD.`);
}
