import { readNumberFormat } from './number-format';
import { cellText } from './xlsx-cells';

/** Returns the text of a number in a cell with a format. */
const textOf = (code: string, number: number): string =>
  cellText(
    { type: 'n', style: 0, text: String(number) },
    { shared: [], numbers: [readNumberFormat(code)], date1904: false },
  );

test.each([
  ['[=0]"-";#,##0 "€"', 0, '-'],
  ['[=0]"-";#,##0 "€"', 5000, '5000 €'],
  ['#,##0" CHF";[Red]-#,##0" CHF"', 5, '5 CHF'],
  ['#,##0" CHF";[Red]-#,##0" CHF"', -5, '-5 CHF'],
  ['[>=1000000]0.0,,"M";0', 2_500_000, '2500000'],
  ['[>=1000000]#,##0.0,,"M €";#,##0 "$"', 2_500_000, '2500000 EUR'],
  ['[>=1000000]#,##0.0,,"M €";#,##0 "$"', 50, '50 $'],
  ['[<1000]0" CHF";[<1000000]0.0," kCHF";0.0,," MCHF"', 250_000, '250000 CHF'],
  ['#,##0" €";-#,##0" €";"gratis"', 0, 'gratis'],
  ['"Ja";;"Nein"', 0, 'Nein'],
  ['[=1]"oui";[=0]"non"', 1, 'oui'],
  ['[=1]"oui";[=0]"non"', 7, '7'],
  [';;;', 5, '5'],
])('the section of %s that applies to %d shows %s', (code, number, text) =>
  expect(textOf(code, number)).toBe(text),
);

test.each([
  ['"CH-"0000', 42, 'CH-0042'],
  ['"CHE-"000"."000"."000', 123_456_789, 'CHE-123.456.789'],
  ['+41 00 000 00 00', 791_234_567, '+41 79 123 45 67'],
  [String.raw`000\ 000\ 00\ 00`, 791_234_567, '079 123 45 67'],
  [String.raw`0##\ ###\ ##\ ##`, 791_234_567, '079 123 45 67'],
  ['+#', 41_791_234_567, '+41791234567'],
  ['"0"#', 791_234_567, '0791234567'],
  ['"A-"General', 12, 'A-12'],
  [String.raw`[<=9999999]000\-0000;\(000\)\ 000\-0000`, 7_912_345_678, '(791) 234-5678'],
])('IDs and phone numbers in the format %s are read as shown', (code, number, text) =>
  expect(textOf(code, number)).toBe(text),
);

test.each([
  ['General" CHF"', 5, '5 CHF'],
  [String.raw`#\ ##0\ "CHF"`, 1_250_000, '1250000 CHF'],
  ['#"."###"."###', 1_234_567, '1234567'],
  ['0.00E+00', 41_791_234_567, '41791234567'],
  ['@', 41_791_234_567, '41791234567'],
  ['00', 5.5, '5.5'],
  ['# ?/?', 0.5, '0.5'],
  ['0;0;0;0;0;0', 5, '5'],
  ['', 5, '5'],
])('numbers in the format %s are read as stored', (code, number, text) =>
  expect(textOf(code, number)).toBe(text),
);

test.each([
  ['hh:mm', 0.52, '12:28'],
  ['[h]:mm', 1.5, '36:00'],
  ['mm:ss', 0.01, '14:24'],
  ['dd.mm.yyyy;@', 45_000, '2023-03-15'],
])('a number in the format %s is a time or date', (code, number, text) =>
  expect(textOf(code, number)).toBe(text),
);
