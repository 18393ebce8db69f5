import { aStartup } from '@vaglio/test-kit';
import { articlesOf, emptyParts, summaryOf } from './detail-parts';

const ARTICLE = {
  url: 'https://news.example/beta',
  title: 'Beta SA schliesst Runde ab',
  published_at: '2026-11-03',
  source: 'Wirtschaftsblatt',
};
const NOTHING = aStartup({
  ...{ first_name: null, last_name: null, email: null, number: null, website: null, url: null },
  ...{ company_description: null, main_article_info: null, pros_text: null, cons_text: null, articles: [] },
});

test('the summary of a startup omits article headlines, because they may be about another company', () => {
  const startup = { ...NOTHING, company_description: 'Cold storage.', articles: [ARTICLE] };
  expect(summaryOf({ ...startup, main_article_info: 'Beta SA  schliesst Runde ab' })).toEqual([
    'Cold storage.',
  ]);
  expect(summaryOf({ ...startup, main_article_info: 'Pilot with two dairies' })).toEqual([
    'Cold storage.',
    'Pilot with two dairies',
  ]);
});

test('article links from an import are listed with the articles, without duplicates', () => {
  const startup = {
    ...NOTHING,
    ...{ url: ARTICLE.url, main_article_info: 'https://www.blatt.example/alpha', article_date: '2026-10-01' },
    articles: [ARTICLE],
  };
  expect(articlesOf(startup)).toEqual([
    ARTICLE,
    {
      ...{ url: 'https://www.blatt.example/alpha', title: null },
      ...{ published_at: '2026-10-01', source: 'blatt.example' },
    },
  ]);
  expect(summaryOf(startup)).toEqual([]);
});

test('the empty parts of the details are listed in the order of the page', () => {
  expect(emptyParts(NOTHING)).toEqual(['contacts', 'summary', 'pros', 'risks', 'articles']);
  expect(emptyParts({ ...NOTHING, email: 'a@b.ch', pros_text: '- Patents' })).toEqual([
    'summary',
    'risks',
    'articles',
  ]);
});
