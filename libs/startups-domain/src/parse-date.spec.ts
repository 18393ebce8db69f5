import fc from 'fast-check';
import { parseImportDate, parseImportYear } from './parse-date';

test.each([
  ['2024-05-10', '2024-05-10'],
  [' 2024-05-10 ', '2024-05-10'],
  ['10/5/2024', '2024-05-10'],
  ['10/05/2024', '2024-05-10'],
  ['1/12/2024', '2024-12-01'],
  ['29/2/2024', '2024-02-29'],
  ['2000-02-29', '2000-02-29'],
  ['31/12/1999', '1999-12-31'],
  ['31.12.2023', '2023-12-31'],
  ['31. 12. 2023', '2023-12-31'],
  ['1.3.24', '2024-03-01'],
  ['31-12-2023', '2023-12-31'],
  ['2023/12/31', '2023-12-31'],
  ['2023-12-31 00:00:00', '2023-12-31'],
  ['2023-12-31T10:00:00Z', '2023-12-31'],
  ['2023-12-31T23:30:00.000+01:00', '2023-12-31'],
  ['31/12/2023 14:05', '2023-12-31'],
  ['31. Dezember 2023', '2023-12-31'],
  ['3. März 2024', '2024-03-03'],
  ['Sonntag, 31. Dez. 2023', '2023-12-31'],
  ['31 décembre 2023', '2023-12-31'],
  ['le 1er août 2024', '2024-08-01'],
  ['12 févr. 2024', '2024-02-12'],
  ['31 dicembre 2023', '2023-12-31'],
  ['1º gennaio 2024', '2024-01-01'],
  ['dimanche 31 décembre 2023', '2023-12-31'],
  ['Sonntag 31. Dezember 2023', '2023-12-31'],
  ['So., 31.12.2023', '2023-12-31'],
  ['Sunday, December 31, 2023', '2023-12-31'],
  ['8 gen 2024', '2024-01-08'],
  ['31 December 2023', '2023-12-31'],
  ['December 31, 2023', '2023-12-31'],
  ['Sept 1, 2024', '2024-09-01'],
])('the date %j is %s', (cell, date) => {
  expect(parseImportDate(cell)).toBe(date);
});

test.each([
  '',
  '31/2/2024',
  '29/2/2023',
  '2023-02-29',
  '1900-02-29',
  '31/4/2024',
  '0/5/2024',
  '10/13/2024',
  '2024-13-01',
  '2024-00-10',
  '10/5/24',
  '2024-5-10',
  '0000-01-01',
  'May 2024',
  '12/31/2023',
  '12.31.2023',
  '31 Foo 2023',
  '31.12.',
  'until 31 December 2023',
  '2023-12-31 later',
  '10/5/20245',
])('%j is no date', (cell) => {
  expect(parseImportDate(cell)).toBeNull();
});

test.each([
  ['2019', 2019],
  ['2018.0', 2018],
  ['01.03.2018', 2018],
  ['März 2018', 2018],
  ['03.2018', 2018],
  ['2018/19', 2018],
  ['ca. 2018', 2018],
  ['seit 2018', 2018],
  ['2018-03-01T00:00:00Z', 2018],
  ['2,019', 2019],
  ['99999', 99_999],
  ['2019.5', 2019.5],
])('the year of %j is %d', (cell, year) => expect(parseImportYear(cell)).toBe(year));

test.each(['', 'soon', '2018 or 2019', '2018 (12345)', '-'])('%j holds no year for sure', (cell) =>
  expect(parseImportYear(cell)).toBeNull(),
);

const DAYS = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const WRITERS: readonly (readonly [name: string, write: (iso: string) => string])[] = [
  ['ISO', (iso) => iso],
  ['SQL', (iso) => `${iso} 12:30:00`],
  ['Swiss', (iso) => iso.split('-').reverse().map(Number).join('.')],
  ['with slashes', (iso) => iso.split('-').reverse().join('/')],
  ...(['de-CH', 'de-DE', 'fr-CH', 'fr-FR', 'it-CH', 'it-IT', 'en-GB', 'en-US'] as const).flatMap((locale) =>
    (['long', 'full'] as const).map(
      (dateStyle) =>
        [
          `${locale}, ${dateStyle}`,
          (iso: string) =>
            new Date(`${iso}T00:00Z`).toLocaleDateString(locale, { dateStyle, timeZone: 'UTC' }),
        ] as const,
    ),
  ),
];

test.each(WRITERS)('every day written in the form %s is read back', (_name, write) => {
  fc.assert(
    fc.property(DAYS, (date) => {
      const iso = date.toISOString().slice(0, 10);
      expect(parseImportDate(write(iso))).toBe(iso);
    }),
  );
});

test('any text is a date or none, quickly', () => {
  const parts = fc.constantFrom('1', '31', '.', '/', '-', ' ', 'Mai', 'T', ':', '2024', 'x', '\u0301');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 150 }), (texts) => {
      const date = parseImportDate(texts.join(''));
      expect(date === null || /^\d{4}-\d{2}-\d{2}$/.test(date)).toBe(true);
    }),
  );
});
