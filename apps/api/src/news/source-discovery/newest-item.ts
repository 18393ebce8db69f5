import type { FeedItem } from '../fetching/feed';

/** When the newest of these items was published; null when none has a date. @param now later dates are mistakes */
export function newestOf(items: readonly FeedItem[], now: number): string | null {
  const times = items.flatMap(({ published_at }) =>
    published_at === null ? [] : [Date.parse(published_at)],
  );
  const newest = Math.max(...times.filter((time) => time <= now));
  return Number.isFinite(newest) ? new Date(newest).toISOString() : null;
}
