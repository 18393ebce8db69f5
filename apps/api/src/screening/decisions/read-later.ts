import { badRequest } from '../../platform/http/errors/errors';
import { isDay, plusDays, sixOfDay, zurichDay } from '../../platform/time/zurich-days';
import type { NewDecisionBody } from './decisions.schemas';
import type { Later } from './record-decisions';

const MAX_YEARS = 2;

/**
 * Validates the date of Later in a new decision.
 * @param now milliseconds since 1970
 * @returns null for a decision that ends Later, and for all other kinds
 * @throws Refusal 400 unless Later has a date from tomorrow to two years from now, in Zurich; for another kind with a
 *   date
 */
export function readLater({ kind, to = 1, until, earlier }: NewDecisionBody, now: number): Later | null {
  if (kind !== 'later' || to === 0) {
    if (until === undefined && earlier === undefined) return null;
    throw badRequest('Only setting Later takes a day.');
  }
  const today = zurichDay(now);
  const last = yearsAfter(today, MAX_YEARS);
  if (until === undefined || !isDay(until) || until <= today || until > last)
    throw badRequest(`until must be a day from ${plusDays(today, 1)} to ${last}, as YYYY-MM-DD.`);
  return { until: sixOfDay(until), wakesOnChange: earlier ?? true };
}

/** Adds years to a date. 29 February becomes 28 February if the year has no 29 February. */
function yearsAfter(day: string, years: number): string {
  const moved = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isDay(moved) ? moved : `${moved.slice(0, 8)}28`;
}
