import { NEW_FOR_DAYS } from '@vaglio/startups-domain';
import { zurichDay } from '../format/date-formats';

const DAY_MS = 86_400_000;

/** Search part of the list of what is above the threshold since the days for which a startup is new, the newest first. */
export function newestStartupsSearch(now: Date): string {
  const since = zurichDay(new Date(now.getTime() - NEW_FOR_DAYS * DAY_MS));
  return `?top=eligible&sort=firstTime_appear_inscore&reached_from=${since}`;
}
