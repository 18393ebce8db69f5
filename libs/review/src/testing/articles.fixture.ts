import type { ReviewArticle, ReviewArticleLine } from '@vaglio/contract';
import type { FakeRequest, FakeRoutes } from '@vaglio/test-kit';
import { aLine, anArticle, aShortArticle, aStep } from './an-article.fixture';

export const ARTICLES = 'GET /auth/review/articles';
export const ARTICLE = 'GET /auth/review/articles/:id';
export const CLAIM = 'POST /auth/review/articles/:id/claim';
export const RELEASE = 'DELETE /auth/review/articles/:id/claim';
export const DECIDE = 'POST /auth/review/articles/:id/decisions';
export const POSTPONE = 'POST /auth/review/articles/:id/later';
export const ACCEPT = 'POST /auth/review/companies/:id/accept-at-once';
export const SET_ASIDE = 'POST /auth/review/companies/:id/set-aside';
export const MERGE_COMPANY = 'POST /auth/review/companies/:id/merge';
export const STEPS = 'GET /auth/review/steps';
export const UNDO_STEP = 'POST /auth/review/steps/:id/undo';
export const NAMES = 'GET /auth/review/discarded-names';
export const WAITING = 'GET /auth/chain';
export const DESK = '/review?tab=articles';
export const DONE = '/review?tab=done';

export const FIRST = anArticle();
export const SECOND = aShortArticle('8', 'Nordlicht AG');
const THIRD = aShortArticle('9', 'Uferwind AG');
const STORED = [FIRST, SECOND, THIRD];

export function queueOf(lines: readonly ReviewArticleLine[], overrides: object = {}) {
  return {
    items: lines,
    total: lines.length,
    counts: { all: 28, conflicts: 4, no_source: 7, money: 11, awards: 9 },
    reviewed: 12,
    ...overrides,
  };
}

/** Returns the response to an action, with the step and the updated article. */
export function stepped(article: ReviewArticle, step: Parameters<typeof aStep>[0] = {}) {
  return { step: aStep({ id: '902', article_id: article.id, ...step }), article };
}

/** Returns the article after a decision about one of its values. */
export function withValue(
  article: ReviewArticle,
  key: string,
  changes: Partial<ReviewArticle['companies'][number]['values'][number]>,
): ReviewArticle {
  return {
    ...article,
    companies: article.companies.map((company, place) => ({
      ...company,
      version: place === 0 ? company.version + 1 : company.version,
      values: company.values.map((value) =>
        place === 0 && value.key === key ? { ...value, ...changes } : value,
      ),
    })),
  };
}

/** Returns a pipeline response with the given numbers of pending reviews. */
export const waitingOf = (review_articles: number, review_pairs: number) => ({
  has_begun: true,
  to_extract: 0,
  to_curate: 0,
  review_articles,
  review_pairs,
  new_above_threshold: 0,
});

/** Routes of a server with three articles, one earlier step and one discarded name. */
export const DESK_ROUTES: FakeRoutes = {
  [WAITING]: waitingOf(28, 6),
  [ARTICLES]: queueOf(STORED.map((article) => aLine(article))),
  [ARTICLE]: ({ params }: FakeRequest) => ({ body: STORED.find(({ id }) => id === params['id']) }),
  [CLAIM]: { claim: FIRST.claim },
  [RELEASE]: () => ({ status: 204 }),
  [STEPS]: { items: [aStep()], total: 1 },
  [NAMES]: {
    items: [
      {
        id: '61',
        company_name: 'Walensee Energie AG',
        reason: 'not_a_startup',
        article_title: 'Drei Runden',
        decided_by: 'Anna Keller',
        decided_at: '2026-11-12T10:00:00.000Z',
      },
    ],
    total: 1,
  },
};
