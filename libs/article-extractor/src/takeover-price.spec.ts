import { moneyIn } from './built-in/money';
import { NOTHING_STATED, type ExtractedStartup } from './extracted-startup';
import { locateQuotes } from './locate-quotes';

test.each([
  ['en', 'Zurich-based startup Alpha AG was acquired by Beta Corporation for CHF 120 million.'],
  ['en', 'Beta Corporation acquires the Zurich startup Alpha AG for $50 million.'],
  ['en', 'The startup Alpha AG was sold to the group Beta for EUR 10 million in cash.'],
  ['en', 'Beta pays CHF 40 million for the startup Alpha AG from Bern.'],
  ['en', 'The CHF 30 million takeover of the startup Alpha AG is complete.'],
  ['en', 'Startup Alpha AG has been bought by Beta in a deal of CHF 30 million.'],
  ['de', 'Das Zürcher Startup Alpha AG wurde für 120 Millionen Franken von Beta übernommen.'],
  ['de', 'Der Konzern Beta übernimmt das Startup Alpha AG für 30 Mio. Franken.'],
  ['de', 'Das Startup Alpha AG wird für 30 Millionen Euro an Beta verkauft.'],
  ['de', 'Beta kauft das Startup Alpha AG. Der Kaufpreis liegt bei 12 Millionen Franken.'],
  ['fr', 'La startup Alpha SA a été rachetée par Beta pour 12 millions de francs.'],
  ['fr', 'Le groupe Beta rachète la startup Alpha SA pour 12 millions de francs.'],
  ['fr', 'La startup Alpha SA a été vendue à Beta pour 12 millions de francs.'],
  ['it', 'La startup Alpha SA è stata acquisita da Beta per 10 milioni di franchi.'],
  ['it', 'Il gruppo Beta acquisisce la startup Alpha SA per 10 milioni di franchi.'],
])('the price in the text (%s) is not a raised amount: %s', (_lang, text) => {
  const kinds = moneyIn(text).map(({ kind }) => kind);
  expect(kinds).not.toHaveLength(0);
  expect(kinds).not.toContain('round');
  expect(kinds).not.toContain('award');
});

test.each([
  ['en', 'Startup Alpha AG raised CHF 10 million to acquire customers.', 'CHF 10000000'],
  [
    'en',
    'Startup Alpha AG raises CHF 2 million in seed capital after the acquisition of Beta.',
    'CHF 2000000',
  ],
  ['en', 'After the takeover of Beta, startup Alpha AG secured CHF 3 million.', 'CHF 3000000'],
  [
    'de',
    'Das Startup Alpha AG hat 5 Millionen Franken aufgenommen und übernimmt einen Konkurrenten.',
    'CHF 5000000',
  ],
  ['fr', 'La startup Alpha SA lève 4 millions de francs pour un rachat.', 'CHF 4000000'],
])('the raised amount in a text about a takeover (%s) is kept: %s', (_lang, text, money) => {
  const rounds = moneyIn(text).filter(({ kind }) => kind === 'round');
  expect(rounds.map(({ currency, amount }) => `${currency} ${amount}`)).toEqual([money]);
});

describe('amount reported by a model', () => {
  const quoted = (text: string, quotes: string[]): ExtractedStartup => ({
    ...NOTHING_STATED,
    company_name: { value: 'Alpha AG', quotes: [text] },
    founders: [],
    financings: [],
    investors: [],
    awards: [],
    raised_money: { value: { amount: 120_000_000, currency: 'CHF', as_stated: 'CHF 120 million' }, quotes },
  });
  const moneyOf = (text: string, quotes = [text]) =>
    locateQuotes(text, [quoted(text, quotes)], []).map(({ startup, evidence }) => [
      startup.raised_money?.value.amount ?? null,
      evidence.some(({ field }) => field === 'raised_money'),
    ]);

  it('an amount from a model is dropped with its evidence if its quotes call it a takeover price', () => {
    expect(moneyOf('Beta acquired Alpha AG for CHF 120 million.')).toEqual([[null, false]]);
  });

  it.each([
    ['its quote states a round', 'Alpha AG raised CHF 120 million.', undefined],
    ['its quote is not in the text', 'Alpha AG is large.', ['Beta acquired Alpha AG for CHF 120 million.']],
    [
      'one of its quotes states a round',
      'Beta acquired Gamma for CHF 120 million. Alpha AG raised CHF 120 million.',
      undefined,
    ],
    ['its quote is about another sum', 'Beta acquired Alpha AG for CHF 7 million.', undefined],
  ])('an amount from a model is kept if %s', (_why, text, quotes) => {
    expect(moneyOf(text, quotes)).toEqual([[120_000_000, true]]);
  });
});
