import { guessField } from './guess-header';

test.each([
  ['Gründung', [], 'founding_year'],
  ['Kt.', [], 'canton'],
  ['Firma', [], 'company_name'],
  ["Nom de l'entreprise", [], 'company_name'],
  ['Branche', [], 'sector'],
  ['Währung', [], 'raised_currency'],
  ['Kontakt', ['a@b.ch', '', 'info@c.ch'], 'email'],
  ['Ort', ['ZH', 'Genève', 'VD'], 'canton'],
  ['Ort', ['ZH', 'Liechtenstein'], null],
  ['Betreuer', ['M. Aebi', 'A. Keller'], null],
])('the header %s over %j probably means %s', (header, values, field) => {
  expect(guessField(header, values)).toBe(field);
});
