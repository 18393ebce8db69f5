import { aStartup } from '@vaglio/test-kit';
import { FIRST_LIST } from './list-query';
import { readInvestmentPage } from './read-investment-page';

const read = (row: unknown, query = FIRST_LIST) =>
  readInvestmentPage({ items: [row], total: 1 }, query).items[0];

test('the answer of the own server is read as it is', () => {
  const row = aStartup({
    rank: 3,
    awards: [{ award_name: 'venture kick 1', weight_used: 2 }],
    email_sent: 1,
  });
  expect(read(row)).toMatchObject({
    id: '11',
    company_name: 'Alpenglow Biosystems',
    rank: 3,
    score: 12.5,
    email_sent: 1,
    awards: row.awards,
  });
});

test.each([
  ['an id that is a number', { id: 7 }, { id: '7' }],
  ['a score that is a text', { score: '12.50' }, { score: 12.5 }],
  ['a flag that is true', { rejected: true }, { rejected: 1 }],
  ['a flag that is missing', { rejected: undefined }, { rejected: 0 }],
  ['pros as a list', { pros_text: undefined, pros: ['Fast', 'Small'] }, { pros_text: 'Fast\nSmall' }],
  ['risks as a text', { cons_text: null, risks: 'Late' }, { cons_text: 'Late' }],
  ['no awards, no articles', { awards: undefined, articles: null }, { awards: [], articles: [] }],
  [
    'an award without its weight',
    { awards: [{ award_name: 'x' }, { weight_used: 2 }] },
    { awards: [{ award_name: 'x', weight_used: null }] },
  ],
])('%s is understood', (_words, row, expected) =>
  expect(read({ ...aStartup(), ...row })).toMatchObject(expected),
);

test('a row that comes again unchanged is the same startup, unless its place is another', () => {
  const row = aStartup();
  expect(read(row)).toBe(read(row));
  expect(read({ ...row })).not.toBe(read(row));
  const unranked = { ...row, rank: undefined };
  expect([read(unranked)?.rank, read(unranked, { ...FIRST_LIST, page: 2 })?.rank]).toEqual([1, 21]);
});

test('the version of a row is read; a server without versions has none', () => {
  expect([
    read(aStartup({ version: 4 }))?.version,
    read({ ...aStartup(), version: undefined })?.version,
  ]).toEqual([4, null]);
});

test('a missing rank is the place on the page, where the list is in order of score', () => {
  expect(read(aStartup(), { ...FIRST_LIST, page: 3, pageSize: 10 })?.rank).toBe(21);
  expect(read(aStartup(), { ...FIRST_LIST, sort: 'created_at' })?.rank).toBeNull();
});

test.each([
  null,
  undefined,
  'oops',
  [],
  { items: 'none' },
  { items: [null, 3, { id: 1 }, { company_name: 'x' }] },
])('%j holds no startup', (data) => {
  expect(readInvestmentPage(data, FIRST_LIST)).toEqual({ items: [], total: 0 });
});
