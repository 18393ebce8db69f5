import { currentLanguage } from '@vaglio/language';
import { chooseLanguage, storedLanguage, showProfileLanguage, showReaderLanguage } from './reader-language';
import { clearSession } from './stored-token';

beforeEach(() => localStorage.clear());
afterEach(() => chooseLanguage(null));

const browserOf = (...languages: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
afterEach(() => jest.restoreAllMocks());

test.each([
  [['en-GB', 'fr'], 'en'],
  [['rm', 'es'], 'en'],
  // The French translation is incomplete, so the result is English.
  [['fr-CH', 'en'], 'en'],
])('without a selected language a browser with %j shows %s', async (languages, language) => {
  browserOf(...languages);
  await showReaderLanguage();
  expect([currentLanguage(), document.documentElement.lang]).toEqual([language, language]);
});

test('a selected language takes effect immediately and at later visits until it is cleared', async () => {
  browserOf('fr');
  await chooseLanguage('it');
  expect([currentLanguage(), document.documentElement.lang, storedLanguage()]).toEqual(['it', 'it', 'it']);
  await showReaderLanguage();
  expect(currentLanguage()).toBe('it');
  await chooseLanguage(null);
  expect([currentLanguage(), storedLanguage()]).toEqual(['en', null]);
});

test('an unknown stored language is ignored', async () => {
  browserOf('de');
  localStorage.setItem('language', 'klingon');
  await showReaderLanguage();
  expect(currentLanguage()).toBe('en');
});

test('the language of the profile applies until the logout and does not change the language of the browser', async () => {
  browserOf('en');
  await chooseLanguage('fr');
  await showProfileLanguage('it');
  expect([currentLanguage(), storedLanguage()]).toEqual(['it', 'it']);
  clearSession();
  await showReaderLanguage();
  expect([currentLanguage(), storedLanguage()]).toEqual(['fr', 'fr']);
});

test('a profile without a language uses the language of the browser', async () => {
  browserOf('en');
  await showProfileLanguage('it');
  await showProfileLanguage(null);
  expect([currentLanguage(), storedLanguage()]).toEqual(['en', null]);
});
