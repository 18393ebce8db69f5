import { formatShortDate, weekdayName } from '@vaglio/ui';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago in few letters: 'now', '5 min', '3 h', 'Fri' within a week, then '21 Nov'. */
export function ageText(at: string, now: Date): string {
  const age = now.getTime() - Date.parse(at);
  if (age < MINUTE) return 'now';
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  if (age < 12 * HOUR) return `${Math.floor(age / HOUR)} h`;
  return age < 6 * DAY ? weekdayName(at) : formatShortDate(at, now);
}
