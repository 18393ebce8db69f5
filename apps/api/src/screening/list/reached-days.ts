import { badRequest } from '../../platform/http/errors/errors';
import { isDay, plusDays, startOfDay } from '../../platform/time/zurich-days';

export type ReachedQuery = { reached_from?: string | undefined; reached_to?: string | undefined };

/**
 * Returns the time range for the filter on when startups first reached the threshold, in milliseconds since 1970.
 * @returns `from` inclusive, `before` exclusive; null for no bound
 * @throws Refusal 400 for an invalid date
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

/**
 * Validates a date in a query.
 * @param name name of the query parameter, for the error
 * @throws Refusal 400 for an invalid date
 */
export function dayOf(name: string, text: string): string {
  if (isDay(text)) return text;
  throw badRequest(`${name} must be a day of the calendar, as YYYY-MM-DD.`);
}
