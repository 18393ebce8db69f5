import { DELIMITERS, detectCsvForm, detectDelimiter } from './detect-delimiter';

test.each(DELIMITERS)('%j is found', (delimiter) => {
  const lines = [
    ['ID', 'company_name', 'raised_money'],
    ['1', 'Nivalis', '12'],
    ['2', 'Vela', ''],
  ];
  expect(detectDelimiter(lines.map((cells) => cells.join(delimiter)).join('\n'))).toBe(delimiter);
});

test.each([
  ['delimiters inside quotes do not count', '"a;b;c;d","e;f"\n"x;y;z;q","u;v"\n', ','],
  ['doubled quotes do not end a cell', '"say ""hi; there"" ; now",b\n"1;2;3",4\n', ','],
  ['line breaks inside quotes do not end a record', 'name;text\nA;"one, two,\nthree, four,\nfive"\n', ';'],
  [
    'decimal commas do not outweigh the delimiter of all lines',
    'name;raised, CHF;year\nA;1,5;2019\nB;2,5;2020\n',
    ';',
  ],
  [
    'texts full of commas do not outweigh the header',
    'name;text\nA;one, two, three, four\nB;five, six\n',
    ';',
  ],
  ['a quote within a cell is a plain character', 'size|name\n5" pipe|A, B\n3" pipe|C\n', '|'],
  ['blank lines do not count', 'a\tb\n\n\n\n1\t2\n', '\t'],
  ['one ragged row does not change it', 'a,b,c\n1,2,3\n1,2\n1,2,3\n', ','],
])('%s', (_name, text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

test('a single column, and a file without text, count as separated by commas', () => {
  expect([detectDelimiter('company_name\nNivalis\n'), detectDelimiter(''), detectDelimiter('\n\n')]).toEqual([
    ',',
    ',',
    ',',
  ]);
});

test.each([
  ['headers full of commas', 'Firma (Name, Rechtsform, Sitz);Kanton (Kürzel, Name)\nA AG;ZH\n', ';'],
  ['a title above the table', 'Startups, Stand 4. Mai, Entwurf\n\nFirma;Kanton\nA;ZH\nB;BE\n', ';'],
  ['as many commas as semicolons', 'Titel;Ort, Region\nA AG;Zug, CH\nB AG;Chur, CH\n', ';'],
])('%s do not change the delimiter', (_name, text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

test.each([
  ['sep=;\r\na;b\n', ';', 7],
  ['"sep=|"\na|b,c\n', '|', 8],
  ['SEP=\t\na\tb\n', '\t', 6],
  ['separator;b\n1;2\n', ';', 0],
])('a first line %j names the delimiter %j and is no row', (text, delimiter, separatorLine) => {
  expect(detectCsvForm(text)).toMatchObject({ delimiter, separatorLine });
});

test.each([
  ['"a","b"\n"says \\"x, y\\" daily","2"\n', '\\'],
  ['"a","b"\n"C:\\","2"\n"D:\\","3"\n', '"'],
  ['"a","b"\n"says ""x, y""","2"\n', '"'],
])('quotes within the quotes of %j follow %j', (text, escape) => {
  expect(detectCsvForm(text)).toMatchObject({ delimiter: ',', escape });
});

test.each([
  ['a, "b, c"\n1, "2, 3"\n', true],
  ['a,"b, ""c"""\n1,"2"\n', false],
  ['a\t "b"\n', false],
])('blanks before the quotes of %j: %s', (text, hasBlanksBeforeQuotes) => {
  expect(detectCsvForm(text)).toMatchObject({ hasBlanksBeforeQuotes });
});

test('a chosen delimiter is kept', () => {
  expect(detectCsvForm('a;b\n1;2\n', ',').delimiter).toBe(',');
});
