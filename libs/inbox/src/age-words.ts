import { formatShortDate } from '@vaglio/ui';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** How long ago in few letters: 'now', '5 min', '3 h', 'Fri' within a week, then '21 Nov'. */
export function ageWords(at: string, now: Date): string {
  const moment = new Date(at);
  const age = now.getTime() - moment.getTime();
  if (age < MINUTE) return 'now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  if (age < 12 * HOUR) return `${Math.floor(age / HOUR)} h`;
  return age < 6 * DAY ? (WEEKDAYS[moment.getDay()] ?? '') : formatShortDate(at, now);
}
