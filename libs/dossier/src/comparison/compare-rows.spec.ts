import type { ComparedStartup } from '@vaglio/contract';
import { aStartup } from '@vaglio/test-kit';
import { compareBlocks } from './compare-rows';

const NOW = new Date('2026-11-22T12:00:00Z');
const NO_WORK = { assignee: null, step: null, due: null };

function compared(more: Partial<ComparedStartup['startup']>): ComparedStartup {
  return { startup: { ...aStartup({ id: '1' }), ...more }, lines: [], decision: null, work: NO_WORK };
}
const rowOf = (key: string, ...items: ComparedStartup[]) =>
  compareBlocks(items, NOW)
    .flatMap(({ rows }) => rows)
    .find((row) => row.key === key);
const article = (published_at: string | null) => ({
  url: 'https://x.ch',
  title: null,
  source: null,
  published_at,
});

test.each([
  ['2026-08-24T12:00:00Z', '1'],
  ['2026-08-24T11:59:59Z', '0'],
  ['2026-11-22T12:00:00Z', '1'],
  ['2026-11-22T12:00:01Z', '0'],
  [null, '0'],
])(
  'a comparison counts the articles of the last 90 days: an article from %s counts %s',
  (published_at, count) => {
    const row = rowOf('articles', compared({ articles: [article(published_at)] }));
    expect(row?.label).toBe('Articles, last 90 days');
    expect(row?.cells[0]?.text).toBe(count);
  },
);

test('pros are compared as points, and values that are displayed equally do not differ', () => {
  const row = rowOf(
    'pros',
    compared({ pros_text: '- Fast\n- Cheap' }),
    compared({ pros_text: 'Fast\nCheap' }),
  );
  expect(row?.cells[0]?.points).toEqual(['Fast', 'Cheap']);
  expect(row?.differs).toBe(false);
  expect(rowOf('risks', compared({ cons_text: null }))?.cells[0]).toEqual({ text: '–', points: [] });
});

test('an award with the weight 0 is compared as such, not as 0.0', () => {
  const line = {
    ...{ award: 'Bergsee Preis', parameterID: 'bergsee', weight: 0 },
    status: 'counted' as const,
    ...{ group_key: null, group_name: null, rule: null, precedence: null },
    ...{ superseded_by: null, superseded_by_precedence: null },
  };
  const row = rowOf('award bergsee', { ...compared({}), lines: [line] }, compared({}));
  expect(row?.cells.map(({ text }) => text)).toEqual(['weight 0', '–']);
});

test('compared facts have their labels and are formatted', () => {
  const [, , facts] = compareBlocks(
    [compared({ sector: 'Cleantech', country: 'CH', founding_year: 2019, canton: 'GE', articles: [] })],
    NOW,
  );
  expect(facts?.rows.slice(0, 4).map(({ label, cells }) => [label, cells[0]?.text])).toEqual([
    ['Sector', 'Cleantech'],
    ['Country', 'Switzerland'],
    ['Founded', '2019'],
    ['Canton', 'Genève'],
  ]);
});
