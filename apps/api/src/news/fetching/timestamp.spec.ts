import { dayOrderOf, timestampOf } from './timestamp';

test.each([
  ['04.11.2025 10:00', '2025-11-04T09:00:00.000Z'],
  ['4.11.2025', '2025-11-04T00:00:00.000Z'],
  ['04/11/2025 10:00', '2025-11-04T09:00:00.000Z'],
  ['13.11.2025 10:00', '2025-11-13T09:00:00.000Z'],
  ['Tue, 04 Nov 2025 10:00:00 CET', '2025-11-04T09:00:00.000Z'],
  ['Tue, 04 Nov 2025 10:00:00 MEZ', '2025-11-04T09:00:00.000Z'],
  ['Tue, 04 Jul 2025 10:00:00 CEST', '2025-07-04T08:00:00.000Z'],
  ['Mon, 06 Okt 2025 10:00:00 +0200', '2025-10-06T08:00:00.000Z'],
  ['Mo, 05 Mai 2025 10:00:00 +0200', '2025-05-05T08:00:00.000Z'],
  ['Mi, 05 März 2025 10:00:00 +0100', '2025-03-05T09:00:00.000Z'],
  ['4. Mai 2025', '2025-05-04T00:00:00.000Z'],
  ['1. Dezember 2025, 14:30 Uhr', '2025-12-01T13:30:00.000Z'],
  ['4 déc. 2025', '2025-12-04T00:00:00.000Z'],
  ['4 dicembre 2025', '2025-12-04T00:00:00.000Z'],
  ['Dienstag, 4. November 2025 um 08.05 Uhr', '2025-11-04T07:05:00.000Z'],
  ['mardi 1er juillet 2025 à 14h30', '2025-07-01T12:30:00.000Z'],
  ['4 agosto 2025 alle 9:15', '2025-08-04T07:15:00.000Z'],
  ['Fri, 07 Nov 2025 10:00:00 MESZ', '2025-11-07T08:00:00.000Z'],
  ['Fri, 07 Nov 2025 10:00:00 -0500 (EST)', '2025-11-07T15:00:00.000Z'],
  ['Fri, 07 Nov 2025 10:00 PST', '2025-11-07T18:00:00.000Z'],
  ['Fri, 07 Nov 25 10:00:00 GMT', '2025-11-07T10:00:00.000Z'],
  ['Nov 4, 2025 3:05 PM', '2025-11-04T14:05:00.000Z'],
  ['November 4th, 2025', '2025-11-04T00:00:00.000Z'],
  ['2025-11-04 10:00:00', '2025-11-04T09:00:00.000Z'],
  ['2025-11-04T10:00:00', '2025-11-04T09:00:00.000Z'],
  ['2025-11-04T10:00:00.123456+01:00', '2025-11-04T09:00:00.123Z'],
  ['2025-11-04', '2025-11-04T00:00:00.000Z'],
  ['Tue Nov  4 10:00:00 2025 GMT', '2025-11-04T10:00:00.000Z'],
  ['Tue Nov  4 10:00:00 2025', '2025-11-04T09:00:00.000Z'],
  ['Tue Nov 04 10:00:00 CET 2025', '2025-11-04T09:00:00.000Z'],
  ['Tue Nov 04 2025 10:00:00 GMT+0100 (Central European Standard Time)', '2025-11-04T09:00:00.000Z'],
  ['10:00, 4 November 2025', '2025-11-04T09:00:00.000Z'],
  ['Tue, 04 Nov 2025 10:00:00 AEDT', '2025-11-03T23:00:00.000Z'],
  ['Tue, 04 Nov 2025 10:00:00 KST', '2025-11-04T01:00:00.000Z'],
  ['Tue, 04 Nov 2025 10:00:00 +1400', '2025-11-03T20:00:00.000Z'],
  ['29 Feb 2024', '2024-02-29T00:00:00.000Z'],
])('the news date %s is read as %s', (text, moment) => expect(timestampOf(text)).toBe(moment));

test.each([
  ['Thu Mar 05 10:00:00 +0000 2026', '2026-03-05T10:00:00.000Z'],
  ['Thu Mar 05 10:00:00 GMT+01:00 2026', '2026-03-05T09:00:00.000Z'],
  ['Do. 5. März 10:00 2026', '2026-03-05T09:00:00.000Z'],
  ['Thu, 05 Mar 2026 10:00:00 -0800 PST', '2026-03-05T18:00:00.000Z'],
  ['Thu,05 Mar 2026 10:00:00 GMT', '2026-03-05T10:00:00.000Z'],
  ['10:00 AM, Mar 5, 2026', '2026-03-05T09:00:00.000Z'],
  ['2026 Mar 5', '2026-03-05T00:00:00.000Z'],
  ['2026-mars-05 10:00', '2026-03-05T09:00:00.000Z'],
  ['Mar-05-2026', '2026-03-05T00:00:00.000Z'],
  ['5/Mar/2026', '2026-03-05T00:00:00.000Z'],
  ['Thu, 05 Mar 2026 24:00:00 GMT', '2026-03-06T00:00:00.000Z'],
  ['31.12.2025 24:00', '2025-12-31T23:00:00.000Z'],
])('the date %s in another order or format is read as %s', (text, moment) =>
  expect(timestampOf(text)).toBe(moment),
);

test.each([
  'Mis en ligne le jeudi 5 mars 2026',
  'Aggiornato il 5 marzo 2026',
  'Erschienen am 5. März 2026',
  'Posted Mar 5, 2026',
  'Stand: 05.03.2026',
  'Publié le 05/03/2026',
  'Bern, 5. März 2026',
  'By Anna Muster | Thursday, 3/5/2026',
])('the text before the date is ignored in %p', (text) =>
  expect(timestampOf(text)).toBe('2026-03-05T00:00:00.000Z'),
);
test.each([
  'Ausgabe 12 März 2026',
  'Version 5.3.2026',
  'vom 3. bis 5. März 2026',
  'Thu, 05 Mar 2026 24:30:00 GMT',
])('%p is not read as a date', (text) => expect(timestampOf(text)).toBeNull());

test.each([
  'Tue, 04 Nov 2025 10:00:00 IST',
  '04 Nov 2025 23:30 AST',
  '4.11.2025 00:30 XYZ',
  '2025-11-04 10:00:00 WAST',
  'Tue Nov 04 10:00:00 IST 2025',
  'Nov 4, 2025 3:05 PM LOCAL',
  'Tue, 04 Nov 2025 10:00:00 +9900',
])('from the time %p in an unknown time zone only the day is used', (text) =>
  expect(timestampOf(text)).toBe('2025-11-04T00:00:00.000Z'),
);

test.each(
  ['', 'gestern', '31.2.2025', '4.11.2025 25:00', '12', 'Folge 12', '99/99/2025', '1.1.1970', null].concat([
    '31 Feb 2024',
    'Sat, 31 Feb 2024 10:00:00 GMT',
    '30. Februar 2024',
    'Feb 30, 2024 10:00',
    '29 Feb 2025',
    '2024-02-30',
    '2023-02-29T10:00:00Z',
    '2024-04-31T10:00:00+02:00',
    'Sat Feb 31 10:00:00 2024',
    'November 2025',
  ]),
)('%p is not read as the date of a news story', (text) => expect(timestampOf(text)).toBeNull());

test('the month is read first only in documents with that order', () => {
  expect(timestampOf('11/04/2025 10:00 EST', 'month_first')).toBe('2025-11-04T15:00:00.000Z');
  expect(timestampOf('04.11.2025', 'month_first')).toBe('2025-11-04T00:00:00.000Z');
});

test.each([
  [['11/04/2025'], undefined, 'day_first'],
  [['11/04/2025'], 'de-CH', 'day_first'],
  [['11/04/2025'], 'en-GB', 'day_first'],
  [['11/04/2025'], 'en-us', 'month_first'],
  [['11/04/2025'], 'en', 'month_first'],
  [['11/04/2025', '11/25/2025'], 'fr', 'month_first'],
  [['11/04/2025', '25/11/2025 10:00'], 'en-US', 'day_first'],
  [['5/4/2026', 'Monday, 5/4/2026'], 'de', 'month_first'],
  [['5/4/2026', 'Sun, 5/4/2026 10:00'], 'en', 'day_first'],
  [['5/4/2026', 'Friday, 5/4/2026'], 'fr', 'day_first'],
] as const)(
  'the dates %p in a document with the language %p are read with the order %s',
  (dates, language, order) => expect(dayOrderOf(dates, language)).toBe(order),
);

test.each([
  ['Thu, 05/14/2026 - 08:00', '2026-05-14T06:00:00.000Z'],
  ['05/14/2026', '2026-05-14T00:00:00.000Z'],
  ['05.14.2026', '2026-05-14T00:00:00.000Z'],
  ['12-31-2025', '2025-12-31T00:00:00.000Z'],
  ['Monday, 5/4/2026', '2026-05-04T00:00:00.000Z'],
  ['Mon, 05/04/2026 - 14:30', '2026-05-04T12:30:00.000Z'],
  ['lundi, 05/04/2026', '2026-05-04T00:00:00.000Z'],
])('%p is month first, as a number or the weekday proves', (text, moment) =>
  expect(timestampOf(text)).toBe(moment),
);

test.each([
  ['Thu, 14/05/2026 - 08:00', '2026-05-14T06:00:00.000Z'],
  ['Monday, 4/5/2026', '2026-05-04T00:00:00.000Z'],
  ['Montag, 04.05.2026', '2026-05-04T00:00:00.000Z'],
  ['dimanche 05/04/2026', '2026-04-05T00:00:00.000Z'],
  ['Friday, 5/4/2026', '2026-04-05T00:00:00.000Z'],
  ['05.04.2026', '2026-04-05T00:00:00.000Z'],
])('%p is day first', (text, moment) => {
  expect(timestampOf(text)).toBe(moment);
});

test.each([
  ['Friday, 5/4/2026', '2026-05-04T00:00:00.000Z'],
  ['Sunday, 5/4/2026', '2026-04-05T00:00:00.000Z'],
  ['25/04/2026', '2026-04-25T00:00:00.000Z'],
])('%p in a document with the month first is %s', (text, moment) => {
  expect(timestampOf(text, 'month_first')).toBe(moment);
});

test.each(['13/13/2026', '02/30/2026', '31.04.2026', 'Folge, 5/14/2026'])('%p is no date', (text) =>
  expect(timestampOf(text)).toBeNull(),
);
