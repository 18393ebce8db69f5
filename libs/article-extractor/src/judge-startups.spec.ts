import { judgeStartups } from './judge-startups';
import { readAnswer } from './read-answer';

const TEXT = [
  'Nubilo AG from Zug, www.nubilo.ch, won the Venture Kick 1. Its software plans trams.',
  'The industry turns over CHF 15 billion. Quarzo raised CHF 3 million, quarzo.example.',
].join('\n');

function judge(startup: object, text = TEXT) {
  const read = readAnswer({ startups: [startup, { company_name: { value: 'Quarzo', quotes: [] } }] });
  const said = 'startups' in read ? read.startups : [];
  const [judged] = judgeStartups(
    text,
    said,
    [{ parameterID: 'venture-kick-1', name: 'venture kick 1' }],
    [
      {
        company: 0.7,
        values: [
          { field: 'sector', value: 'ICT', confidence: 0.4 },
          { field: 'founding_year', value: '2021', confidence: 0.6, proved: 0.95 },
        ],
      },
    ],
  );
  if (!judged) throw new Error('nothing was judged');
  return judged;
}
const nubilo = (more: object = {}) => ({
  company_name: { value: 'Nubilo AG', quotes: ['Nubilo AG'] },
  ...more,
});
const places = ({ evidence }: ReturnType<typeof judge>, field: string) =>
  evidence.filter((each) => each.field === field).flatMap(({ quotes }) => quotes.map(({ start }) => start));

test.each([
  ['sector', { value: 'ICT', quotes: ['Its software plans trams'] }, { value: 'ICT', quotes: [] }],
  [
    'company_description',
    { value: 'Plans trams', quotes: ['plans trams'] },
    { value: 'Best of all', quotes: ['best'] },
  ],
  ['country', { value: 'Switzerland', quotes: ['Nubilo AG from Zug'] }, { value: 'Mars', quotes: ['Mars'] }],
  ['canton', { value: 'ZG', quotes: ['Nubilo AG from Zug'] }, { value: 'ZH', quotes: ['Quarzo raised'] }],
  [
    'website',
    { value: 'https://nubilo.ch', quotes: [] },
    { value: 'https://quarzo.example', quotes: ['Nubilo AG'] },
  ],
  ['website', { value: 'nubilo.ch/en', quotes: [] }, { value: 'https://nubilo.com', quotes: ['Nubilo AG'] }],
])('%s enters a row with a quote of the text, and not without', (field, proved, invented) => {
  expect(judge(nubilo({ [field]: proved })).startup).toMatchObject({ [field]: { value: proved.value } });
  const without = judge(nubilo({ [field]: invented }));
  expect(without.startup).toMatchObject({ [field]: null });
  expect(places(without, field).every((place) => place === null)).toBe(true);
});

test.each([
  ['Nubilo AG aus Brugg (AG) wächst.', 'AG', true],
  ['Die Nubilo AG sitzt in Hinterhausen (AG).', 'AG', true],
  ['Nubilo AG, 5200 Vorderhausen (AG), wächst.', 'AG', true],
  ['Nubilo AG in Saint-Prex (VD) grandit.', 'VD', true],
  ['Nubilo AG aus Bad Musterried (ZH) wächst.', 'ZH', true],
  ['Die Nubilo (AG) wächst.', 'AG', false],
  ['Ein Fonds investiert in Nubilo (AG).', 'AG', false],
  ['Nubilo AG baut künstliche Intelligenz (AI).', 'AI', false],
  ['Nubilo AG zeigt eine Brille (AR) für Werkstätten.', 'AR', false],
  ['Das Werk der Nubilo AG läuft bei Quarzo Motors (GE).', 'GE', false],
  ['Nubilo AG, eine Aktiengesellschaft (AG), wächst.', 'AG', false],
])('in %j the canton %s is stated: %s', (text, value, isStated) => {
  const { startup } = judge(nubilo({ canton: { value, quotes: [text.slice(0, -1)] } }), text);
  expect(startup.canton !== null).toBe(isStated);
});

test('a sum of another company or of nobody stays in the evidence without a place', () => {
  for (const [amount, as_stated, quote] of [
    [15e9, 'CHF 15 billion', 'The industry turns over CHF 15 billion'],
    [3e6, 'CHF 3 million', 'Quarzo raised CHF 3 million'],
    [9e9, 'CHF 9 billion', 'Nubilo AG raised CHF 9 billion'],
    [9e9, 'CHF 9 billion', 'Nubilo AG'],
    [9e9, 'CHF 3 million', 'Quarzo raised CHF 3 million'],
  ] as const) {
    const judged = judge(
      nubilo({ raised_money: { value: { amount, currency: 'CHF', as_stated }, quotes: [quote] } }),
    );
    expect([judged.startup.raised_money, places(judged, 'raised_money')]).toEqual([null, [null]]);
  }
});

test('of several sums each is proved by itself, and the price of a takeover is no round', () => {
  const text = 'Nubilo AG raised CHF 3 million. Nubilo AG was acquired for CHF 40 million.';
  const sum = (kind: string, amount: number, as_stated: string) => ({
    kind,
    amount,
    currency: 'CHF',
    as_stated,
    quotes: ['Nubilo AG raised CHF 3 million', 'Nubilo AG was acquired for CHF 40 million'],
  });
  const said = [
    sum('round', 3e6, 'CHF 3 million'),
    sum('round', 40e6, 'CHF 40 million'),
    sum('takeover', 40e6, 'CHF 40 million'),
    sum('valuation', 9e9, 'CHF 9 billion'),
    sum('bribe', 3e6, 'CHF 3 million'),
  ];
  const { startup } = judge(nubilo({ financings: said }), text);
  expect(startup.financings.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['round', 3e6],
    ['takeover', 40e6],
  ]);
});

test.each([
  ['Nubilo AG is valued at CHF 900 million.', 'CHF 900 million', 9e8],
  ['Nubilo AG had revenue of CHF 12 million.', 'CHF 12 million', 12e6],
  ['Nubilo AG wants to raise CHF 4 million.', 'CHF 4 million', 4e6],
  ['Nubilo AG erzielte einen Umsatz von 12 Mio. Franken.', '12 Mio. Franken', 12e6],
])('in "%s" the sum was not raised, whatever it is called', (text, as_stated, amount) => {
  const sum = { amount, currency: 'CHF', as_stated };
  const said = {
    raised_money: { value: sum, quotes: [text] },
    financings: ['round', 'total'].map((kind) => ({ ...sum, kind, quotes: [text] })),
  };
  expect(judge(nubilo(said), text).startup).toMatchObject({ raised_money: null, financings: [] });
});

test.each([
  ['Nubilo AG raised CHF 5 million at a valuation of CHF 50 million.', 'CHF 5 million'],
  ['Nubilo AG, valued at CHF 50 million, raised CHF 5 million.', 'CHF 5 million'],
  ['Nubilo AG closed a round worth CHF 5 million.', 'CHF 5 million'],
  ['Nubilo AG plans to use the CHF 5 million for its sales.', 'CHF 5 million'],
  ['Nubilo AG boosts sales with CHF 5 million.', 'CHF 5 million'],
  ['Nubilo AG secured a revenue-based financing of CHF 5 million.', 'CHF 5 million'],
  ['Nubilo AG has raised CHF 5 million to date.', 'CHF 5 million'],
  ['Für die Bewertung von Bauten erhält Nubilo AG CHF 5 Millionen.', 'CHF 5 Millionen'],
])('in "%s" it was', (text, as_stated) => {
  const sum = { amount: 5e6, currency: 'CHF', as_stated };
  const said = { financings: [{ ...sum, kind: 'round', quotes: [text] }] };
  expect(judge(nubilo(said), text).startup.financings).toHaveLength(1);
});

test('a company that the text does not name says so, however many quotes it has', () => {
  expect(judge(nubilo()).isNamed).toBe(true);
  expect(judge({ company_name: { value: 'Madeup Holding', quotes: ['Nubilo AG'] } }).isNamed).toBe(false);
});

test('a value has its own confidence, or that of its company', () => {
  const judged = judge(nubilo({ sector: { value: 'ICT', quotes: [] }, canton: { value: 'ZG', quotes: [] } }));
  expect(judged.confidence).toBe(0.7);
  expect(judged.evidence.map(({ field, confidence }) => [field, confidence])).toEqual(
    expect.arrayContaining([
      ['sector', 0.4],
      ['canton', 0.7],
    ]),
  );
});

test('a value that a quote proves is as sure as proved values are', () => {
  const yearOf = (text: string, quote: string) =>
    judge(nubilo({ founding_year: { value: 2021, quotes: [quote] } }), text).evidence.find(
      ({ field }) => field === 'founding_year',
    )?.confidence;
  const text = 'Nubilo AG was founded in 2021.\nQuarzo raised CHF 3 million in 2021.';
  expect(yearOf(text, 'Nubilo AG was founded in 2021')).toBe(0.95);
  expect(yearOf(text, 'Quarzo raised CHF 3 million in 2021')).toBe(0.6);
  expect(yearOf(text, 'Nubilo AG dates from 2021')).toBe(0.6);
});
