import { checkFact, toCorrection } from './fact-form';

test.each([
  ['founding_year', '1799', 'Founded must be a year between 1800 and 2100.'],
  ['founding_year', '1800', null],
  ['founding_year', '2100', null],
  ['founding_year', '2101', 'Founded must be a year between 1800 and 2100.'],
  ['founding_year', '20x0', 'Founded must be a year between 1800 and 2100.'],
  ['founding_year', '', null],
  ['website', 'kaelteblick', 'Website must be an address that starts with http:// or https://.'],
  ['website', 'https://kaelteblick.example', null],
  ['raised_money', 'much', 'Raised money must be a number, such as 150000.'],
  ['raised_money', '-1', 'Raised money must be a number, such as 150000.'],
  ['raised_money', '1,5', null],
  ['country', 'Schweiz', null],
  ['country', 'Atlantis', 'Country must be the name or the code of a country, such as Schweiz or CH.'],
  ['article_date', '31.2.2026', 'Article date must be a day, such as 25.11.2026.'],
  ['company_name', ' ', 'Name is required.'],
  ['social_reason', ' ', null],
] as const)('the field %s with the value “%s” has the error: %s', (field, value, problem) => {
  expect(checkFact(field, { value })?.text ?? null).toBe(problem);
});

const DRAFT = { value: ' ZH ', currency: 'EUR', note: ' Register ' };

test.each([
  ['canton', DRAFT, { value: 'ZH', note: 'Register' }],
  ['canton', { ...DRAFT, value: ' ', note: '' }, { value: null, note: null }],
  ['founding_year', { ...DRAFT, value: '2020' }, { value: 2020, note: 'Register' }],
  ['country', { ...DRAFT, value: 'Schweiz' }, { value: 'CH', note: 'Register' }],
  ['raised_money', { ...DRAFT, value: '1’000' }, { value: 1000, currency: 'EUR', note: 'Register' }],
] as const)('a corrected fact %s is sent in the format of the server (case %#)', (field, draft, body) => {
  expect(toCorrection(field, draft)).toEqual(body);
});
