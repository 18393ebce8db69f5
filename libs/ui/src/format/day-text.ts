import { formatDate, formatExact, zurichDay } from './date-formats';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAY_MS = 86_400_000;

/**
 * Formats a day as 'Today', as 'Friday, 20 Nov' if it is less than a week ago, or as a date.
 * @param day result of `formatDate`
 */
export function dayText(day: string, now: Date): string {
  const today = zurichDay(now);
  if (day === formatDate(today)) return 'Today';
  const date = [1, 2, 3, 4, 5, 6]
    .map((days) => new Date(Date.parse(`${today}T12:00:00Z`) - days * DAY_MS))
    .find((earlier) => formatDate(zurichDay(earlier)) === day);
  return date ? `${WEEKDAYS[date.getUTCDay()] ?? ''}, ${day.replace(/ \d+$/, '')}` : day;
}

/** Formats the time of a timestamp as '08:44', in the user's time zone. */
export function timeOf(at: string): string {
  return formatExact(at).slice(-5);
}
