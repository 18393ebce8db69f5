/** Pattern of a formula. Spreadsheets ignore leading blanks, control characters and byte order marks. */
const STARTS_FORMULA = /^[\s\p{Cc}\uFEFF]*[=+\-@＝＋－＠]/u;
const STARTS_WITH_CONTROL = /^[\t\r\n\0]/;
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/;
const APOSTROPHES = /^'+/;

/**
 * Adds an apostrophe before a cell that a spreadsheet would evaluate as a formula. Negative numbers are unchanged. Text
 * that already has such an apostrophe gets another one, so that `unguardCell` restores every text.
 * Source: security decision D13.
 */
export function guardCell(cell: string): string {
  return isRisky(cell) ? `'${cell}` : cell;
}

/**
 * Pattern of a formula that contains only a text, such as `="00123"`. Files use it to prevent the conversion to a
 * number.
 */
const QUOTED_TEXT = /^="((?:[^"]|"")*)"$/;

/** Removes the apostrophe that `guardCell` added. From a formula that contains only a text, it returns the text. */
export function unguardCell(cell: string): string {
  const [, quoted] = QUOTED_TEXT.exec(cell) ?? [];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return cell.startsWith("'") && isRisky(cell) ? cell.slice(1) : cell;
}

function isRisky(cell: string): boolean {
  const text = cell.replace(APOSTROPHES, '');
  return (STARTS_FORMULA.test(text) || STARTS_WITH_CONTROL.test(text)) && !NEGATIVE_NUMBER.test(text);
}
