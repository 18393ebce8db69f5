import { scraperConfigShape } from '@vaglio/contract';

test.each([
  [
    { enabled: true, intervalSec: 60 },
    { enabled: true, intervalSec: 60 },
  ],
  [
    { enabled: 1, intervalSec: '60', next_run_at: null, last_run: null },
    { enabled: true, intervalSec: 60, next_run_at: null, last_run: null },
  ],
  [{}, { enabled: false, intervalSec: 300 }],
  [{ intervalSec: null }, { enabled: false, intervalSec: 300 }],
])('the scraper configuration %j is read as %j', (answer, config) =>
  expect(scraperConfigShape(answer)).toEqual(config),
);

test('a fetch run may omit its end and its counts', () => {
  const started_at = '2026-11-21T09:56:00.000Z';
  expect(scraperConfigShape({ last_run: { started_at, source_count: '4' } })?.last_run).toEqual({
    started_at,
    finished_at: null,
    source_count: 4,
    failed_sources: 0,
    new_articles: 0,
  });
  expect(scraperConfigShape({ last_run: { source_count: 4 } })?.last_run).toBeNull();
});
