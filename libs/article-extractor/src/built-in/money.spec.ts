import { moneyIn } from './money';

const read = (text: string) => moneyIn(text).map(({ amount, currency, kind }) => [amount, currency, kind]);

describe('amounts of money in four languages', () => {
  it.each([
    ['raises CHF 3.5 million', 3_500_000, 'CHF'],
    ['sammelt 4 Mio. Franken', 4_000_000, 'CHF'],
    ['lève 17,5 millions de dollars', 17_500_000, 'USD'],
    ['raccoglie 3 milioni di euro', 3_000_000, 'EUR'],
    ["erhält 250'000 Franken Kapital", 250_000, 'CHF'],
    ['raised $2.4m in seed capital', 2_400_000, 'USD'],
    ['a round of USD 1.2 billion', 1_200_000_000, 'USD'],
  ])('the text "%s" states a financing round', (text, amount, currency) => {
    expect(read(text)).toEqual([[amount, currency, 'round']]);
  });
  it.each([
    ['is valued at USD 90 million', 'valuation'],
    ['is now seeking CHF 2 million', 'sought'],
    ['had sales of CHF 30 million', 'revenue'],
    ['has a budget of CHF 30 million', 'other'],
    ['the prize of CHF 50,000', 'award'],
  ])('the text "%s" states an amount that is not a financing round', (text, kind) => {
    expect(read(text).map(([, , found]) => found)).toEqual([kind]);
  });
  it('a number without a currency is not read as money', () => {
    expect(read('employs 40 people since 2019')).toEqual([]);
  });
});

const sums = (text: string) => moneyIn(text).map(({ amount, currency }) => `${currency} ${amount}`);

describe('currencies of amounts', () => {
  it.each([
    ['raised SEK 20 million', 'SEK 20000000'],
    ['an 20 Millionen schwedische Kronen', 'SEK 20000000'],
    ['20 millions de couronnes suédoises', 'SEK 20000000'],
    ['five million Danish kroner', 'DKK 5000000'],
    ['NOK 55 million', 'NOK 55000000'],
    ['raised 500 million yen', 'JPY 500000000'],
    ['raised HK$ 5m', 'HKD 5000000'],
    ['raised A$ 3 million', 'AUD 3000000'],
    ['raised AUD$3m', 'AUD 3000000'],
    ['raised C$2.5m', 'CAD 2500000'],
    ['raised $5 million CAD', 'CAD 5000000'],
    ['3 millions de dollars canadiens', 'CAD 3000000'],
    ['3 Millionen australische Dollar', 'AUD 3000000'],
    ['raised S$ 4 million', 'SGD 4000000'],
    ['raised R$ 12 million', 'BRL 12000000'],
    ['raised AED 10 million', 'AED 10000000'],
    ['raised ₹50 million', 'INR 50000000'],
    ['raised ₪ 3 million', 'ILS 3000000'],
    ['3 Mio. zł', 'PLN 3000000'],
    ['GEL 5 million', 'GEL 5000000'],
    ['CAD 5 million', 'CAD 5000000'],
    ['raised CAD 250,000', 'CAD 250000'],
    ['levé AUD 1’250’000', 'AUD 1250000'],
    ['AUD 5m', 'AUD 5000000'],
    ['NIS 3 million', 'ILS 3000000'],
    ['INR 80 million', 'INR 80000000'],
    ['CAD $5000', 'CAD 5000'],
    ['$5000 CAD', 'CAD 5000'],
    ['JPY 50,000', 'JPY 50000'],
    ['HKD 500,000', 'HKD 500000'],
    ['RMB 50,000', 'CNY 50000'],
    ['2 million pounds', 'GBP 2000000'],
    ['2 milioni di sterline', 'GBP 2000000'],
    ['CHF 2 Mia.', 'CHF 2000000000'],
    ['3 mln di euro', 'EUR 3000000'],
    ['400 Tsd. Franken', 'CHF 400000'],
    ['CHF 1500 Tsd.', 'CHF 1500000'],
  ])('the currency in "%s" is recognized by its code, sign or name', (text, sum) =>
    expect(sums(text)).toEqual([sum]),
  );
  it.each([
    '20 Mio. Kronen',
    'kr 20 million',
    '20 million kr',
    '¥20 million',
    'X$ 20 million',
    '20 millions de francs CFA',
    '20 million rupees',
    '20 million pesos',
    '20 milioni di lire',
    '20 million dirhams',
  ])('the currency in "%s" is ambiguous and is not guessed', (text) =>
    expect(sums(text)).toEqual(['XXX 20000000']),
  );
  it.each([
    ['a $20 million loan', 'USD 20000000'],
    ['for $ 5 million', 'USD 5000000'],
    ['gave us $5 million', 'USD 5000000'],
    ['$5 million CAD 3 million', 'USD 5000000, CAD 3000000'],
    ['5 millions de francs dans le cadre', 'CHF 5000000'],
    ['5 millions de francs suisses', 'CHF 5000000'],
    ['7 millions de dollars américains', 'USD 7000000'],
    ['für 500 000 Franken', 'CHF 500000'],
    ['usd 5 million', 'USD 5000000'],
  ])('the usual form "%s" gets the usual currency', (text, expected) =>
    expect(sums(text).join(', ')).toBe(expected),
  );
  it.each([
    'ils 5000 personnes',
    'all 5000 people',
    'TOP 100 000',
    'nel 2019 lei fondò',
    '20,000 pounds of plastic',
    '2 million pounds of waste',
    "10'000 Pfund Kaffee",
    '5000 ETH Studierende',
    'TCHF 5000',
    '2000 CAD files',
    '5000 CAD-Dateien',
    'CAD 2000',
    '3000 INR par patient',
    '2000 AUD patients',
    'GLI ILS 5000',
    '1500 NIS entities',
  ])('the text "%s" contains no amount of money', (text) => expect(sums(text)).toEqual([]));
});

describe('ambiguous amounts', () => {
  it.each([
    'CHF 1.125 million',
    '1,149 milliard de francs',
    '2,972 Mrd CHF',
    '₹5,000 crore',
    'Rs 2000 lakh',
    '$2,000 trillion',
    '5 Billionen Franken',
    '3-4 Millionen Franken',
    '3 bis 4 Millionen Franken',
    'de 3 à 4 millions de francs',
    'zwischen 3 und 4 Millionen Franken',
    'between 3 and 4 million dollars',
    "CHF 500'000-700'000",
    'CHF 3000 bis 4000',
    'CHF 3000 à 4000 par équipe',
    "CHF 200'000 a 3 mln",
    'CHF 500,000 to 1 million',
    'CHF 1200 à 900 francs',
    'CHF 1500 bis 2000 Franken',
    '2000 bis 8000 Franken',
  ])('the ambiguous amount "%s" is not read', (text) => expect(sums(text)).toEqual([]));
  it.each([
    ['CHF 1.12 million', 'CHF 1120000'],
    ["CHF 1'250 Mio.", 'CHF 1250000000'],
    ['CHF 1,125,000', 'CHF 1125000'],
    ['1.125 Franken', 'CHF 1125'],
    ['Runde 2024 – 4 Millionen Franken', 'CHF 4000000'],
    ["CHF 50'000 bis 2030", 'CHF 50000'],
    ['5000 Franken bis 2030', 'CHF 5000'],
    ['from the first 2 to CHF 190,000', 'CHF 190000'],
    ['Serie-A-4 Millionen Franken', 'CHF 4000000'],
    ['in Runde 3 und 4 Millionen Franken', 'CHF 4000000'],
    ["CHF 150'000-Preis", 'CHF 150000'],
    ['awards CHF 150,000 to 10 startups', 'CHF 150000'],
    ['gives EUR 20,000 to 3 new teams', 'EUR 20000'],
    ['accorde CHF 150’000 à 4 projets', 'CHF 150000'],
    ['verse CHF 20 000 à 12 lauréats', 'CHF 20000'],
    ["assegna CHF 150'000 a 5 progetti", 'CHF 150000'],
    ["zahlt CHF 50'000 bis 31. Dezember", 'CHF 50000'],
    ["CHF 50'000 bis 3 Wochen vor dem Start", 'CHF 50000'],
    ['von 2023 bis 5 Mio. Franken', 'CHF 5000000'],
    ['from EUR 900 in 2020 to 5 million euros', 'EUR 5000000'],
  ])('the unambiguous amount "%s" is read', (text, sum) => expect(sums(text)).toEqual([sum]));
});

test.each([
  'Die Firma plant eine Finanzierungsrunde von CHF 3 Mio.',
  'Sie plant, eine Runde von rund CHF 3 Mio. abzuschliessen',
  'eine geplante Kapitalerhöhung von CHF 3 Mio.',
  'Die Firma sammelt derzeit CHF 3 Mio.',
  'The company is raising CHF 3 million',
  'They are currently raising CHF 3 million',
  'The company plans a round of CHF 3 million',
  'La société prépare une levée de fonds de CHF 3 millions',
  'La società sta raccogliendo CHF 3 milioni',
])('the money of %p is sought', (text) =>
  expect(moneyIn(text)).toMatchObject([{ amount: 3_000_000, kind: 'sought' }]),
);

test.each([
  'Sie plant nach der Finanzierungsrunde von CHF 3 Mio. den Markteintritt',
  'Sie plant mit der Runde von CHF 3 Mio. den Ausbau',
  'Sie hat eine Finanzierungsrunde von CHF 3 Mio. abgeschlossen und plant den Ausbau',
  'Sie plant den Ausbau. Die Runde von CHF 3 Mio. führte ein Fonds an',
  'After raising CHF 3 million, it hires',
  'It has planned well and closed a round of CHF 3 million',
  'La société a bouclé un tour de CHF 3 millions et prépare la suite',
])('the money of %p is raised', (text) =>
  expect(moneyIn(text)).toMatchObject([{ amount: 3_000_000, kind: 'round' }]),
);

test.each([
  'drei Komma fünf Millionen Franken',
  '3 Komma 5 Millionen Franken',
  'trois virgule cinq millions de francs',
  'three point five million francs',
  'tre virgola cinque milioni di franchi',
  'vingt-cinq millions de francs',
  'twenty five million dollars',
  'one hundred and five million dollars',
])('%p is not read as the number at its end', (text) => expect(moneyIn(text)).toEqual([]));

test.each([
  ['fünf Millionen Franken', 5_000_000],
  ['fast drei Millionen Franken', 3_000_000],
  ['les cinq millions de francs', 5_000_000],
  ['ein Punkt: fünf Millionen Franken', 5_000_000],
  ['3,5 Millionen Franken', 3_500_000],
])('%p is read', (text, amount) => expect(moneyIn(text)).toMatchObject([{ amount }]));
