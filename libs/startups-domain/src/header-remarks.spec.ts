import { guessFields } from './guess-header';
import { hasOtherMeaning } from './header-remarks';

const guess = (header: string) => guessFields([{ header, values: [] }], new Set())[0];

test.each([
  'Betrag (gesucht)',
  'Funding (needed)',
  'Amount (requested)',
  'Montant (demandé)',
  'Betrag (Bewertung)',
  'Jahr (Teilnahme)',
  'Year (batch)',
  'Datum (Pitch)',
  'Betrag (Preisgeld)',
  'Name (Founder)',
  'Name (Kontakt)',
  'Kanton (Gründer)',
  'Name (Investor)',
  'Email [Investor]',
  'Company (parent)',
  'Betrag (Anzahl Aktien)',
  'Montant (nombre)',
  'Importo (percent)',
  'Firma (Arbeitgeber)',
])('the remark in the header %s changes its meaning', (header) => expect(guess(header)).toBeNull());

test.each([
  ['Betrag (CHF)', 'raised_money'],
  ['Betrag (in Mio. CHF, Seed)', 'raised_money'],
  ['Firma (Name, Rechtsform)', 'company_name'],
  ['Kanton (Kürzel)', 'canton'],
  ['Jahr (Gründung)', 'founding_year'],
  ['E-Mail (Gründer)', 'email'],
  ['Telefon (Kontakt)', 'number'],
  ['Vorname (Ansprechperson)', 'first_name'],
  ['Investoren (Name)', 'investors'],
  ['Investoren (Investor)', 'investors'],
  ['Startup [required]', 'company_name'],
  ['Startup (Batch 2024)', 'company_name'],
  ['Company (Award winner)', 'company_name'],
  ['Name (Startup oder Gründer)', 'company_name'],
  ['Description (Elevator Pitch)', 'company_description'],
  ['Sector (batch)', 'sector'],
  ['Website (Kontakt)', 'website'],
  ['Kanton (Firma oder Person)', 'canton'],
])('the remark in the header %s does not change its meaning: %s', (header, field) =>
  expect(guess(header)).toBe(field),
);

test('words outside brackets are not header remarks', () => {
  expect(hasOtherMeaning('Preisgeld', 'raised_money')).toBe(false);
});

test('the company column is preferred to columns for parent companies and contacts', () => {
  const of = (headers: string[]) =>
    guessFields(
      headers.map((header) => ({ header, values: [] })),
      new Set(),
    );
  expect(of(['Startup', 'Company (parent)'])).toEqual(['company_name', null]);
  expect(of(['Name (Kontakt)', 'Startup'])).toEqual([null, 'company_name']);
});
