import type { Financing } from '../../platform/db/schema/company-facts';
import { joinFounders, joinNames, raisedBy, raisedOfLeft } from './company-lists';
import { joinFinancings } from './join-financings';

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
  ['is empty without amounts', [], null],
  ['is the sum of all rounds', [aSum(), aSum({ amount: 2e6 })], 3e6],
  ['is a total instead of the rounds', [aSum(), aSum({ kind: 'total', amount: 9e6 })], 9e6],
  [
    'is the latest total',
    [aSum({ kind: 'total', amount: 9e6 }), aSum({ kind: 'total', amount: 5e6, date: '2026-05-01' })],
    5e6,
  ],
  ['ignores other currencies', [aSum(), aSum({ amount: 7e6, currency: 'USD' })], 1e6],
  ['is empty if all amounts are in other currencies', [aSum({ currency: 'EUR' })], null],
  [
    'ignores takeovers, valuations, awards, loans, revenue and planned amounts',
    (['takeover', 'valuation', 'award', 'loan', 'revenue', 'sought'] as const).map((kind) => aSum({ kind })),
    null,
  ],
])('the raised amount calculated from the amounts of a startup %s', (_what, sums, amount) => {
  expect(raisedBy(sums)?.amount ?? null).toBe(amount);
});

const LOAN = aSum({ kind: 'loan' });
const ROUND = aSum();
const EUROS = aSum({ amount: 2e6, currency: 'EUR' });

test.each([
  ['is kept if the row states it separately', 5e6, 'CHF', [LOAN], [], 5e6],
  ['is removed if it equals the removed amount', 2e6, 'EUR', [EUROS, LOAN], [LOAN], null],
  ['is removed if it is the sum of the removed rounds', 1e6, 'CHF', [ROUND, LOAN], [LOAN], null],
  ['is calculated from the remaining rounds', 3e6, 'CHF', [ROUND, aSum({ amount: 2e6 })], [ROUND], 1e6],
])(
  'when an amount is removed, the raised amount of its row %s',
  (_what, raised_money, raised_currency, financings, left, expected) => {
    const row = { raised_money, raised_currency, financings };
    expect(raisedOfLeft(row, left)).toEqual({ raised_money: expected, raised_currency: 'CHF' });
  },
);

test('two articles about one round create one round, as in the earlier article', () => {
  const later = aSum({ date: '2026-03-01', quote: 'later', raw_id: 2, url: 'https://news.example/2' });
  const { kind, amount, currency, ...statement } = later;
  expect([kind, amount, currency]).toEqual(['round', 1e6, 'CHF']);
  expect(joinFinancings([later], [aSum()])).toEqual([{ ...aSum(), repeats: [statement] }]);
  expect(joinFinancings([aSum()], [aSum({ amount: 2e6 }), later])).toHaveLength(2);
});

const URL = 'https://news.example/1';
const READ_AGAIN = { at: '2026-02-01T00:00:00.000Z', raw_id: 3, url: URL };

test('the amounts of an article that is extracted again are the amounts of the latest extraction', () => {
  const first = aSum({ amount: 5e6, url: URL });
  const again = aSum({ amount: 3e6, ...READ_AGAIN });
  expect(joinFinancings([first], [again])).toEqual([again]);
  expect(joinFinancings([again], [first])).toEqual([again]);
});

test('a round from two articles is kept when one of them is corrected', () => {
  const [first, second] = [
    aSum({ amount: 5e6, url: URL }),
    aSum({ amount: 5e6, raw_id: 2, url: 'https://news.example/2' }),
  ];
  const again = aSum({ amount: 3e6, ...READ_AGAIN });
  const both = joinFinancings([first], [second]);
  expect(both).toHaveLength(1);
  expect(joinFinancings(both, [again])).toEqual([second, again]);
});

test('founders with equal normalized names are merged', () => {
  const [zoe, zoeAgain, ann] = [
    { first_name: 'Zoé', last_name: 'Müller' },
    { first_name: 'Zoe', last_name: 'Muller' },
    { first_name: 'Ann', last_name: 'Muster' },
  ];
  expect(joinFounders([zoe], [zoeAgain, ann])).toEqual([ann, zoeAgain]);
});

test('the other names of a startup exclude its displayed name', () => {
  expect(joinNames(['Oldwin', '', 'Oldwin AG', 'Oldwin'], 'Oldwin AG')).toEqual(['Oldwin']);
});
