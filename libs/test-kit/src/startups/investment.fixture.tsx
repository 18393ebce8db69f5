import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import type { Startup } from '@vaglio/contract';
import { aStartup } from '../startup-fixtures';
import type { fakeApi } from '../fake-api';
import type { FakeRequest } from '../route-table';
import { theme } from '@vaglio/ui';

export const LIST = 'GET /auth/investments';
export const LEDGER = 'GET /auth/investments/:id/score';
export const HISTORY = 'GET /auth/investments/:id/history';
export const EVIDENCE = 'GET /auth/investments/:id/evidence';
export const FACTS = 'GET /auth/startups/:id/facts';
export const TIMELINE = 'GET /auth/investments/:id/timeline';
export const DECISIONS = 'GET /auth/investments/:id/decisions';
export const WORKS = 'GET /auth/investments/work';
export const WORK = 'GET /auth/investments/:id/work';
export const FOLLOW = 'GET /auth/investments/:id/follow';
export const FLAGS = 'PATCH /auth/investments/:id/flags';
export const REASONS = 'GET /auth/admin/decision-reasons';
export const VIEWS = 'GET /auth/views';
export const DECIDE = 'POST /auth/investments/:id/decisions';
export const TEXT = 'PATCH /auth/investments/:id/text';

/** Theme with breakpoints. It has no global styles, because jsdom would compute them again for every query. */
export function Themed({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} disableStyleSheetGeneration>
      {children}
    </ThemeProvider>
  );
}

/**
 * Returns a route handler for the ranked list. Requests with a page size of 1, which count the tabs, get 1193 and 91.
 */
export function listOf(items: readonly unknown[], total = items.length) {
  return ({ query }: FakeRequest) => {
    const tabTotal = query.get('mode') === 'rejected' ? 91 : 1193;
    return query.get('pageSize') === '1'
      ? { body: { items: [], total: tabTotal } }
      : { body: { items, total } };
  };
}

/** Returns the requests for the list. Requests that count the tabs are omitted. */
export function listCalls(api: ReturnType<typeof fakeApi>) {
  return api.callsOf(LIST).filter(({ query }) => query.get('pageSize') !== '1');
}

/** Three startups with the ids 1 to 3: 'Alpha AG' (score 12.5), 'Beta SA' (10) and 'Gamma GmbH' (8.25). */
export const THREE = [
  aStartup({ id: '1', company_name: 'Alpha AG', score: 12.5, rank: 1 }),
  aStartup({ id: '2', company_name: 'Beta SA', score: 10, rank: 2 }),
  aStartup({ id: '3', company_name: 'Gamma GmbH', score: 8.25, rank: 3 }),
];

/** Returns a startup in the form in which hooks return it. */
export function anInvestment(overrides: Parameters<typeof aStartup>[0] = {}): Startup {
  return aStartup(overrides);
}

const LINE = {
  parameterID: null,
  group_key: null,
  group_name: null,
  rule: null,
  precedence: null,
  superseded_by: null,
  superseded_by_precedence: null,
};
const KICK = { group_key: 'vk', group_name: 'Venture Kick', rule: 'keep_highest_precedence' };

/**
 * Returns a ledger of four awards with a score of 12.5 and the threshold 8. Two awards are counted, one is superseded
 * and one is not weighted.
 */
export function aLedger(overrides: Readonly<Record<string, unknown>> = {}) {
  return {
    id: '1',
    company_name: 'Alpha AG',
    score: 12.5,
    threshold: 8,
    lines: [
      {
        ...LINE,
        award: 'venture kick 2',
        weight: 2,
        status: 'superseded',
        ...KICK,
        precedence: 2,
        superseded_by: 'venture kick 3',
        superseded_by_precedence: 3,
      },
      { ...LINE, award: 'energiepreis basel', weight: 0, status: 'not_weighted' },
      { ...LINE, award: 'eth spin-off', weight: 4.5, status: 'counted' },
      { ...LINE, award: 'venture kick 3', weight: 8, status: 'counted', ...KICK, precedence: 3 },
    ],
    ...overrides,
  };
}
