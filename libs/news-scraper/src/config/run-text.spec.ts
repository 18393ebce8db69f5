import { lastRunText, nextRunText } from './run-text';

const NOW = new Date('2026-11-21T10:00:00Z');
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const RUN = {
  started_at: before(4),
  finished_at: before(3),
  source_count: 4,
  failed_sources: 0,
  new_articles: 12,
};

test.each([
  [RUN, '3 minutes ago: 12 new articles from 4 sources'],
  [
    { ...RUN, source_count: 1, new_articles: 1, failed_sources: 1 },
    '3 minutes ago: 1 new article from 1 source, 1 failed',
  ],
  [{ ...RUN, finished_at: null }, 'Running: started 4 minutes ago'],
  [null, 'None yet'],
])('the fetch run %j is described as: %s', (run, text) => {
  expect(lastRunText(run, NOW)).toBe(text);
});

test.each([
  [true, before(-4), 'In 4 minutes'],
  [true, before(-1), 'In 1 minute'],
  [true, before(-0.5), 'In less than a minute'],
  [true, before(-150), 'In 3 hours'],
  [true, before(1), 'Due now'],
  [true, null, 'Not planned'],
  [true, 'soon', 'Not planned'],
  [false, before(-4), 'None: disabled'],
])('if scheduled fetching is %j and due at %j, the next fetch is %s', (enabled, next_run_at, text) => {
  expect(nextRunText({ enabled, next_run_at }, NOW)).toBe(text);
});
