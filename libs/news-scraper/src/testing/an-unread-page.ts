import type { UnreadPage, UnreadPageList } from '@vaglio/contract';

/** Returns a page behind a paywall that was tried twice. */
export function anUnreadPage(overrides: Partial<UnreadPage> = {}): UnreadPage {
  return {
    id: '1',
    source_id: '1',
    source: 'Gazette du Léman',
    url: 'https://gazette-leman.example/2026/11/18/pepite-lausannoise',
    title: 'Une pépite lausannoise lève douze millions',
    published_at: '2026-11-18T06:00:00Z',
    state: 'waiting',
    reason: 'paywall',
    message: 'The article is for subscribers only.',
    attempts: 2,
    last_attempt_at: '2026-11-22T06:00:00Z',
    next_attempt_at: null,
    ...overrides,
  };
}

/** Returns a list of the given pages, with its counts. */
export function unreadList(
  items: readonly UnreadPage[],
  overrides: Partial<UnreadPageList> = {},
): UnreadPageList {
  return {
    items: [...items],
    total: items.length,
    page: 1,
    pageSize: 20,
    open_count: items.length,
    never_count: 0,
    reasons: items.length === 0 ? [] : [{ reason: 'paywall', count: items.length }],
    ...overrides,
  };
}
