import fc from 'fast-check';
import { parseImportDate, parseImportYear, shownDateOrder } from './parse-date';

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
  ['2024-5-7', '2024-05-07'],
  ['2024/5/7', '2024-05-07'],
  ['2024.5.17', '2024-05-17'],
  ['20240507', '2024-05-07'],
  ['Tue, 07 May 2024 10:00:00 GMT', '2024-05-07'],
  ['Tue, 7 May 2024 10:00:00 +0200', '2024-05-07'],
  ['07 May 2024 10:00', '2024-05-07'],
  ['07-May-24', '2024-05-07'],
  ['7. März 24', '2024-03-07'],
])('the date %j is read as %s', (cell, date) => {
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
  '2024-5-32',
  '20241305',
  '202405',
  '2024050',
  '2024-5/7',
  '10/5/24',
  'Q1-May-24',
  '0000-01-01',
  'May 2024',
  '12/31/2023',
  '12.31.2023',
  '31 Foo 2023',
  '31.12.',
  'until 31 December 2023',
  '2023-12-31 later',
  '10/5/20245',
])('the text %j is not a date', (cell) => {
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
])('the year in %j is %d', (cell, year) => expect(parseImportYear(cell)).toBe(year));

test.each([
  ...['', 'soon', '2018 or 2019', '2018 (12345)', '-'],
  ...['vor 2019', 'nach 2019', '< 2019', 'avant 2019', 'prima del 2019', 'before 2019', 'non 2019'],
  ...[
    '2019 (geplant)',
    'planned for 2027',
    'prévu 2027',
    'liquidiert 2022',
    'acquired 2021',
    'faillite 2020',
  ],
])('the text %j contains no unambiguous year', (cell) => expect(parseImportYear(cell)).toBeNull());

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

test.each(WRITERS)('every date in the format %s is read back', (_name, write) => {
  fc.assert(
    fc.property(DAYS, (date) => {
      const iso = date.toISOString().slice(0, 10);
      expect(parseImportDate(write(iso))).toBe(iso);
    }),
  );
});

test('any text is quickly read as a date or refused', () => {
  const parts = fc.constantFrom('1', '31', '.', '/', '-', ' ', 'Mai', 'T', ':', '2024', 'x', '\u0301');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 150 }), (texts) => {
      const date = parseImportDate(texts.join(''));
      expect(date === null || /^\d{4}-\d{2}-\d{2}$/.test(date)).toBe(true);
    }),
  );
});

test.each([
  ['03/25/2024', 'month_first'],
  ['3-25-2024', 'month_first'],
  ['12/31/2023 14:05', 'month_first'],
  ['25/03/2024', 'day_first'],
  ['25.3.2024', 'day_first'],
  ['03/04/2024', null],
  ['12/12/2024', null],
  ['2024-03-25', null],
  ['25 March 2024', null],
  ['25/26/2024', null],
  ['', null],
])('the date %j proves the order %j of day and month', (cell, order) =>
  expect(shownDateOrder(cell)).toBe(order),
);

test.each([
  ['03/04/2024', 'month_first', '2024-03-04'],
  ['3-4-2024', 'month_first', '2024-03-04'],
  ['03/25/2024', 'month_first', '2024-03-25'],
  ['03.04.2024', 'month_first', '2024-04-03'],
  ['2024-03-04', 'month_first', '2024-03-04'],
  ['4 March 2024', 'month_first', '2024-03-04'],
  ['25/03/2024', 'month_first', null],
  ['03/04/2024', 'day_first', '2024-04-03'],
  ['03/04/2024', 'unsure', null],
  ['3-4-2024', 'unsure', null],
  ['04/04/2024', 'unsure', '2024-04-04'],
  ['25/03/2024', 'unsure', '2024-03-25'],
  ['2024-03-04', 'unsure', '2024-03-04'],
  ['03.04.2024', 'unsure', '2024-04-03'],
] as const)('the date %j in a column with the order %s is read as %j', (cell, order, date) =>
  expect(parseImportDate(cell, order)).toBe(date),
);

test.each([
  ['2018-12-31T23:00:00.000Z', '2019-01-01'],
  ['2024-06-30T22:00:00Z', '2024-07-01'],
  ['2024-06-30T21:59:59Z', '2024-06-30'],
  ['2024-03-30T23:00:00+00:00', '2024-03-31'],
  ['2024-01-15T23:30Z', '2024-01-16'],
  ['2024-01-15T00:00:00Z', '2024-01-15'],
  ['2024-01-15T23:00:00', '2024-01-15'],
  ['2024-01-15T23:00:00+01:00', '2024-01-15'],
  ['2024-02-30T23:00:00Z', null],
  ['2024-01-15T99:00:00Z', null],
])('the time stamp %s is the Swiss day %s', (cell, day) => expect(parseImportDate(cell)).toBe(day));

test.each([
  ['5/14/26', 'month_first'],
  ['12/31/99', 'month_first'],
  ['14/5/26', 'day_first'],
  ['31/12/24', 'day_first'],
  ['1/13/25', 'month_first'],
  ['5/4/26', null],
  ['13/14/26', null],
  ['5/14/2', null],
])('the date %s with a two-digit year proves the order %s', (cell, order) => {
  expect(shownDateOrder(cell)).toBe(order);
});
