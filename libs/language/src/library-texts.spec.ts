import type { Messages } from '@lingui/core';
import {
  currentLanguage,
  libraryTexts,
  onLanguageChange,
  setLanguage,
  whenTranslated,
} from './library-texts';

const DAYS = '{days, plural, one {# day} other {# days}} left';
const en: Messages = {
  [DAYS]: [['days', 'plural', { one: ['#', ' day'], other: ['#', ' days'] }], ' left'],
  'Opening {name}…': ['Opening ', ['name'], '…'],
};
const de: Messages = {
  Save: ['Speichern'],
  [DAYS]: ['noch ', ['days', 'plural', { one: ['#', ' Tag'], other: ['#', ' Tage'] }]],
};
const none = () => Promise.resolve({ messages: {} });
const catalogues = { en, de: () => Promise.resolve({ messages: de }), fr: none, it: none };

afterEach(() => setLanguage('en'));

test('texts are in English by default, with values and plurals', () => {
  const i18n = libraryTexts(catalogues);
  expect([i18n.t('Save'), i18n.t('Opening {name}…', { name: 'B & C' })]).toEqual(['Save', 'Opening B & C…']);
  expect([1, 12].map((days) => i18n.t(DAYS, { days }))).toEqual(['1 day left', '12 days left']);
});

test('texts are shown in the selected language, and in English where a translation is missing', async () => {
  const i18n = libraryTexts(catalogues);
  const heard = jest.fn();
  const end = onLanguageChange(heard);
  await setLanguage('de');
  end();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(currentLanguage()).toBe('de');
  expect([i18n.t('Save'), i18n.t(DAYS, { days: 2 }), i18n.t('Opening {name}…', { name: 'B' })]).toEqual([
    'Speichern',
    'noch 2 Tage',
    'Opening B…',
  ]);
  await setLanguage('en');
  expect(i18n.t('Save')).toBe('Save');
});

test('the texts of a lazily loaded library are translated after a page has waited for them', async () => {
  await setLanguage('de');
  const i18n = libraryTexts(catalogues);
  expect(await whenTranslated('page')).toBe('page');
  expect(i18n.t('Save')).toBe('Speichern');
});

test('if the translations of a library cannot be loaded, its texts remain in English', async () => {
  const i18n = libraryTexts({ ...catalogues, fr: () => Promise.reject(new Error('offline')) });
  await setLanguage('fr');
  expect([i18n.t('Save'), i18n.t(DAYS, { days: 2 })]).toEqual(['Save', '2 days left']);
});

test('if two languages are selected in quick succession, the later language is shown', async () => {
  const late = new Promise<{ messages: typeof de }>((resolve) => setTimeout(() => resolve({ messages: de })));
  const i18n = libraryTexts({ ...catalogues, de: () => late });
  await Promise.all([setLanguage('de'), setLanguage('it')]);
  expect([i18n.t('Save'), i18n.locale]).toEqual(['Save', 'it']);
});
