import type { FeedItem } from '../fetching/feed';

/**
 * Returns the publication time of the newest item; null if no item has a valid date.
 * @param now current time; later dates are errors
 */
export function newestOf(items: readonly FeedItem[], now: number): string | null {
  const times = items.flatMap(({ published_at }) =>
    published_at === null ? [] : [Date.parse(published_at)],
  );
  const newest = Math.max(...times.filter((time) => time <= now));
  return Number.isFinite(newest) ? new Date(newest).toISOString() : null;
}
