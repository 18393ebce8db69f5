import { notOffered, type FakeRequest } from '@vaglio/test-kit';

export const STATS = 'GET /auth/investments/stats';
export const CURATED = 'GET /auth/startups/curated';
export const RANKED = 'GET /auth/investments';
export const ARTICLES = 'GET /auth/articles';
export const WEIGHTS = 'GET /auth/parameters';

/** Figures, three curated startups, two at the top of all, one at the top of the active; neither news nor weights. */
export const SMALL_DASHBOARD = {
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

interface Place {
  readonly canton: string | null;
  readonly sector: string | null;
}

/** The ranked list as a server answers it: the top of the active, and the top of all. */
export function rankedOf(active: readonly Place[], all: readonly Place[]) {
  return ({ query }: FakeRequest) => {
    const items = query.get('top') === 'percent' ? active : all;
    return { body: { items, total: items.length } };
  };
}

/** An article that became the startup 7, Acme. */
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
