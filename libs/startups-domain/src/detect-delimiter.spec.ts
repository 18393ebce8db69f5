import { DELIMITERS, detectCsvForm, detectDelimiter } from './detect-delimiter';

test.each(DELIMITERS)('the CSV delimiter %j is detected', (delimiter) => {
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
    'decimal commas count less than a delimiter that all lines share',
    'name;raised, CHF;year\nA;1,5;2019\nB;2,5;2020\n',
    ';',
  ],
  [
    'commas in texts count less than the delimiter of the header',
    'name;text\nA;one, two, three, four\nB;five, six\n',
    ';',
  ],
  ['a quote in the middle of a cell is a plain character', 'size|name\n5" pipe|A, B\n3" pipe|C\n', '|'],
  ['blank lines do not count', 'a\tb\n\n\n\n1\t2\n', '\t'],
  ['one row of another length does not count', 'a,b,c\n1,2,3\n1,2\n1,2,3\n', ','],
])('CSV delimiter detection: %s', (_name, text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

test('a CSV file with a single column or without text uses commas', () => {
  expect([detectDelimiter('company_name\nNivalis\n'), detectDelimiter(''), detectDelimiter('\n\n')]).toEqual([
    ',',
    ',',
    ',',
  ]);
});

test.each([
  ['headers full of commas', 'Firma (Name, Rechtsform, Sitz);Kanton (Kürzel, Name)\nA AG;ZH\n', ';'],
  ['a title above the table', 'Startups, Stand 4. Mai, Entwurf\n\nFirma;Kanton\nA;ZH\nB;BE\n', ';'],
  ['headers with units and commas', 'Betrag (CHF, in Mio.);Jahr (JJJJ, Gründung)\nA;1\nB;2\n', ';'],
  ['headers with commas between tabs', 'Träger, Art\tOrt, Land\nA AG\tZH\nB AG\tBE\n', '\t'],
  ['headers with commas between pipes', 'Name, Form|Ort, Kanton\nA AG|ZH\nB AG|BE\n', '|'],
  ['a source note above the table', 'Quelle: Amt, Abteilung, Stelle\nFirma;Kanton\nA;ZH\nB;BE\n', ';'],
  ['as many commas as semicolons', 'Titel;Ort, Region\nA AG;Zug, CH\nB AG;Chur, CH\n', ';'],
])('the CSV delimiter is detected despite %s', (_name, text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

test.each([
  ['sep=;\r\na;b\n', ';', 7],
  ['"sep=|"\na|b,c\n', '|', 8],
  ['SEP=\t\na\tb\n', '\t', 6],
  ['sep=,\na,b;c\n', ',', 6],
  ['Sep=;\ra;b,c\r', ';', 6],
  ['separator;b\n1;2\n', ';', 0],
])(
  'the first line %j sets the CSV delimiter %j and is not read as a row',
  (text, delimiter, separatorLine) => {
    expect(detectCsvForm(text)).toMatchObject({ delimiter, separatorLine });
  },
);

test.each([
  ['"a","b"\n"says \\"x, y\\" daily","2"\n', ',', '\\'],
  ['"a";"b"\n"say \\"hi; there\\"";"2"\n', ';', '\\'],
  ['"a"|"b"\n"a \\"b|c\\" d"|"2"\n', '|', '\\'],
  ['a,b\n"\\"x, y\\" first",2\n', ',', '\\'],
  ['a,b\n1,"last \\"x, y\\" z"\n', ',', '\\'],
  ['"a","b"\n"C:\\","2"\n"D:\\","3"\n', ',', '"'],
  ['"a","b"\n"says ""x, y""","2"\n', ',', '"'],
])('the CSV file %j with the delimiter %j escapes quotes with %j', (text, delimiter, escape) => {
  expect(detectCsvForm(text)).toMatchObject({ delimiter, escape });
});

test.each([
  ['a, "b, c"\n1, "2, 3"\n', true],
  ['a; "b; c"\n1; "2; 3"\n', true],
  ['a, b\nx, "y, z"\n', true],
  ['a,  "b, c"\n1,  "2, 3"\n', true],
  ['a| "b|c"\n1| "2|3"\n', true],
  ['a,"b, ""c"""\n1,"2"\n', false],
  ['a\t "b"\n', false],
])('blanks before the quotes of the CSV file %j are detected: %s', (text, hasBlanksBeforeQuotes) => {
  expect(detectCsvForm(text)).toMatchObject({ hasBlanksBeforeQuotes });
});

test.each([
  ['in a header, but commas in all rows', 'company_name,canton\twhere\nA AG,ZH\nB AG,BE\n', ','],
  ['in both headers, but commas in all rows', 'Firma\tForm,Kanton\tSitz\nA AG,ZH\nB AG,BE\n', ','],
  ['at the end of every line', 'company_name,canton\t\nA AG,ZH\t\nB AG,BE\t\n', ','],
  ['in one of its rows', 'company_name,canton\nA\tAG,ZH\nB AG,BE\n', ','],
  ['in some rows, more often than commas', 'Firma,Text\nA AG,a\tb\tc\td\nB AG,e\tf\tg\th\n', ','],
  ['between headers with commas, and tabs in all rows', 'Firma,Name\tKanton,Sitz\nA AG\tZH\n', '\t'],
  ['in a header with one comma, and tabs in all rows', 'Firma,Kanton\tJahr\nA AG\t2019\nB\t2020\n', '\t'],
  ['in every record and commas in texts', 'Firma, Form\tOrt, Land\nA, AG\tZug, CH\nB, SA\tBern, CH\n', '\t'],
])('a CSV file with a tab %s (%j) has the delimiter %j', (_where, text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter);
});

test.each([
  ['\r', ['\r\n', '\n', '\r']],
  ['\r\n', ['\r\n', '\n', '\r']],
  ['\u0085', ['\u0085']],
  ['\u2028', ['\u2028']],
  ['\u2029', ['\u2029']],
  ['\u001E', ['\u001E']],
])('CSV lines that end with %j are read as records', (end, lineEnds) => {
  const text = ['name;text', 'A;one, two, three', 'B;four, five'].join(end);
  expect(detectCsvForm(text)).toMatchObject({ delimiter: ';', lineEnds });
});

test('unusual line breaks belong to CSV cells if the file also has usual line breaks', () => {
  expect(detectCsvForm('name;text\nA;one\u2028two\n').lineEnds).toContain('\n');
});

test('a CSV delimiter selected by the person is kept', () => {
  expect(detectCsvForm('a;b\n1;2\n', ',').delimiter).toBe(',');
});
