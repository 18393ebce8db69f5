import { columnsOf, proposeColumns } from './column-choices';

const propose = (headers: string[], samples: string[][] = [], remembered = proposeNothing()) =>
  proposeColumns(headers, samples, { weighted: WEIGHTED, remembered });
const WEIGHTED = {
  parameters: [
    { parameterID: 'startup-nights-prize', parameterName: 'Startup Nights Prize' },
    { parameterID: 'w-a-de-vigier-award', parameterName: 'W.A. de Vigier Award' },
  ],
  aliases: [{ award: 'Die Nacht der Gründer', parameterID: 'startup-nights-prize' }],
};
const proposeNothing = (): Parameters<typeof proposeColumns>[2]['remembered'] => [];

test.each([
  ['company_name', 'company_name', null, 'recognised'],
  ['Rejected (R)', 'rejected', null, 'recognised'],
  ['Venture-Kick 3', 'award', 'venture kick 3', 'recognised'],
  ['startup nights prize', 'award', 'Startup Nights Prize', 'recognised'],
  ['score', 'leave_out', null, 'recognised'],
  ['New (N)', 'leave_out', null, 'recognised'],
  ['Gründung', 'founding_year', null, 'guessed'],
  ['Nacht-der Gründer', 'leave_out', null, 'unknown'],
  ['DIE NACHT DER GRUNDER', 'award', 'Startup Nights Prize', 'recognised'],
  ['w.a. de vigier', 'leave_out', null, 'unknown'],
  ['W.A. De Vigier Award 2024', 'leave_out', null, 'unknown'],
  ['masschallenge', 'leave_out', null, 'unknown'],
  ['Betreuer', 'leave_out', null, 'unknown'],
  ['', 'leave_out', null, 'unknown'],
])('the column %s is proposed as %s (award: %s) and marked as %s', (header, becomes, award, how) => {
  expect(propose([header])).toMatchObject([{ becomes, award, how }]);
});

test.each([
  [['500000', '1.2 Mio'], 'raised_money', 'guessed'],
  [['CHF 300'], 'raised_money', 'guessed'],
  [['1', 'x'], 'investment', 'recognised'],
  [['2024'], 'investment', 'recognised'],
  [[], 'investment', 'recognised'],
])('the column Investment with %j becomes %s', (values, becomes, how) => {
  expect(propose(['company_name', 'Investment'], [['Arven AG'], values])[1]).toMatchObject({ becomes, how });
});

test('amounts of a column Investment beside the money raised are left out', () => {
  expect(propose(['raised_money', 'Investment'], [['500000'], ['300000']])).toMatchObject([
    { becomes: 'raised_money' },
    { becomes: 'leave_out' },
  ]);
});

test('currency codes without a header are those of the amounts', () => {
  const proposed = propose(['company_name', 'Betrag', ''], [['Arven AG'], ['500000'], ['EUR']]);
  expect(proposed.map(({ becomes }) => becomes)).toEqual(['company_name', 'raised_money', 'raised_currency']);
});

test('if an award could be several, a person chooses', () => {
  expect(propose(['masschallenge'])[0]?.candidates).toEqual([
    'masschallenge gold',
    'masschallenge bronze',
    'masschallenge silver',
  ]);
});

test('for a column similar to an award the award is offered but not selected', () => {
  expect(propose(['Technology', 'w.a. de vigier'])).toMatchObject([
    { becomes: 'leave_out', candidates: ['swiss technology award'] },
    { becomes: 'leave_out', candidates: ['W.A. de Vigier Award'] },
  ]);
});

test('a column with a field name is not taken for an award', () => {
  const called = [
    'Branche',
    'Gründungsjahr',
    'Kapital',
    'Vorname',
    'Partnerschaft',
    'Webseite',
    'Kontakt email',
  ];
  expect(propose(called).filter(({ becomes }) => becomes === 'award')).toEqual([]);
});

test('no field is proposed for two columns', () => {
  expect(propose(['canton', 'Kanton', 'Gründung', 'Jahr']).map(({ becomes }) => becomes)).toEqual([
    'canton',
    'leave_out',
    'founding_year',
    'leave_out',
  ]);
});

test('a person’s choice for the same headers is proposed again, and a guess is recomputed', () => {
  const chosen = { becomes: 'award', award: 'boldbrain', how: 'chosen', candidates: [] } as const;
  const guessed = { becomes: 'country', award: null, how: 'guessed', candidates: [] } as const;
  expect(
    propose(
      ['boldbrain', 'Kt.'],
      [],
      [
        { ...chosen, candidates: [] },
        { ...guessed, candidates: [] },
      ],
    ),
  ).toMatchObject([
    { becomes: 'award', award: 'boldbrain', how: 'remembered' },
    { becomes: 'canton', how: 'guessed' },
  ]);
});

test('each column is read as its proposed field or award, or not at all', () => {
  expect(columnsOf(propose(['ID', 'boldbrain', 'fif grant']))).toEqual([
    { kind: 'text', header: 'ID', field: 'id' },
    null,
    { kind: 'award', header: 'fif grant', award: 'fif grant' },
  ]);
});
