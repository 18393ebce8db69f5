import { moneyIn } from './money';

const read = (text: string) => moneyIn(text).map(({ amount, currency, kind }) => [amount, currency, kind]);

describe('money is read in four languages', () => {
  it.each([
    ['raises CHF 3.5 million', 3_500_000, 'CHF'],
    ['sammelt 4 Mio. Franken', 4_000_000, 'CHF'],
    ['lève 17,5 millions de dollars', 17_500_000, 'USD'],
    ['raccoglie 3 milioni di euro', 3_000_000, 'EUR'],
    ["erhält 250'000 Franken Kapital", 250_000, 'CHF'],
    ['raised $2.4m in seed capital', 2_400_000, 'USD'],
    ['a round of USD 1.2 billion', 1_200_000_000, 'USD'],
  ])('%s', (text, amount, currency) => {
    expect(read(text)).toEqual([[amount, currency, 'round']]);
  });
  it.each([
    ['is valued at USD 90 million', 'valuation'],
    ['is now seeking CHF 2 million', 'sought'],
    ['had sales of CHF 30 million', 'revenue'],
    ['has a budget of CHF 30 million', 'other'],
    ['the prize of CHF 50,000', 'award'],
  ])('%s is no round', (text, kind) => {
    expect(read(text).map(([, , found]) => found)).toEqual([kind]);
  });
  it('a number without a currency is none', () => {
    expect(read('employs 40 people since 2019')).toEqual([]);
  });
});
