import type { Financing } from '../startups/company-facts';
import { joinFinancings, joinFounders, joinNames, raisedBy } from './company-lists';

const aSum = (more: Partial<Financing> = {}): Financing => ({
  kind: 'round',
  amount: 1e6,
  currency: 'CHF',
  as_stated: 'CHF 1 million',
  stage: null,
  date: '2026-01-01',
  quote: 'Alpha raised CHF 1 million',
  at: '2026-01-02T00:00:00.000Z',
  raw_id: 1,
  ...more,
});

test.each([
  ['nothing without a sum', [], null],
  ['rounds together', [aSum(), aSum({ amount: 2e6 })], 3e6],
  ['a total instead of rounds', [aSum(), aSum({ kind: 'total', amount: 9e6 })], 9e6],
  [
    'the latest total',
    [aSum({ kind: 'total', amount: 9e6 }), aSum({ kind: 'total', amount: 5e6, date: '2026-05-01' })],
    5e6,
  ],
  ['no other currency', [aSum(), aSum({ amount: 7e6, currency: 'USD' })], 1e6],
  ['nothing where all is in other currencies', [aSum({ currency: 'EUR' })], null],
  [
    'no takeover, valuation, award, loan, revenue or sum that is sought',
    (['takeover', 'valuation', 'award', 'loan', 'revenue', 'sought'] as const).map((kind) => aSum({ kind })),
    null,
  ],
])('what was raised is %s', (_what, sums, amount) => {
  expect(raisedBy(sums)?.amount ?? null).toBe(amount);
});

test('two articles about one round make one round, as the earlier one stated it', () => {
  const later = aSum({ date: '2026-03-01', quote: 'later', raw_id: 2 });
  expect(joinFinancings([later], [aSum()])).toEqual([aSum()]);
  expect(joinFinancings([aSum()], [aSum({ amount: 2e6 }), later])).toHaveLength(2);
});

test('founders are joined by their folded names', () => {
  const [zoe, zoeAgain, ann] = [
    { first_name: 'Zoé', last_name: 'Müller' },
    { first_name: 'Zoe', last_name: 'Muller' },
    { first_name: 'Ann', last_name: 'Muster' },
  ];
  expect(joinFounders([zoe], [zoeAgain, ann])).toEqual([ann, zoeAgain]);
});

test('known names are those beside the one that is shown', () => {
  expect(joinNames(['Oldwin', '', 'Oldwin AG', 'Oldwin'], 'Oldwin AG')).toEqual(['Oldwin']);
});
