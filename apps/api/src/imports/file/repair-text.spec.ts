import { readPortions } from './read-portions';
import { repairText } from './repair-text';

test.each([
  ['ZÃ¼rich', 'Zürich'],
  ['GenÃ¨ve', 'Genève'],
  ['StraÃŸe', 'Straße'],
  ['PerchÃ© no', 'Perché no'],
  ['ZÃƒÂ¼rich', 'Zürich'],
  ['Z√ºrich', 'Zürich'],
  ['Gen√®ve', 'Genève'],
  ['â€œHolzâ€\u009D', '“Holz”'],
  ['â‚¬ 500', '€ 500'],
  ['ðŸ˜€ Arven', '😀 Arven'],
])('the wrongly decoded text %s is read as %s', (text, right) => {
  const { text: repaired, note } = repairText(text);
  expect([repaired, note]).toEqual([
    right,
    `“${text}” was saved in a wrong encoding: it is read as “${right}”.`,
  ]);
});

test.each([
  ['M&uuml;ller', 'Müller'],
  ['R&amp;D', 'R&D'],
  ['L&#8217;Arc', 'L’Arc'],
  ['Citt&#xE0;', 'Città'],
  ['https://arven.example/?a=1&amp;b=2', 'https://arven.example/?a=1&b=2'],
])('the HTML codes of %s are read as %s', (text, right) => {
  expect(repairText(text)).toEqual({
    text: right,
    note: `“${text}” holds HTML codes: it is read as “${right}”.`,
  });
});

test.each([
  ['ZÃ¼rich & Genève', /looks as if saved in a wrong encoding/],
  ['Z├╝rich', /looks as if saved in a wrong encoding/],
  ['Gen?ve', /may have lost a letter/],
  ['M&uuml', /the next cells may be shifted/],
  ['<p>Holz</p>', /holds HTML tags/],
  ['Holz<br>Harz', /holds HTML tags/],
  ['["Fonds X"]', /looks like data of a program/],
  ['{"name":"Fonds X"}', /looks like data of a program/],
  ['[object Object]', /looks like data of a program/],
])('the text %s is read as it is, with a note', (text, note) => {
  expect(repairText(text)).toEqual({ text, note: expect.stringMatching(note) });
});

test.each([
  ...['Zürich', 'CAFÉ”', '„KLÄ“', 'ÄÖÜ AG', 'Éà', 'Œuvre «À la»', '日本', 'AMANHÃ AG', '√ 9'],
  ...['Max <max@arven.example>', 'a < b > c', '[Holz] AG', '[1]', '{Holz}'],
  ...['R&D', 'AT&T;', '5 &copy 6', 'Holz&Harz', 'Was? Ja', 'https://arven.example/a?b=c', ''],
])('the text %j is read as it is, without a note', (text) => {
  expect(repairText(text)).toEqual({ text, note: null });
});

test('headers and cells of a file are repaired, and each repaired cell has a note', async () => {
  const content = 'Firma,GrÃ¼ndungsjahr,Ort\nM&uuml;ller AG,2019,ZÃ¼rich\n';
  const found = [];
  for await (const portion of readPortions(new TextEncoder().encode(content), {})) found.push(portion);
  const [{ head, rows: [row] = [] } = {}] = found;
  expect(head?.headers).toEqual(['Firma', 'Gründungsjahr', 'Ort']);
  expect(row).toMatchObject({
    cells: '["Müller AG","2019","Zürich"]',
    read_notes: [
      [0, expect.stringMatching(/HTML/)],
      [2, expect.stringMatching(/encoding/)],
    ],
  });
});
