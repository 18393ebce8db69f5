import type { NewsSource } from '@vaglio/contract';

/** Returns a source that was read successfully two hours ago. */
export function aSource(overrides: Partial<NewsSource> = {}): NewsSource {
  const read = new Date(Date.now() - 2 * 3_600_000).toISOString();
  return {
    id: '1',
    name: 'Alpine News',
    url: 'https://news.example.ch/feed',
    enabled: true,
    last_checked_at: read,
    last_success_at: read,
    item_count: 20,
    consecutive_failures: 0,
    last_error: null,
    article_count: 1234,
    ...overrides,
  };
}
