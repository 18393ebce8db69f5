import type {
  CantonCounts,
  FinancingMonths,
  Funnel,
  NewStartups,
  ScoreDistribution,
  ViewNews,
} from '@vaglio/contract';

export const SCORES = 'GET /auth/stats/scores';
export const NEW = 'GET /auth/stats/new';
export const CANTONS = 'GET /auth/stats/cantons';
export const VIEW_NEWS = 'GET /auth/views/counts';
const FUNNEL = 'GET /auth/stats/funnel';
const FINANCING = 'GET /auth/stats/financing';

const COUNTS = [208, 187, 172, 148, 119, 90, 70, 56, 55, 38, 24, 13, 7, 4, 2];

export function aDistribution(overrides: Partial<ScoreDistribution> = {}): ScoreDistribution {
  return {
    total: 1193,
    threshold: 8,
    eligible: 143,
    top_percent: 0.2,
    cut: { score: 6.5, count: 239, tied: 2 },
    bins: COUNTS.map((count, from) => ({ from, below: from + 1, count })),
    ...overrides,
  };
}

const startup = (id: string, company_name: string, more: object) => ({
  id,
  company_name,
  canton: null,
  sector: null,
  score: 9,
  reached_at: '2026-11-21T09:00:00.000Z',
  ...more,
});

export function someNew(overrides: Partial<NewStartups> = {}): NewStartups {
  return {
    from: '2026-11-17',
    to: '2026-11-23',
    threshold: 8,
    count: 7,
    before: 3,
    startups: [
      startup('11', 'Rhônalgo Sàrl', { canton: 'VS', sector: 'ICT', score: 10.5 }),
      startup('12', 'Nuage Médical SA', { canton: 'GE', sector: 'Health', score: 9.5 }),
      startup('13', 'Quantavo AG', { canton: 'ZG', sector: 'FinT', reached_at: '2026-11-22T23:30:00.000Z' }),
      startup('14', 'Alpkäse Kultur AG', { canton: 'UR', sector: 'BioT' }),
      startup('15', 'Engadin Snowdata GmbH', { score: 8.5 }),
    ],
    ...overrides,
  };
}

function someCantons(overrides: Partial<CantonCounts> = {}): CantonCounts {
  return {
    total: 75,
    cantons: [
      { code: 'Unknown', count: 4 },
      { code: 'BE', count: 12 },
      { code: 'VD', count: 21 },
      { code: 'ZG', count: 7 },
      { code: 'ZH', count: 31 },
    ],
    ...overrides,
  };
}

function aFunnel(overrides: Partial<Funnel> = {}): Funnel {
  return {
    from: '2025-11-24',
    to: '2026-11-23',
    stages: [
      { stage: 'threshold', count: 231, share: null, median_days: null },
      { stage: 'contacted', count: 74, share: 0.3203, median_days: 9.2 },
      { stage: 'contract', count: 17, share: 0.2297, median_days: 1 },
      { stage: 'investment', count: 6, share: 0.3529, median_days: 0.1 },
    ],
    rejected: 91,
    ...overrides,
  };
}

const AMOUNTS = [41, 28, 63, 52, 36, 88, 71, 24, 19, 77, 94, 5.8];

function someFinancing(overrides: Partial<FinancingMonths> = {}): FinancingMonths {
  return {
    to: '2026-11-23',
    months: AMOUNTS.map((amount, place) => ({
      month: place === 0 ? '2025-12' : `2026-${String(place).padStart(2, '0')}`,
      amount: amount * 1_000_000,
      rounds: place + 1,
    })),
    foreign: [{ currency: 'EUR', amount: 4_000_000, rounds: 2 }],
    undated: 3,
    ...overrides,
  };
}

/** Returns a response in which active startups are new since Tuesday. */
export function sinceVisit(overrides: Partial<ViewNews> = {}) {
  const all = { id: 'all', since: '2026-11-17T09:00:00.000Z', new: 7, ...overrides };
  return { [VIEW_NEWS]: { items: [all], total: 1 } };
}

/** Responses with all figures of a dashboard. */
export const FIGURES = {
  [SCORES]: aDistribution(),
  [NEW]: someNew(),
  [CANTONS]: someCantons(),
  [FUNNEL]: aFunnel(),
  [FINANCING]: someFinancing(),
};

/** Figures of an installation without startups. */
export const NO_FIGURES = {
  [SCORES]: aDistribution({ total: 0, eligible: 0, cut: null, bins: [] }),
  [NEW]: someNew({ count: 0, before: 2, startups: [] }),
  [CANTONS]: someCantons({ total: 0, cantons: [] }),
  [FUNNEL]: aFunnel({ stages: [], rejected: 0 }),
  [FINANCING]: someFinancing({ months: [], foreign: [], undated: 0 }),
};
