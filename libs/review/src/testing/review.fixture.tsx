import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { DuplicatePair, KeptApart, MergePreview, StartupMerge } from '@vaglio/contract';
import {
  FIXED_NOW,
  fakeApi,
  notOffered,
  renderWithApi,
  signIn,
  type FakeRequest,
  type FakeRoutes,
} from '@vaglio/test-kit';
import { theme } from '@vaglio/ui';
import { ReviewPage } from '../ReviewPage';
import { DESK, DESK_ROUTES, DONE, WAITING } from './articles.fixture';

export const LIST = 'GET /auth/duplicates';
export const PREVIEW = 'POST /auth/duplicates/:id/preview';
export const MERGE = 'POST /auth/duplicates/:id/merge';
export const DISMISS = 'POST /auth/duplicates/:id/dismiss';
export const LATER = 'POST /auth/duplicates/:id/later';
const MERGES = 'GET /auth/merges';
export const APART = 'GET /auth/duplicates/kept-apart';
export const UNDO = 'POST /auth/merges/:id/undo';
export const REVIEW = '/review?tab=duplicates';

function aPair(overrides: Partial<DuplicatePair> = {}): DuplicatePair {
  return {
    id: '1',
    certainty: 0.97,
    because: 'Same website, name 0.94, same canton',
    reasons: [
      { kind: 'website', text: 'same website', detail: 'lemantis.example' },
      { kind: 'name', text: 'name 0.94', detail: null },
      { kind: 'canton', text: 'same canton', detail: 'Vaud' },
    ],
    first: { id: '11', company_name: 'Lémantis Therapeutics SA', score: 14.5, version: 3 },
    second: { id: '12', company_name: 'Lemantis Sàrl', score: 4, version: 2 },
    is_later: false,
    ...overrides,
  };
}

export const PAIRS: readonly [DuplicatePair, DuplicatePair] = [
  aPair(),
  aPair({
    id: '2',
    certainty: 0.84,
    because: 'Name 0.94',
    reasons: [{ kind: 'name', text: 'name 0.94', detail: null }],
    first: { id: '21', company_name: 'Hörklar AG', score: 2, version: 1 },
    second: { id: '22', company_name: 'Hoerklar Akustik GmbH', score: 0, version: 1 },
  }),
];

const value = (text: string | number | null, by: 'person' | 'import' | 'article' | null = 'import') => ({
  value: text,
  by: text === null ? null : by,
  person: by === 'person' ? 'Anna Keller' : null,
  at: '2026-11-01T10:00:00.000Z',
});

export function aPreview(pair = aPair(), overrides: Partial<MergePreview> = {}): MergePreview {
  const side = (of: DuplicatePair['first'], rank: number, articles: number) => ({ ...of, rank, articles });
  return {
    pair,
    survivor: 'first',
    first: side(pair.first, 2, 4),
    second: side(pair.second, 58, 2),
    result: { ...side(pair.first, 1, 6), score: 16.5 },
    fields: [
      {
        field: 'company_name',
        first: value(pair.first.company_name),
        second: value(pair.second.company_name, 'article'),
        result: value(pair.first.company_name),
        chosen: 'first',
        is_equal: false,
      },
      {
        field: 'founding_year',
        first: value(2020),
        second: value(2019, 'person'),
        result: value(2019, 'person'),
        chosen: 'second',
        is_equal: false,
      },
      {
        field: 'canton',
        first: value('VD'),
        second: value('VD'),
        result: value('VD'),
        chosen: null,
        is_equal: true,
      },
    ],
    lists: [
      {
        list: 'awards',
        first: ['eic accelerator', 'venture kick 3', 'Local prize'],
        second: ['swiss economic award'],
        result: ['eic accelerator', 'venture kick 3', 'Local prize', 'swiss economic award'],
        chosen: 'both',
        is_equal: false,
      },
    ],
    flags: [{ flag: 'email_sent', first: true, second: false, result: true }],
    needs_decision: false,
    score_before: 14.5,
    score_changes: [{ award: 'swiss economic award', change: 2, from: 'second', superseded_by: null }],
    losses: [],
    ...overrides,
  };
}

export function aMerge(overrides: Partial<StartupMerge> = {}): StartupMerge {
  return {
    id: '7',
    survivor_id: '11',
    survivor_name: 'Lémantis Therapeutics SA',
    merged_id: '12',
    merged_name: 'Lemantis Sàrl',
    because: 'Same website, name 0.94',
    score_before: 14.5,
    score_after: 16.5,
    merged_by: 'Anna Keller',
    merged_at: '2026-11-12T10:00:00.000Z',
    undone_by: null,
    undone_at: null,
    ...overrides,
  };
}

export function listOf(items: readonly DuplicatePair[]) {
  return {
    items,
    total: items.length,
    counts: { all: items.length, website: 1, founder: 0, name: Math.max(0, items.length - 1) },
    kept_apart: 9,
    comparing: 0,
  };
}

export const KEPT_APART: KeptApart = {
  id: '5',
  first_id: '31',
  first_name: 'Uferwind AG',
  second_id: '32',
  second_name: 'Uferwald AG',
  decided_by: 'Marc Aebi',
  decided_at: '2026-11-10T10:00:00.000Z',
};

/** Routes of a server with two pairs, one merge and one pair that was kept apart. The server has no article queue. */
export const ROUTES: FakeRoutes = {
  [WAITING]: notOffered,
  'GET /auth/duplicates/count': { open: 2 },
  [LIST]: listOf(PAIRS),
  [PREVIEW]: ({ params }: FakeRequest) => ({
    body: aPreview(PAIRS.find(({ id }) => id === params['id'])),
  }),
  [MERGES]: { items: [aMerge({ id: '3', merged_name: 'Zellkern Biotech GmbH' })], total: 14 },
  [APART]: { items: [KEPT_APART], total: 1 },
};

/** Theme with breakpoints. It omits global styles, which jsdom would recompute for every query. */
function Themed({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} disableStyleSheetGeneration>
      {children}
    </ThemeProvider>
  );
}

const fixedClock = () => FIXED_NOW;

export function openReview(routes: FakeRoutes = {}, route = REVIEW, clock = fixedClock) {
  signIn({ role: 'admin' });
  const api = fakeApi({ ...ROUTES, ...routes });
  return { api, ...renderWithApi(<ReviewPage />, api, { route, clock, wrapper: Themed }) };
}

/** @param search parameters that are appended to the address of the Articles tab */
export function openDesk(routes: FakeRoutes = {}, search = '', clock = fixedClock) {
  return openReview({ ...DESK_ROUTES, ...routes }, `${DESK}${search}`, clock);
}

export function openDone(routes: FakeRoutes = {}) {
  return openReview({ ...DESK_ROUTES, ...routes }, DONE);
}
