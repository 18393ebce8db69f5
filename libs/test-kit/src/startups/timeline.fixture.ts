import type { FakeRequest } from '../route-table';
import { made } from './decisions.fixture';

const BLANK = {
  at: '2026-11-21T10:00:00.000Z',
  has_time: true,
  actor: null,
  decision: null,
  news: null,
  note: null,
  score: null,
  changes: [],
};
const AT = { decided: '2026-11-21T07:44:00.000Z', scored: '2026-11-21T05:04:00.000Z' };

/** Returns a timeline entry of a decision about 'Alpha AG'. */
export function aDecisionEntry(overrides: Readonly<Record<string, unknown>> = {}, at = AT.decided) {
  const { decision } = made({}, { startup_id: '1', made_by: 'Marc Keller', made_at: at, ...overrides });
  return { ...BLANK, id: `decision-${decision.id}`, kind: 'decision', at, actor: 'Marc Keller', decision };
}

/** Timeline with an entry of each kind, on three days. */
export const ENTRIES = [
  aDecisionEntry({ kind: 'contract', reason: 'Too early', details: 'No revenue.' }),
  {
    ...BLANK,
    id: 'score-2',
    kind: 'score',
    at: AT.scored,
    actor: 'Ann',
    score: { before: 11, after: 12.5, version: 12, reasons: [] },
  },
  {
    ...BLANK,
    id: 'change-9',
    kind: 'change',
    at: '2026-11-18T08:00:00.000Z',
    actor: 'Luca Bernasconi',
    changes: [{ field: 'website', before: null, after: 'alpha.example' }],
  },
  {
    ...BLANK,
    id: 'news-5',
    kind: 'news',
    at: '2026-11-01T23:00:00.000Z',
    has_time: false,
    news: {
      url: 'https://news.example.org/a',
      title: 'Alpha schliesst Runde ab',
      source: 'Startwerk',
      published_at: '2026-11-02',
    },
  },
];

/** Returns a route handler for a timeline with the given entries. Each kind of entry can be requested separately. */
export function timelineOf(items: readonly (typeof ENTRIES)[number][] | readonly { kind: string }[]) {
  const of = (kind: string) => items.filter((entry) => entry.kind === kind).length;
  const counts = {
    all: items.length,
    change: of('change'),
    news: of('news'),
    work: of('work'),
    note: of('note'),
    decision: of('decision'),
    score: of('score'),
  };
  return ({ query }: FakeRequest) => {
    const kind = query.get('kind');
    return {
      body: { items: items.filter((entry) => kind === null || entry.kind === kind), next: null, counts },
    };
  };
}
