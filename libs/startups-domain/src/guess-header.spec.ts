import { AWARD_COLUMNS } from './award-columns';
import { guessField, lookAlikeAwards } from './guess-header';

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

test.each([
  ['w.a. de vigier', ['w.a. de vigier award']],
  ['W.A. De Vigier Award 2024', ['w.a. de vigier award']],
  ['masschallenge', ['masschallenge gold', 'masschallenge silver', 'masschallenge bronze']],
  ['boldbrain', []],
  ['venture', ['venture kick 1', 'venture kick 2', 'venture kick 3', 'venture leaders']],
  ['x', []],
])('the header %s looks like the awards %j', (header, awards) => {
  expect(lookAlikeAwards(header, AWARD_COLUMNS)).toEqual(awards);
});
