import { setAsideReason } from './set-aside';

const HEADERS = ['Firma', 'Kanton', 'Betrag', 'Jahr'];
const reasonOf = (...cells: string[]) => setAsideReason(cells[0] ?? '', cells, HEADERS);

test.each([
  ['Durchschnitt', '', '1.2 Mio', '2019'],
  ['Median', '', "CHF 500'000", ''],
  ['Moyenne', '', '500', ''],
  ['Total', '', 'CHF 5 Mio', ''],
  ['Total 5 Firmen', '', '', ''],
  ['Total der Firmen: 5', '', '', ''],
  ['12 Startups', '', '', ''],
  ['Anzahl: 12', '', '', ''],
  ['Seite 1 von 3', '', '', ''],
  ['Page 2/3', '', '', ''],
  ['Pagina 1 di 2', '', '', ''],
  ['Stand: 1.1.2024', '', '', ''],
  ['Stand 1.1.2024', '', '', ''],
  ['Datenstand 31.12.2023', '', '', ''],
  ['Quelle: Amt für Holz', '', '', ''],
  ['Totale complessivo', '', '5000', ''],
  ['Gesamtergebnis', '', '5000', ''],
  ['Total ZH', '', '5000', ''],
  ['Übertrag', '', '5000', ''],
  ['Alle Angaben ohne Gewähr', '', '', ''],
  ['Alle Angaben ohne Gewähr.', '', '', ''],
  ['Stand per 31.12.2024', '', '', ''],
  ['Données au 31.12.2024', '', '', ''],
  ['© 2025 Amt für Holz', '', '', ''],
  ['* inkl. Wandeldarlehen', '', '', ''],
  ['Showing 1 to 12 of 12 entries', '', '', ''],
  ['n=12', '', '', ''],
  ['Wechselkurs: 1 EUR = 0.95 CHF', '', '', ''],
  ['Ergebnis', '', '1200', ''],
  ['Risultato', '', '1200', ''],
  ['Tabelle 2', '', '', ''],
  ['Alle Beträge in TCHF', '', '', ''],
])('the line %j below the table is set aside', (...cells) => {
  expect(reasonOf(...cells)).toMatch(/looks like a line below the table/);
});

test.each([
  ['Firma', 'Kanton', 'Betrag', 'Jahr'],
  ['firma', 'KANTON', 'betrag', ''],
  ['Firma', 'Kanton'],
  ['Firma', '', '', 'Jahr'],
  ['Firma'],
])('the line %j repeats the headers and is ignored', (...cells) => {
  expect(reasonOf(...cells)).toMatch(/repeats the headers/);
});

test.each([
  ['Pflichtfeld', 'Pflichtfeld', 'optional', 'JJJJ'],
  ['Pflichtfeld', 'zweistelliges Kürzel', 'in CHF', 'z. B. 2019'],
  ['required', '', '', ''],
  ['obligatoire', 'facultatif', 'CHF', 'nombre'],
  ['Text', 'Text', 'Zahl', 'TT.MM.JJJJ'],
  ['optional', 'optional', 'Mio. CHF', 'optional'],
])('the line of hints %j is ignored', (...cells) => {
  expect(reasonOf(...cells)).toMatch(/looks like a hint/);
});

test.each([
  ['Total Energies', '', '5', ''],
  ['Total XX', '', '5', ''],
  ['Total ZH', 'ZH', '5', ''],
  ['Übertrag AG', '', '5', ''],
  ['Showing AG', '', '', ''],
  ['N12 Labs', '', '', ''],
  ['*starred*', '', '', ''],
  ['Gewähr GmbH', '', '', ''],
  ['Total', 'ZH', '5', ''],
  ['Summe AG', '', '5', ''],
  ['Median AG', '', '', ''],
  ['Median', 'ZH', '', ''],
  ['Startup 42', '', '', ''],
  ['Seite Eins AG', '', '', ''],
  ['Page 42 Labs', '', '', ''],
  ['Source', '', '', ''],
  ['Optional', '', '', ''],
  ['Text', 'ZH', '', ''],
  ['Firma', 'ZH', '', ''],
  ['Required', 'hallo@required.example', '', ''],
  ['Arven AG', 'Kanton', '', ''],
  ['Quelle AG: Holz', '', '', ''],
  ['irma', '', '', ''],
  ['Required', '', '', 'required.ch'],
  ['Median', 'Bahnhofstrasse 12', '', ''],
])('the line %j is imported as a company', (...cells) => expect(reasonOf(...cells)).toBeNull());

test.each([
  ['Partner', 'ZH', '', ''],
  ['Investor', '', '', ''],
  ['Ergebnis AG', '', '500', ''],
  ['Tabelle', '', '', ''],
])('the line %j is not set aside', (...cells) => expect(reasonOf(...cells)).toBeNull());
