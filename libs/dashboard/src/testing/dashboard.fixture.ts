import { notOffered, type FakeRequest } from '@vaglio/test-kit';

/** Route that returns all figures and ring counts. The server of SMALL_DASHBOARD does not support it. */
export const COUNTED = 'GET /auth/dashboard';
export const STATS = 'GET /auth/investments/stats';
export const CURATED = 'GET /auth/startups/curated';
export const RANKED = 'GET /auth/investments';
export const ARTICLES = 'GET /auth/articles';
export const WEIGHTS = 'GET /auth/parameters';

/**
 * Dashboard with three curated startups. Two are in the top percent of all, one is in the top percent of the active
 * startups. There is no news, and no parameter has a weight.
 */
export const SMALL_DASHBOARD = {
  [COUNTED]: notOffered,
  [STATS]: {
    total_startups: 3,
    top_percent: 0.2,
    top_percent_all: 2,
    potential_investments: 1,
    threshold: 8,
  },
  [CURATED]: {
    items: [
      { canton: 'ZH', sector: 'BioT' },
      { canton: 'Zürich', sector: 'Biotech' },
      { canton: null, sector: 'ICT' },
    ],
    total: 3,
  },
  [RANKED]: rankedOf(
    [{ canton: 'GE', sector: null }],
    [
      { canton: 'ZH', sector: 'BioT' },
      { canton: 'BE', sector: 'ICT' },
    ],
  ),
  [ARTICLES]: notOffered,
  [WEIGHTS]: notOffered,
};

/** Response of the dashboard route with the same data as SMALL_DASHBOARD. */
export const SMALL_COUNTS = {
  stats: SMALL_DASHBOARD[STATS],
  rings: [
    {
      list: 'curated',
      total: 3,
      canton: [
        { code: 'Unknown', count: 1 },
        { code: 'ZH', count: 2 },
      ],
      sector: [
        { code: 'BioT', count: 2 },
        { code: 'ICT', count: 1 },
      ],
    },
    {
      list: 'top_of_all',
      total: 2,
      canton: [
        { code: 'BE', count: 1 },
        { code: 'ZH', count: 1 },
      ],
      sector: [
        { code: 'BioT', count: 1 },
        { code: 'ICT', count: 1 },
      ],
    },
    {
      list: 'top_of_active',
      total: 1,
      canton: [{ code: 'GE', count: 1 }],
      sector: [{ code: 'Unknown', count: 1 }],
    },
  ],
};

interface Place {
  readonly canton: string | null;
  readonly sector: string | null;
}

/**
 * Returns a route handler for the ranked list. It returns the top percent of the active startups or of all startups.
 */
export function rankedOf(active: readonly Place[], all: readonly Place[]) {
  return ({ query }: FakeRequest) => {
    const items = query.get('top') === 'percent' ? active : all;
    return { body: { items, total: items.length } };
  };
}

/** Returns an article about the startup Acme with the id 7. */
export function anArticle(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    title: 'Acme wins',
    url: 'https://news.ch/1',
    source: 'News',
    published_at: '2026-03-01',
    startup_id: '7',
    company_name: 'Acme',
    ...overrides,
  };
}
