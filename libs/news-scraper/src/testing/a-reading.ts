import type { NewsReading } from '@vaglio/contract';

/** Returns a running reading of 14 sources. */
export function aReading(overrides: Partial<NewsReading> = {}): NewsReading {
  return {
    id: '1',
    source_id: null,
    requested_by: 'anna@vaglio.example',
    requested_at: '2026-11-22T09:00:00Z',
    started_at: '2026-11-22T09:00:01Z',
    finished_at: null,
    current_source: null,
    source_count: 14,
    sources_done: 2,
    failed_sources: 0,
    new_articles: 5,
    updated_articles: 0,
    unread_pages: 0,
    ...overrides,
  };
}
