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
])('the field %s is stored only with a quote from the article', (field, proved, invented) => {
  expect(judge(nubilo({ [field]: proved })).startup).toMatchObject({ [field]: { value: proved.value } });
  const without = judge(nubilo({ [field]: invented }));
  expect(without.startup).toMatchObject({ [field]: null });
  expect(places(without, field).every((place) => place === null)).toBe(true);
});

test.each([
  ['Nubilo AG plans trams with Quarzo.', 'plans trams', true],
  ['Nubilo AG won. It plans trams.', 'It plans trams', true],
  ['Nubilo AG won. Quarzo, its rival, plans trams.', 'plans trams', false],
  ['Quarzo plans trams for Nubilo AG.', 'plans trams for Nubilo AG', false],
  ['Nubilo AG won. Quarzo lost.\nPeople plan trams.', 'plan trams', false],
])('in the text %j the quote %j describes the company itself: %s', (text, quote, isAbout) => {
  const { startup, evidence } = judge(
    nubilo({ company_description: { value: 'Plans trams', quotes: [quote] } }),
    text,
  );
  expect(startup.company_description !== null).toBe(isAbout);
  expect(evidence).toContainEqual(expect.objectContaining({ value: 'Plans trams' }));
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
  ['Ein Genfer Konzern übernimmt Nubilo AG.', 'GE', false],
  ['Nubilo AG is acquired by a Zurich-based group.', 'ZH', false],
  ['Ein Genfer Konzern übernimmt die Zuger Nubilo AG.', 'ZG', true],
])('the text %j states the canton %s: %s', (text, value, isStated) => {
  const { startup } = judge(nubilo({ canton: { value, quotes: [text.slice(0, -1)] } }), text);
  expect(startup.canton !== null).toBe(isStated);
});

test('an amount of another company, or without a company, is kept as evidence without a position', () => {
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

test('each of several amounts needs its own proof, and the price of a takeover is not a financing round', () => {
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
])(
  'the amount in "%s" is not stored as raised money, even if the model reports it so',
  (text, as_stated, amount) => {
    const sum = { amount, currency: 'CHF', as_stated };
    const said = {
      raised_money: { value: sum, quotes: [text] },
      financings: ['round', 'total'].map((kind) => ({ ...sum, kind, quotes: [text] })),
    };
    expect(judge(nubilo(said), text).startup).toMatchObject({ raised_money: null, financings: [] });
  },
);

test.each([
  ['Nubilo AG raised CHF 5 million at a valuation of CHF 50 million.', 'CHF 5 million'],
  ['Nubilo AG, valued at CHF 50 million, raised CHF 5 million.', 'CHF 5 million'],
  ['Nubilo AG closed a round worth CHF 5 million.', 'CHF 5 million'],
  ['Nubilo AG plans to use the CHF 5 million for its sales.', 'CHF 5 million'],
  ['Nubilo AG boosts sales with CHF 5 million.', 'CHF 5 million'],
  ['Nubilo AG secured a revenue-based financing of CHF 5 million.', 'CHF 5 million'],
  ['Nubilo AG has raised CHF 5 million to date.', 'CHF 5 million'],
  ['Für die Bewertung von Bauten erhält Nubilo AG CHF 5 Millionen.', 'CHF 5 Millionen'],
])('the amount in "%s" is stored as raised money', (text, as_stated) => {
  const sum = { amount: 5e6, currency: 'CHF', as_stated };
  const said = { financings: [{ ...sum, kind: 'round', quotes: [text] }] };
  expect(judge(nubilo(said), text).startup.financings).toHaveLength(1);
});

test.each([
  ['Nubilo AG charges CHF 5,000 per month.', false],
  ['Nubilo AG verlangt CHF 5,000 pro Nutzer.', false],
  ['Nubilo AG facture CHF 5,000 par mois.', false],
  ['Nubilo AG chiede CHF 5,000 al mese.', false],
  ['Nubilo AG rents its robots for CHF 5,000/day.', false],
  ['Nubilo AG raised CHF 5,000 a month ago.', true],
  ['Nubilo AG received CHF 5,000 per cheque.', true],
])('the amount in %j is raised money and not a price: %s', (text, isRaised) => {
  const sum = { amount: 5000, currency: 'CHF', as_stated: 'CHF 5,000' };
  const said = { financings: [{ ...sum, kind: 'round', quotes: [text] }] };
  expect(judge(nubilo(said), text).startup.financings).toHaveLength(isRaised ? 1 : 0);
});

test.each([
  ['Nubilo AG raised SEK 20 million.', 'SEK', true],
  ['Nubilo AG raised 20 million Swedish kronor.', 'SEK', true],
  ['Nubilo AG raised 20 million kronor.', 'SEK', false],
  ['Nubilo AG raised 20 million kronor.', 'XXX', false],
  ['Nubilo AG raised ¥20 million.', 'CNY', false],
  ['Nubilo AG raised HK$20 million.', 'USD', false],
  ['Nubilo AG raised $20 million.', 'USD', true],
])('the text %j proves an amount in %s: %s', (text, currency, isProved) => {
  const sum = { amount: 20e6, currency, as_stated: '20 million' };
  const said = {
    raised_money: { value: sum, quotes: [text] },
    financings: [{ ...sum, kind: 'round', quotes: [text] }],
  };
  const { startup, evidence } = judge(nubilo(said), text);
  expect([startup.raised_money !== null, startup.financings.length === 1]).toEqual([isProved, isProved]);
  expect(evidence).toContainEqual(expect.objectContaining({ field: 'raised_money', value: '20 million' }));
});

test('a company that the article does not name is marked as not named, even if it has quotes', () => {
  expect(judge(nubilo()).isNamed).toBe(true);
  expect(judge({ company_name: { value: 'Madeup Holding', quotes: ['Nubilo AG'] } }).isNamed).toBe(false);
});

test('a value has its own confidence, or otherwise the confidence of its company', () => {
  const judged = judge(nubilo({ sector: { value: 'ICT', quotes: [] }, canton: { value: 'ZG', quotes: [] } }));
  expect(judged.confidence).toBe(0.7);
  expect(judged.evidence.map(({ field, confidence }) => [field, confidence])).toEqual(
    expect.arrayContaining([
      ['sector', 0.4],
      ['canton', 0.7],
    ]),
  );
});

test('a value that its quote proves gets the confidence of proved values', () => {
  const yearOf = (text: string, quote: string) =>
    judge(nubilo({ founding_year: { value: 2021, quotes: [quote] } }), text).evidence.find(
      ({ field }) => field === 'founding_year',
    )?.confidence;
  const text = 'Nubilo AG was founded in 2021.\nQuarzo raised CHF 3 million in 2021.';
  expect(yearOf(text, 'Nubilo AG was founded in 2021')).toBe(0.95);
  expect(yearOf(text, 'Quarzo raised CHF 3 million in 2021')).toBe(0.6);
  expect(yearOf(text, 'Nubilo AG dates from 2021')).toBe(0.6);
});
