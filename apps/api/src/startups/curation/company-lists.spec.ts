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
])('from the sums of a startup the raised amount is %s', (_what, sums, amount) => {
  expect(raisedBy(sums)?.amount ?? null).toBe(amount);
});

const LOAN = aSum({ kind: 'loan' });
const ROUND = aSum();
const EUROS = aSum({ amount: 2e6, currency: 'EUR' });

test.each([
  ['stays where it was stated beside the sum that is gone', 5e6, 'CHF', [LOAN], [], 5e6],
  ['goes with the sum that it is', 2e6, 'EUR', [EUROS, LOAN], [LOAN], null],
  ['goes with the rounds that it is together', 1e6, 'CHF', [ROUND, LOAN], [LOAN], null],
  ['follows from the rounds that are left', 3e6, 'CHF', [ROUND, aSum({ amount: 2e6 })], [ROUND], 1e6],
])(
  'the amount that a row states as raised %s when a sum is removed',
  (_what, raised_money, raised_currency, financings, left, expected) => {
    const row = { raised_money, raised_currency, financings };
    expect(raisedOfLeft(row, left)).toEqual({ raised_money: expected, raised_currency: 'CHF' });
  },
);

test('two articles about one round give one round, as the earlier article stated it', () => {
  const later = aSum({ date: '2026-03-01', quote: 'later', raw_id: 2, url: 'https://news.example/2' });
  const { kind, amount, currency, ...statement } = later;
  expect([kind, amount, currency]).toEqual(['round', 1e6, 'CHF']);
  expect(joinFinancings([later], [aSum()])).toEqual([{ ...aSum(), repeats: [statement] }]);
  expect(joinFinancings([aSum()], [aSum({ amount: 2e6 }), later])).toHaveLength(2);
});

const URL = 'https://news.example/1';
const READ_AGAIN = { at: '2026-02-01T00:00:00.000Z', raw_id: 3, url: URL };

test('the sums of an article that is extracted again or corrected are those of the latest extraction', () => {
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

test('founders whose folded names are equal are joined', () => {
  const [zoe, zoeAgain, ann] = [
    { first_name: 'Zoé', last_name: 'Müller' },
    { first_name: 'Zoe', last_name: 'Muller' },
    { first_name: 'Ann', last_name: 'Muster' },
  ];
  expect(joinFounders([zoe], [zoeAgain, ann])).toEqual([ann, zoeAgain]);
});

test('the other known names of a startup exclude the displayed name', () => {
  expect(joinNames(['Oldwin', '', 'Oldwin AG', 'Oldwin'], 'Oldwin AG')).toEqual(['Oldwin']);
});
