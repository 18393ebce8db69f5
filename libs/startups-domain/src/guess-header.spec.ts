import { guessFields, isKnownHeader } from './guess-header';

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
])('the header %s over %j probably means %s', (header, values, field) => {
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
    ['Link', 'Article URL'],
    [null, 'url'],
  ],
])('of the columns %j the surest ones are guessed: %j', (headers, fields) => {
  expect(guess(headers)).toEqual(fields);
});

test('a field that another column is for sure is not guessed', () => {
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
])('%s is a known header: %s', (text, isKnown) => expect(isKnownHeader(text)).toBe(isKnown));
