import { Route, Routes } from 'react-router';
import {
  aStartup,
  fakeApi,
  FIXED_NOW,
  REASONS,
  renderWithApi,
  Themed,
  VIEWS,
  type FakeRoutes,
} from '@vaglio/test-kit';
import { ComparisonPage } from '../comparison/ComparisonPage';

export const COMPARE = 'GET /auth/investments/compare';
export const PAGE = '/compare';

const line = (award: string, weight: number, status = 'counted', superseded_by: string | null = null) => ({
  award,
  parameterID: status === 'not_weighted' ? null : award.toLowerCase().replaceAll(' ', '-'),
  weight,
  group_key: null,
  group_name: null,
  rule: null,
  precedence: null,
  status,
  superseded_by,
  superseded_by_precedence: null,
});
const startup = (id: string, company_name: string, more: object) => ({
  ...aStartup({ id, company_name, country: 'Switzerland' }),
  ...more,
});

/**
 * Comparison of Alpha AG (12.5) and Beta SA (8.0). Both have the first award, another is superseded for Beta, and Alpha
 * has an award without a weight.
 */
export const TWO = {
  scoring: { version: 12, at: '2026-11-02T08:00:00.000Z', threshold: 8, top_percent: 0.2 },
  items: [
    {
      startup: startup('1', 'Alpha AG', { score: 12.5, rank: 1, founding_year: 2020, email_sent: 1 }),
      lines: [line('energiepreis', 0, 'not_weighted'), line('eurostars', 4.5), line('venture kick 3', 8)],
      decision: {
        id: '1',
        at: '2026-11-13T09:00:00.000Z',
        person: 'Sabine Rüegg',
        decision: 'contacted',
        is_set: true,
        score: 11,
        version: 12,
        reason: null,
        details: null,
      },
      work: { assignee: 'Ann Keller', step: 'Visit in Winterthur', due: '2026-11-25' },
    },
    {
      startup: startup('2', 'Beta SA', { score: 8, rank: 2, founding_year: 2019 }),
      lines: [line('Venture Kick 3', 8), line('eurostars', 4.5, 'superseded', 'Venture Kick 3')],
      decision: null,
      work: { assignee: null, step: null, due: null },
    },
  ],
};

export const ROUTES: FakeRoutes = {
  [COMPARE]: TWO,
  [VIEWS]: { items: [], total: 0 },
  [REASONS]: { items: [], scoring_version: 12 },
};

export function openComparison(search: string, routes: FakeRoutes = {}) {
  const api = fakeApi({ ...ROUTES, ...routes });
  const page = (
    <Routes>
      <Route path={PAGE} element={<ComparisonPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const view = renderWithApi(page, api, {
    route: `${PAGE}${search}`,
    clock: () => FIXED_NOW,
    wrapper: Themed,
  });
  return { api, ...view };
}
