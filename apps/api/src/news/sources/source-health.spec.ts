import { healthOf, type HealthFacts } from './source-health';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR = 3_600;
const DAY = 24 * HOUR;
const ago = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();
const facts = (overrides: Partial<HealthFacts>): HealthFacts => ({
  url: 'https://news.example.ch/feed',
  enabled: true,
  consecutive_failures: 0,
  last_success_at: ago(HOUR),
  unread: 0,
  article_count: 10,
  read_count: 10,
  newest_item_at: ago(HOUR),
  usual_gap_sec: 7 * HOUR,
  ...overrides,
});

test.each([
  ['a response and news', {}, 'fine'],
  ['some unreadable pages', { unread: 50 }, 'fine'],
  ['only unreadable pages', { unread: 50, article_count: 0, read_count: 0 }, 'failing'],
  ['only pages that another source delivered first', { unread: 1, article_count: 0, read_count: 49 }, 'fine'],
  ['one failure', { consecutive_failures: 1 }, 'waiting'],
  ['two consecutive failures', { consecutive_failures: 2 }, 'waiting'],
  ['three consecutive failures', { consecutive_failures: 3 }, 'failing'],
  ['no attempt yet', { last_success_at: null, newest_item_at: null }, 'never_read'],
  ['disabled fetching', { enabled: false, consecutive_failures: 9 }, 'off'],
  ['three days without news', { newest_item_at: ago(3 * DAY) }, 'fine'],
  ['more than three days without news', { newest_item_at: ago(3 * DAY + 1) }, 'quiet'],
  ['no news for three usual intervals', { usual_gap_sec: 2 * DAY, newest_item_at: ago(6 * DAY) }, 'fine'],
  [
    'no news for more than three usual intervals',
    { usual_gap_sec: 2 * DAY, newest_item_at: ago(6 * DAY + 1) },
    'quiet',
  ],
  [
    'no news for two months and no usual interval',
    { usual_gap_sec: null, newest_item_at: ago(60 * DAY) },
    'fine',
  ],
  [
    'no news for four months and no usual interval',
    { usual_gap_sec: null, newest_item_at: ago(120 * DAY) },
    'quiet',
  ],
  ['no item at all', { newest_item_at: null, usual_gap_sec: null }, 'fine'],
  [
    'a failure after a long time without news',
    { consecutive_failures: 1, newest_item_at: ago(60 * DAY) },
    'waiting',
  ],
  ['the bundled sample, which has no news', { url: 'sample:', newest_item_at: ago(400 * DAY) }, 'fine'],
] as const)('the list of sources reports the state of a source with %s', (_name, overrides, health) => {
  expect(healthOf(facts(overrides), NOW)).toBe(health);
});
