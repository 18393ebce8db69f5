import type { SplitPreview, StartupRow, StartupSplit } from '@vaglio/contract';
import { byArticle, byImport } from './fact-origins.fixture';

export const ROWS = 'GET /auth/startups/:id/rows';
export const SPLIT_PREVIEW = 'POST /auth/startups/:id/split/preview';
export const SPLIT = 'POST /auth/startups/:id/split';

function aRow(overrides: Partial<StartupRow> = {}): StartupRow {
  return {
    id: '11',
    company_name: 'Alpha AG',
    origin: byImport(41),
    website: 'https://campus.example',
    canton: 'ZH',
    founding_year: 2020,
    founders: ['Ann Berg'],
    money: [],
    awards: ['eurostars'],
    stays_because: null,
    ...overrides,
  };
}

export function aSplit(overrides: Partial<StartupSplit> = {}): StartupSplit {
  return {
    id: '5',
    startup_id: '1',
    company_name: 'Alpha AG',
    score_before: 6,
    score_after: 4,
    parts: [{ id: '9', company_name: 'Beta AG', score: 2 }],
    split_by: 'Anna Keller',
    split_at: '2026-11-20T10:00:00.000Z',
    undone_by: null,
    undone_at: null,
    ...overrides,
  };
}

/** Startup that consists of three rows. One of the rows provides its name. */
export const THREE_ROWS = {
  startup_id: '1',
  company_name: 'Alpha AG',
  version: 4,
  score: 6,
  items: [
    aRow(),
    aRow({
      id: '12',
      company_name: 'Beta AG',
      origin: byArticle('Startwerk', '2026-11-19'),
      canton: 'VD',
      founding_year: null,
      founders: [],
      money: ['round CHF 1000000'],
      awards: ['fif grant'],
    }),
    aRow({ id: '13', company_name: 'Alpha AG', stays_because: 'Its ID is that of this startup.' }),
  ],
  total: 3,
  splits: [aSplit()],
};

export function aSplitPreview(overrides: Partial<SplitPreview> = {}): SplitPreview {
  const side = { needs_name: false, rows: 1, articles: 0 };
  return {
    version: 4,
    score_before: 6,
    rank_before: 12,
    stays: { ...side, company_name: 'Alpha AG', score: 4, rank: 20, awards: ['eurostars'] },
    parts: [{ ...side, company_name: 'Beta AG', score: 2, rank: 34, awards: ['fif grant'] }],
    ...overrides,
  };
}
