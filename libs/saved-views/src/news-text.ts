import { formatDate, dayText, timeOf, formatCount, clockIn } from '@vaglio/ui';

/** Number of startups that are new in a list since a visit. */
interface News {
  readonly new: number;
}

/** Returns a text such as '7 new', or '' without new startups. */
export function newsText(news: News): string {
  return news.new > 0 ? `${formatCount(news.new)} new` : '';
}

/**
 * Formats the time of a visit in the user's time zone as '08:41 today', 'Tuesday, 17 Nov' (within a week) or a date.
 * @param since ISO 8601 timestamp
 */
export function sinceText(since: string, now: Date): string {
  const text = dayText(formatDate(since), noonOf(now));
  return text === 'Today' ? `${timeOf(since)} today` : text;
}

/** Returns a time on the current day of the user's time zone. In Zurich, this time is on the same day. */
function noonOf(now: Date): Date {
  const { year, month, day } = clockIn(now);
  return new Date(Date.UTC(year, month - 1, day, 12));
}

/** Formats the time of a visit for phones, such as 'Tuesday'. */
export function briefSinceText(since: string, now: Date): string {
  const text = sinceText(since, now);
  return text.includes(',') ? text.slice(0, text.indexOf(',')) : text;
}
