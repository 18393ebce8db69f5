import { lastRunWords, nextRunWords } from './run-words';
import { readScraperConfig } from './scraper-config';

const NOW = new Date('2026-11-21T10:00:00Z');
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const RUN = { startedAt: before(4), finishedAt: before(3), sources: 4, failedSources: 0, newArticles: 12 };

test.each([
  [RUN, '3 minutes ago: 12 new articles from 4 sources'],
  [
    { ...RUN, sources: 1, newArticles: 1, failedSources: 1 },
    '3 minutes ago: 1 new article from 1 source, 1 failed',
  ],
  [{ ...RUN, finishedAt: null }, 'Running: started 4 minutes ago'],
  [null, 'None yet'],
])('what the run %j brought is said: %s', (run, words) => {
  expect(lastRunWords(run, NOW)).toBe(words);
});

test.each([
  [true, before(-4), 'In 4 minutes'],
  [true, before(-1), 'In 1 minute'],
  [true, before(-0.5), 'In less than a minute'],
  [true, before(-150), 'In 3 hours'],
  [true, before(1), 'Due now'],
  [true, null, 'Not planned'],
  [true, 'soon', 'Not planned'],
  [false, before(-4), 'None: switched off'],
])('switched on %j and due at %j, the next run is %s', (enabled, nextRunAt, words) => {
  expect(nextRunWords({ enabled, nextRunAt }, NOW)).toBe(words);
});

test.each([
  [
    { enabled: true, intervalSec: 60 },
    { enabled: true, intervalSec: 60, nextRunAt: undefined, lastRun: undefined },
  ],
  [
    { enabled: 1, intervalSec: '60', next_run_at: null, last_run: null },
    { enabled: true, intervalSec: 60, nextRunAt: null, lastRun: null },
  ],
  [{}, { enabled: false, intervalSec: 300, nextRunAt: undefined, lastRun: undefined }],
  [null, { enabled: false, intervalSec: 300, nextRunAt: undefined, lastRun: undefined }],
])('the answer %j is read as %j', (answer, config) => {
  expect(readScraperConfig(answer)).toEqual(config);
});
