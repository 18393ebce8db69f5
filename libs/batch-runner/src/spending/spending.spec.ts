import { shortage, spendingEntries, spendingOf, type Spending } from './spending';

const SPENDING: Spending = {
  tokensToday: 12_480,
  dailyTokens: 20_000,
  costToday: 0.42,
  dailyCost: 5,
  tokensPerArticle: 1_500,
  costPerArticle: 0.002,
};

test('what was used is beside its limit, and what the articles will use beside that', () =>
  expect(spendingEntries(SPENDING, 3)).toEqual([
    ['Tokens today', '12’480 of 20’000'],
    ['Cost today', '0.42 of 5.00'],
    ['Expected for 3', 'about 4’500 tokens, cost 0.0060'],
  ]));

test('without prices nothing is said of costs, and without experience nothing is expected', () =>
  expect(
    spendingEntries(
      { ...SPENDING, costToday: 0, dailyCost: null, tokensPerArticle: null, costPerArticle: null },
      3,
    ),
  ).toEqual([['Tokens today', '12’480 of 20’000']]));

test.each([
  [{}, 5, null],
  [{}, 6, /not enough for all/],
  [{ dailyCost: 0.43 }, 5, null],
  [{ dailyCost: 0.429 }, 5, /not enough for all/],
  [{ tokensToday: 20_000 }, 0, /tokens of today are used/],
  [{ costToday: 5 }, 1, /money for today is spent/],
  [{ dailyTokens: null, dailyCost: null }, 1_000_000, null],
])('with %j and %s articles the shortage is %s', (change, articles, words) => {
  const text = shortage({ ...SPENDING, ...change }, articles);
  if (words === null) expect(text).toBeNull();
  else expect(text).toMatch(words);
});

test.each([
  [undefined],
  [{ pending: 3 }],
  [{ pending: 3, extractor: 'built-in' as const }],
  [{ pending: 3, extractor: 'model' as const }],
])('of %j no spending is known', (pending) => expect(spendingOf(pending)).toBeNull());
