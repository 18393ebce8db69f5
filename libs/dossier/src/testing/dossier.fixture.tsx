import { Route, Routes } from 'react-router';
import type { ReactNode } from 'react';
import { screen, within } from '@testing-library/react';
import { ThemeProvider } from '@mui/material/styles';
import { DEFAULT_BRAND, type Brand } from '@vaglio/api-client';
import type { Dossier, FactOrigin, LedgerLine, TakenDecision } from '@vaglio/contract';
import { aStartup, fakeApi, FIXED_NOW, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { theme } from '@vaglio/ui';
import { DossierPage } from '../DossierPage';

export const DOSSIER = 'GET /auth/investments/:id/dossier';
export const SHORTLIST = 'GET /auth/investments/dossier';
export const PRINTS = 'POST /auth/investments/prints';
export const A_BRAND: Brand = {
  ...DEFAULT_BRAND,
  productTitle: 'Vaglio',
  foundationName: 'Lindmatt Foundation',
  logo: '/config/logo?v=2',
};
export const PAGE = '/dossier';

const UNKNOWN_ORIGIN: FactOrigin = {
  by: 'person',
  at: '2026-11-16T09:00:00.000Z',
  person: 'Sabine Rüegg',
  file: null,
  line: null,
  raw_id: null,
  external_id: null,
  article: null,
  quote: null,
  note: null,
  confirmed_by: null,
  confirmed_at: null,
};
const anOrigin = (overrides: Partial<FactOrigin> = {}): FactOrigin => ({
  ...UNKNOWN_ORIGIN,
  ...overrides,
});
const IN_NEWS = anOrigin({
  by: 'article',
  person: null,
  quote: 'die Winterthurer Firma',
  article: {
    id: '5',
    extraction_id: null,
    url: 'https://startwerk.example/2026/kaelteblick',
    title: 'Kälteblick',
    source: 'Startwerk Rundschau',
    published_at: '2026-11-21',
  },
});

const aLine = (overrides: Partial<LedgerLine> = {}): LedgerLine => ({
  award: 'venture kick 3',
  parameterID: 'venture-kick-3',
  weight: 4,
  group_key: null,
  group_name: null,
  rule: null,
  precedence: null,
  status: 'counted',
  superseded_by: null,
  superseded_by_precedence: null,
  ...overrides,
});

export const aDecision = (overrides: Partial<TakenDecision> = {}): TakenDecision => ({
  id: '1-contacted',
  at: '2026-11-13T09:00:00.000Z',
  person: 'Sabine Rüegg',
  decision: 'contacted',
  is_set: true,
  until: null,
  score: 11,
  version: 12,
  reason: 'Fits the cleantech call',
  details: null,
  ...overrides,
});

const field = (name: string, value: string | number, origin: FactOrigin, currency: string | null = null) => ({
  field: name,
  value,
  currency,
  origin,
  received: null,
  received_from: null,
  suggestions: [],
});

const aSum = (key: string, kind: string, amount: number, stage: string | null) => ({
  key,
  kind,
  stage,
  amount,
  currency: 'CHF',
  date: '2026-11-21',
  investors: [],
  as_stated: `CHF ${amount}`,
  origin: IN_NEWS,
  note: null,
});

/**
 * Returns the dossier of Kälteblick AG, which has a score of 12.5. It contains awards of every status, facts with and
 * without a quote, a round and a valuation, a decision, and an article.
 */
export function aDossier(overrides: Partial<Omit<Dossier, 'startup'>> = {}, startup: object = {}) {
  return {
    startup: {
      ...aStartup({
        id: '7',
        company_name: 'Kälteblick AG',
        sector: 'CleanT',
        canton: 'ZH',
        founding_year: 2021,
        website: 'https://kaelteblick.example/',
        company_description: 'Kälteblick builds cold storage for supermarkets.',
        pros_text: 'Two pilot supermarkets report 38% lower peak power.',
        cons_text: 'One customer accounts for 71% of the pipeline.',
        email: 'anna@kaelteblick.example',
        email_sent: 1,
        score: 12.5,
        rank: 3,
        articles: [
          {
            url: 'https://startwerk.example/2026/kaelteblick',
            title: 'Kälteblick schliesst Finanzierungsrunde',
            published_at: '2026-11-21',
            source: 'Startwerk Rundschau',
          },
        ],
      }),
      ...startup,
    },
    of: 1193,
    lines: [
      aLine({ award: 'venture kick 2', weight: 2, status: 'superseded', superseded_by: 'venture kick 3' }),
      aLine({ award: 'startup prize', weight: 0, status: 'not_weighted', parameterID: null }),
      aLine({ award: 'energiepreis basel', weight: 0, status: 'not_weighted', parameterID: null }),
      aLine({ award: 'eth spin-off', weight: 4.5 }),
      aLine({ weight: 8, group_name: 'Venture Kick', precedence: 3 }),
    ],
    facts: {
      id: '7',
      company_name: 'Kälteblick AG',
      version: 4,
      score: 12.5,
      fields: [
        field('canton', 'ZH', IN_NEWS),
        field('raised_money', 6_400_000, IN_NEWS, 'CHF'),
        field('partnership', 'Compressor maker', anOrigin()),
        field('advisors', 'Rea Frei', anOrigin({ by: 'import', person: null, file: 'liste.xlsx', line: 5 })),
        field('investors', 'Limmat Kapital', { ...IN_NEWS, quote: null }),
        field('email', 'anna@kaelteblick.example', anOrigin()),
      ],
      founders: [
        {
          key: 'f1',
          first_name: 'Anna-Lena',
          last_name: 'Gschwend',
          role: 'CEO',
          origin: IN_NEWS,
          note: null,
        },
      ],
      money: [aSum('m1', 'round', 6_400_000, 'Series A'), aSum('m2', 'valuation', 50_000_000, null)],
      raised: [],
      awards: [],
      suggestions: [],
      open_suggestions: 0,
    },
    decisions: [aDecision(), aDecision({ id: '2', decision: 'rejected', is_set: false, reason: null })],
    work: { assignee: 'Sabine Rüegg', step: 'Visit in Winterthur', due: '2026-11-25' },
    notes: [
      {
        id: '1',
        at: '2026-11-20T09:00:00.000Z',
        person: 'Luca Bernasconi',
        text: 'Spoke to the buyer at the pilot store.',
      },
    ],
    score_steps: [
      { at: '2026-01-10T09:00:00.000Z', before: 0, after: 6.5, version: null },
      { at: '2026-10-20T09:00:00.000Z', before: 6.5, after: 12.5, version: 12 },
    ],
    ...overrides,
  };
}

const HEAD = {
  read_at: FIXED_NOW.toISOString(),
  reader: 'Sabine Rüegg',
  scoring: { version: 12, at: '2026-11-02T08:00:00.000Z', threshold: 8, top_percent: 0.2 },
};
const aDocument = (dossier: object = aDossier()) => ({ ...HEAD, dossier });

export const aShortlist = (overrides: object = {}) => ({
  ...HEAD,
  total: 2,
  of: 143,
  rows: [
    { startup: aDossier().startup, decision: aDecision() },
    {
      startup: { ...aDossier().startup, id: '8', company_name: 'Zytovia AG', rank: 4, email_sent: 0 },
      decision: null,
    },
  ],
  dossiers: [],
  last_print: null,
  ...overrides,
});

export const ROUTES: FakeRoutes = {
  [DOSSIER]: aDocument(),
  [SHORTLIST]: aShortlist(),
  [PRINTS]: { at: FIXED_NOW.toISOString(), person: 'Sabine Rüegg' },
};

export function Themed({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} disableStyleSheetGeneration>
      {children}
    </ThemeProvider>
  );
}

/** Opens the document page at an address. The server has one dossier and a shortlist of two startups. */
export function openDocument(search: string, routes: FakeRoutes = {}) {
  const api = fakeApi({ ...ROUTES, ...routes });
  const page = (
    <Routes>
      <Route path={PAGE} element={<DossierPage brand={A_BRAND} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const view = renderWithApi(page, api, { route: `${PAGE}${search}`, wrapper: Themed });
  return { api, ...view };
}

/** Returns the cell texts of a table without its header row. The row header is the first text of each row. */
export const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .queryAllByRole('rowheader')
        .concat(within(row).queryAllByRole('cell'))
        .map(({ textContent }) => textContent),
    );
