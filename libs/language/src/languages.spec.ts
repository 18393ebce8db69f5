import { readAcceptLanguage } from './accept-language';
import { languageOf, localeOf } from './languages';

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['DE'], 'de'],
  [['rm', 'it-CH'], 'it'],
  [['es', 'pt'], 'en'],
  [[], 'en'],
])('a person who prefers %j gets the language %s', (wanted, language) =>
  expect(languageOf(wanted, 'en')).toBe(language),
);

test('a preferred language that is not available is skipped', () =>
  expect([languageOf(['fr', 'en'], 'de', ['en', 'de']), languageOf(['fr'], 'de', ['en', 'de'])]).toEqual([
    'en',
    'de',
  ]));

test('numbers and dates follow Swiss conventions', () => expect(localeOf('it')).toBe('it-CH'));

test.each([
  ['de-CH,de;q=0.9,en;q=0.8', ['de-CH', 'de', 'en']],
  ['en;q=0.5, fr;q=0.9', ['fr', 'en']],
  ['*', []],
  ['de;q=0, it', ['it']],
  ['de;q=none,it', ['it']],
  ['english, fr', ['fr']],
  [undefined, []],
  [`${'x'.repeat(300)},de`, []],
])('the header Accept-Language %j prefers the languages %j', (header, tags) =>
  expect(readAcceptLanguage(header)).toEqual(tags),
);
