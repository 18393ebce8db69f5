import { guessFields } from './guess-header';
import { areCurrencies, holdsInvestments } from './money-columns';

test.each([
  ['Investment', ["500'000", '1.2 Mio']],
  ['Investment', ['CHF 500', 'EUR 300']],
  ['Investment', ['0', '250000', '-']],
  ['Investment (CHF)', ['500', '20']],
  ['Investments in Mio. CHF', ['2.5', '0.4']],
  ['INVESTMENT', ['1500000']],
])('the column %s with the values %j contains amounts', (header, values) => {
  expect(guessFields([{ header, values }], new Set())).toEqual(['raised_money']);
});

test.each([
  ['Investment', ['1', '', '0']],
  ['Investment', ['x', '']],
  ['Investment', ['ja', '500000']],
  ['Investment', ['2024', '2023']],
  ['Investment', ['1', 'CHF 2 Mio']],
  ['Investment', []],
  ['Investment Manager', ['500000']],
  ['Investors', ['500000']],
])('the column %s with the values %j does not contain amounts', (header, values) => {
  expect(holdsInvestments({ header, values })).toBe(false);
});

test.each([
  ['CCY', []],
  ['Whg.', []],
  ['Whrg.', []],
  ['Curr.', []],
  ['Dev.', ['CHF', 'EUR']],
  ['', ['CHF', 'CHF', 'USD']],
  ['Column 3', ['GBP', 'TRY', '']],
])('the column "%s" with the values %j next to an amount is its currency', (header, values) => {
  const columns = [
    { header: 'Betrag', values: ['500000'] },
    { header, values },
  ];
  expect(guessFields(columns, new Set())).toEqual(['raised_money', 'raised_currency']);
});

test.each([
  ['Dev.', ['CHF', 'Angular']],
  ['Kind', ['TOP', 'ALL']],
  ['Owner', ['chf', 'eur']],
  ['Dev.', []],
])('the column "%s" with the values %j next to an amount is not its currency', (header, values) => {
  const columns = [
    { header: 'Betrag', values: ['500000'] },
    { header, values },
  ];
  expect(guessFields(columns, new Set())).toEqual(['raised_money', null]);
});

test('currency codes without an amount column are not a currency of amounts', () => {
  expect(areCurrencies(['CHF', 'EUR'])).toBe(true);
  expect(guessFields([{ header: 'Dev.', values: ['CHF', 'EUR'] }], new Set())).toEqual([null]);
});
