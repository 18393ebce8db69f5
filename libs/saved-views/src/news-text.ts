import { formatDate, dayText, timeOf, formatCount, clockIn } from '@vaglio/ui';

/** Number of startups that are new in a list since a visit. */
interface News {
  readonly new: number;
}

/** '7 new'; '' without news. */
export function newsText(news: News): string {
  return news.new > 0 ? `${formatCount(news.new)} new` : '';
}

/** 'Tuesday, 17 Nov' within a week, '08:41 today', else the date, all by the reader's clock. @param since ISO 8601 */
export function sinceText(since: string, now: Date): string {
  const text = dayText(formatDate(since), noonOf(now));
  return text === 'Today' ? `${timeOf(since)} today` : text;
}

/** A moment that in Zurich is of the day that the reader's clock shows. */
function noonOf(now: Date): Date {
  const { year, month, day } = clockIn(now);
  return new Date(Date.UTC(year, month - 1, day, 12));
}

/** The same in the width of a phone: 'Tuesday'. */
export function briefSinceText(since: string, now: Date): string {
  const text = sinceText(since, now);
  return text.includes(',') ? text.slice(0, text.indexOf(',')) : text;
}
