import type { ChainRun } from '@vaglio/contract';
import { maximaProblem, maximaText, reachedText } from './run-maxima';

const RUN: ChainRun = {
  id: '7',
  state: 'finished',
  stage: 'curate',
  reason: null,
  started_by: null,
  created_at: '2026-11-01T00:00:00Z',
  ended_at: '2026-11-01T00:10:00Z',
};

test.each([
  [{}, ''],
  [{ max_articles: 1 }, 'at most 1 article'],
  [{ budget_tokens: 1 }, 'at most 1 token'],
  [{ max_articles: 20, budget_tokens: 50_000 }, 'at most 20 articles and 50’000 tokens'],
])('a pipeline run with the maxima %j is announced as “%s”', (maxima, text) =>
  expect(maximaText({ ...RUN, ...maxima })).toBe(text),
);

test.each([
  [
    { reached: 'tokens', budget_tokens: 50_000 },
    1,
    'The run ended at its maximum of 50’000 tokens: 1 article still waits.',
  ],
  [
    { reached: 'articles', max_articles: 1 },
    36,
    'The run ended at its maximum of 1 article: 36 articles still wait.',
  ],
  [{ reached: 'articles', max_articles: 20 }, 0, null],
  [{ reached: null, max_articles: 20 }, 5, null],
  [{ reached: 'articles', max_articles: 20, state: 'running' }, 5, null],
] as const)(
  'a pipeline run that ended with %j and %i pending articles is shown as %s',
  (run, waiting, text) => expect(reachedText({ ...RUN, ...run }, waiting)).toBe(text),
);

const ARTICLES = {
  field: 'articles',
  text: 'Articles must be a whole number from 1 to 1’000’000, or empty.',
};
const TOKENS = { field: 'tokens', text: 'Tokens must be a whole number from 1 to 1’000’000’000, or empty.' };

test.each([
  ['', '', null],
  ['1', '1000000000', null],
  ['1’000’000', '', null],
  ['0', '', ARTICLES],
  ['1000001', '', ARTICLES],
  ['', 'many', TOKENS],
  ['', '1000000001', TOKENS],
])('the maxima of “%s” articles and “%s” tokens have the error %j', (articles, tokens, problem) =>
  expect(maximaProblem({ articles, tokens })).toEqual(problem),
);
