import { countsIn } from './counts';

const values = (text: string) => countsIn(text).map(({ value }) => value);

test.each([
  ['Fadalto beschäftigt 1’200 Personen.', 1200],
  ["Fadalto employs 1'200 people.", 1200],
  ['Fadalto employs 1,200 people.', 1200],
  ['Fadalto emploie 1 200 personnes.', 1200],
  ['Fadalto has 1200 employees.', 1200],
  ['Fadalto has 1.2k users.', 1200],
  ['Fadalto hat 1,5 Mio. Nutzer.', 1.5e6],
  ['Fadalto reaches two million users.', 2e6],
  ['Fadalto employs 12.', 12],
  ['Das 12-köpfige Team wächst.', 12],
  ['Fadalto has 50+ clients.', 50],
  ['Fadalto hat rund 50 Kunden', 50],
  ['The team (17) grows.', 17],
])('the text %j states the count %d', (text, value) => expect(values(text)).toEqual([value]));

test.each([
  ...['Fadalto got 12 million francs.', 'Fadalto got CHF 12.', 'Fadalto zahlt 12 Franken.', 'It costs €12.'],
  ...['Sales grew by 12%.', 'Der Umsatz wuchs um 12 Prozent.', 'Le chiffre monte de 12 pour cent.'],
  ...['Fadalto employs 10-12 people.', 'Fadalto employs 10 – 12 people.', 'Es sind 12 bis 15 Leute.'],
  ...['Es sind zwischen 12 und 15 Leute.', 'Between 12 and 15 people work here.'],
  ...['Open since 12.11.2024.', 'Open at 12:30.', 'Signed on 11/12/2024.', 'The 12th client', 'Model B12'],
  ...['The virus ORVAL-12', 'A scanner of 12km', 'It has 12 crore users.', 'The level fell to -12.'],
])('the text %j does not state the count 12', (text) => expect(values(text)).not.toContain(12));

test('a number with a unit and three decimals is ambiguous', () =>
  expect(values('Fadalto has 1.250 million users.')).toEqual([]));
