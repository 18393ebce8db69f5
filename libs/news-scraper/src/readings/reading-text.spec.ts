import type { NewsReading } from '@vaglio/contract';
import { aReading } from '../testing/a-reading';
import { endedText, progressText } from './reading-text';

test.each<[Partial<NewsReading>, string]>([
  [{ started_at: null }, 'Waiting for the server; fetching starts within seconds.'],
  [{ current_source: 'Alpine News' }, 'Reading Alpine News: 2 of 14 sources, 5 new articles.'],
  [{ source_count: 1, sources_done: 0, new_articles: 1 }, 'Reading: 0 of 1 source, 1 new article.'],
])('the progress of a fetch %j is written as %s', (facts, text) =>
  expect(progressText(aReading(facts))).toBe(text),
);

test.each<[Partial<NewsReading>, string]>([
  [{}, 'Read 14 sources: 5 new articles.'],
  [
    { updated_articles: 1, unread_pages: 2, failed_sources: 1 },
    'Read 14 sources: 5 new articles, 1 updated, 2 pages unread, 1 source failed.',
  ],
])('the result of a fetch %j is written as %s', (facts, text) =>
  expect(endedText(aReading(facts))).toBe(text),
);
