import type { Chain } from '@vaglio/contract';

export const CHAIN = 'GET /auth/chain';

/** Returns a pipeline with pending work at every stage. */
export function aPipeline(overrides: Partial<Chain> = {}): Chain {
  return {
    has_begun: true,
    to_extract: 12,
    to_curate: 94,
    review_articles: 5,
    review_pairs: 3,
    new_above_threshold: 3,
    ...overrides,
  };
}

/** Pipeline without pending work. */
export const DONE: Partial<Chain> = {
  to_extract: 0,
  to_curate: 0,
  review_articles: 0,
  review_pairs: 0,
  new_above_threshold: 0,
};
