import { shortage, spendingEntries, spendingOf, type Spending } from './spending';

const SPENDING: Spending = {
  tokensToday: 12_480,
  dailyTokens: 20_000,
  costToday: 0.42,
  dailyCost: 5,
  tokensPerArticle: 1_500,
  costPerArticle: 0.002,
};

test('the LLM usage is shown with its limit and the expected usage', () =>
  expect(spendingEntries(SPENDING, 3)).toEqual([
    ['Tokens today', '12’480 of 20’000'],
    ['Cost today', '0.42 of 5.00'],
    ['Expected for 3', 'about 4’500 tokens, cost 0.0060'],
  ]));

test('without prices no LLM costs are shown, and without earlier runs no estimate', () =>
  expect(
    spendingEntries(
      { ...SPENDING, costToday: 0, dailyCost: null, tokensPerArticle: null, costPerArticle: null },
      3,
    ),
  ).toEqual([['Tokens today', '12’480 of 20’000']]));

test.each([
  [{}, 5, null],
  [{}, 6, /does not cover all articles/],
  [{ dailyCost: 0.43 }, 5, null],
  [{ dailyCost: 0.429 }, 5, /does not cover all articles/],
  [{ tokensToday: 20_000 }, 0, /token budget is used up/],
  [{ costToday: 5 }, 1, /cost budget is used up/],
  [{ dailyTokens: null, dailyCost: null }, 1_000_000, null],
])('with the spending %j and %s articles the budget warning is %s', (change, articles, words) => {
  const text = shortage({ ...SPENDING, ...change }, articles);
  if (words === null) expect(text).toBeNull();
  else expect(text).toMatch(words);
});

test.each([
  [undefined],
  [{ pending: 3 }],
  [{ pending: 3, extractor: 'built-in' as const }],
  [{ pending: 3, extractor: 'model' as const }],
])('the response %j contains no LLM spending', (pending) => expect(spendingOf(pending)).toBeNull());
