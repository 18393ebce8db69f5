import { aFact, byArticle, byImport, byPerson } from '@vaglio/test-kit';
import { raisedText } from './raised-text';

const CHF = { currency: 'CHF', amount: 6_400_000 };
const EUR = { currency: 'EUR', amount: 1_200_000 };
const held = (value: number, currency: string, origin = byArticle('Startwerk', '2026-11-19')) => [
  aFact('raised_money', { value, currency, origin }),
];

test.each([
  ['no amount is known', [], [], undefined],
  [
    'only rounds in foreign currencies are known',
    [aFact('raised_money')],
    [EUR],
    'Raised in rounds: EUR 1’200’000.00',
  ],
  [
    'the amount is the sum of the rounds',
    held(6.4e6, 'CHF'),
    [CHF],
    'Raised money: CHF 6’400’000.00, from rounds',
  ],
  [
    'the sum excludes rounds in foreign currencies',
    held(6.4e6, 'CHF'),
    [CHF, EUR],
    'Raised money: CHF 6’400’000.00, from rounds. Other rounds: EUR 1’200’000.00',
  ],
  [
    'a spreadsheet states more than the sum of the rounds',
    held(22e6, 'CHF', byImport(41)),
    [CHF],
    'Raised money: CHF 22’000’000.00, from an import, line 41. Rounds: CHF 6’400’000.00',
  ],
  [
    'a person entered the amount',
    held(2e6, 'EUR', byPerson('Marc Aebi')),
    [],
    'Raised money: EUR 2’000’000.00, set by Marc Aebi',
  ],
])('the note about raised money explains that %s', (_case, fields, raised, text) =>
  expect(raisedText({ fields, raised })).toBe(text),
);
