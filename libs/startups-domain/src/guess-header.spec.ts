import { foldKey } from './fold-text';
import { guessFields, isKnownHeader, SYNONYMS } from './guess-header';

const guess = (headers: readonly string[], values: readonly string[] = [], taken: readonly string[] = []) =>
  guessFields(
    headers.map((header) => ({ header, values })),
    new Set(taken),
  );

test.each([
  ['Gründung', [], 'founding_year'],
  ['Kt.', [], 'canton'],
  ['Firma', [], 'company_name'],
  ["Nom de l'entreprise", [], 'company_name'],
  ['Branche', [], 'sector'],
  ['Währung', [], 'raised_currency'],
  ['Firma (Name, Rechtsform, obligatorisch)', [], 'company_name'],
  ['Kanton (Kürzel)', [], 'canton'],
  ['1. Firma *', [], 'company_name'],
  ['Betrag (Mio. CHF)', [], 'raised_money'],
  ['Betrag in CHF', [], 'raised_money'],
  ['Finanzierung CHF', [], 'raised_money'],
  ['Website [mit https]', [], 'website'],
  ['Kontakt', ['a@b.ch', '', 'info@c.ch'], 'email'],
  ['Ort', ['ZH', 'Genève', 'VD'], 'canton'],
  ['Ort', ['ZH', 'Liechtenstein'], null],
  ['Betreuer', ['M. Aebi', 'A. Keller'], null],
  ['(intern)', [], null],
  ['Montant en KCHF', [], 'raised_money'],
  ['Raised (kCHF)', [], 'raised_money'],
  ['Funding AED', [], 'raised_money'],
  ['Betrag in kr', [], 'raised_money'],
  ['Montant levé', [], 'raised_money'],
  ['amount_raised_chf', [], 'raised_money'],
  ['betrag_in_mio_chf', [], 'raised_money'],
  ['Funding (CHF) (Mio.)', [], 'raised_money'],
  ['Finanzierungssumme', [], 'raised_money'],
  ['Année de création', [], 'founding_year'],
  ['Année', [], 'founding_year'],
  ['Gründungsdatum', [], 'founding_year'],
  ['Data di fondazione', [], 'founding_year'],
  ['Date founded', [], 'founding_year'],
  ['Nom de la startup', [], 'company_name'],
  ['Nome azienda', [], 'company_name'],
  ['Canton du siège', [], 'canton'],
  ['Sitzkanton', [], 'canton'],
  ['Secteur d’activité', [], 'sector'],
  ['Company Website', [], 'website'],
  ['Adresse e-mail', [], 'email'],
  ['Preis', [], null],
  ['Funding Series B', [], null],
  ['Nr.', ['1', '2', '3'], null],
  ['Nr', ['1'], null],
  ['Nr.', ['51.', '52.', '53.'], null],
  ['Nr.', ['7', '12', '19'], 'id'],
  ['Nr.', ['1', '2', '4', '5'], null],
  ['No.', ['5', '3', '7', '1', '2'], null],
  ['#', ['1', '1', '2', '2'], null],
  ['Lfd. Nr.', ['3', '4', '5', '6'], null],
  ['Nr', ['1.0', '2.0', '4.0'], null],
  ['Nr.', ['1', '2', 'A-4'], 'id'],
  ['Nr.', ['1', '2', '4711'], 'id'],
  ['Nummer-ID', ['1', '2', '4'], 'id'],
  ['Nr.', ['A-1', 'A-2'], 'id'],
  ['Nr.', ['4711', '4712'], 'id'],
  ['Nr.', ['4711', '4712', '4713'], 'id'],
  ['Identifier', ['1', '2', '3'], 'id'],
])('the import header %s over the values %j is guessed as %s', (header, values, field) => {
  expect(guess([header], values)).toEqual([field]);
});

test.each([
  [
    ['Name', 'Vorname', 'Firma'],
    ['last_name', 'first_name', 'company_name'],
  ],
  [
    ['Nom', 'Prénom', 'Entreprise'],
    ['last_name', 'first_name', 'company_name'],
  ],
  [
    ['Nome', 'Cognome', 'Azienda'],
    ['first_name', 'last_name', 'company_name'],
  ],
  [
    ['Vorname', 'Name', 'Startup'],
    ['first_name', 'last_name', 'company_name'],
  ],
  [
    ['Name', 'Vorname'],
    ['last_name', 'first_name'],
  ],
  [
    ['Name', 'Kanton'],
    ['company_name', 'canton'],
  ],
  [
    ['Name', 'Firma'],
    [null, 'company_name'],
  ],
  [
    ['Jahr', 'Gründungsjahr'],
    [null, 'founding_year'],
  ],
  [
    ['Betrag', 'Finanzierung'],
    [null, 'raised_money'],
  ],
  [
    ['Gründung', 'Gründungsjahr'],
    ['founding_year', null],
  ],
  [
    ['Firma', 'Preis', 'Jahr'],
    ['company_name', null, null],
  ],
  [
    ['Startup', 'Award', 'Year'],
    ['company_name', null, null],
  ],
  [
    ['Entreprise', 'Prix', 'Année'],
    ['company_name', null, null],
  ],
  [
    ['Azienda', 'Premio', 'Anno'],
    ['company_name', null, null],
  ],
  [
    ['Firma', 'Runde', 'Jahr'],
    ['company_name', null, null],
  ],
  [
    ['Firma', 'Auszeichnung', 'Gründungsjahr'],
    ['company_name', null, 'founding_year'],
  ],
  [
    ['Firma', 'Kanton', 'Jahr'],
    ['company_name', 'canton', 'founding_year'],
  ],
  [
    ['Link', 'Article URL'],
    [null, 'url'],
  ],
  ...[
    ['Name', 'Startup', 'Email'],
    ['Nom', 'Startup', 'Email'],
    ['Nome', 'Start-up', 'Email'],
    ['Name', 'Name des Startups', 'Email'],
    ['Name', 'Teamname', 'Email'],
    ['Name', 'Project', 'Email'],
    ['Nom', 'Nom du projet', 'Email'],
  ].map((headers): [string[], (string | null)[]] => [headers, [null, 'company_name', 'email']]),
  [
    ['Startup', 'Name', 'Kanton'],
    ['company_name', null, 'canton'],
  ],
  [
    ['Project', 'Startup'],
    [null, 'company_name'],
  ],
  [
    ['Projekt', 'Firma', 'Name'],
    [null, 'company_name', null],
  ],
  [
    ['Name', 'Teammitglieder', 'Projektbeschrieb'],
    ['company_name', null, null],
  ],
])('in the columns %j the best matches are guessed: %j', (headers, fields) => {
  expect(guess(headers)).toEqual(fields);
});

test.each([['x', 'x', ''], ['ja', 'nein'], ['1', '0'], ['oui', 'non'], ['✓']])(
  'a column Startup with yes/no answers (%s) is not a company name',
  (...values) => {
    const columns = [
      { header: 'Name', values: ['Arven AG', 'Zirbe AG'] },
      { header: 'Startup', values },
    ];
    expect(guessFields(columns, new Set())).toEqual(['company_name', null]);
  },
);

test('running numbers of a long list are recognized by its row count', () => {
  const columns = [{ header: 'Nr.', values: ['12', '3', '27'] }];
  expect([guessFields(columns, new Set(), 20), guessFields(columns, new Set(), 3)]).toEqual([[null], ['id']]);
});

test('a field with a recognized column is not guessed for another column', () => {
  expect(guess(['Firma', 'Name'], [], ['company_name', 'first_name'])).toEqual([null, 'last_name']);
});

test.each([
  ['company_name', true],
  ['Firma', true],
  ['Kanton (Kürzel)', true],
  ['fif grant', true],
  ['Startups 2024', false],
  ['', false],
  ['\u0301\u0316'.repeat(200_000), false],
])('the text %s is a known import header: %s', (text, isKnown) => expect(isKnownHeader(text)).toBe(isKnown));

test.each([
  ['Rechtsform', ['AG', 'AG', 'AG'], null],
  ['Focus', ['AI', 'AI', 'AI', 'AI'], null],
  ['Sprache', ['FR', 'FR', 'TI'], null],
  ['Owner', ['BE', 'SG', 'BE'], null],
  ['Standort', ['ZH', 'BE', 'VD'], 'canton'],
  ['Column 4', ['Zürich', 'Zürich'], 'canton'],
])('the import column %s with the values %j is guessed as %s', (header, values, field) => {
  expect(guessFields([{ header, values }], new Set())).toEqual([field]);
});

test('every synonym of an import header belongs to only one field', () => {
  const synonyms = Object.values(SYNONYMS).flatMap((names) => names.split(',').map(foldKey).filter(Boolean));

  expect(synonyms.filter((name, index) => synonyms.indexOf(name) !== index)).toEqual([]);
});

test('of several amounts with currencies, the currency behind the amount is that of the field', () => {
  const columns = [
    { header: 'Organization Name', values: ['Arven'] },
    { header: 'Last Funding Amount', values: ['500'] },
    { header: 'Last Funding Amount Currency', values: ['EUR'] },
    { header: 'Total Funding Amount', values: ['900'] },
    { header: 'Total Funding Amount Currency', values: ['USD'] },
  ];
  expect(guessFields(columns, new Set())).toEqual([
    'company_name',
    null,
    null,
    'raised_money',
    'raised_currency',
  ]);
});
