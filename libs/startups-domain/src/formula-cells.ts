/** Blanks, control characters and byte order marks do not keep a spreadsheet from computing what follows them. */
const STARTS_FORMULA = /^[\s\p{Cc}\uFEFF]*[=+\-@＝＋－＠]/u;
const STARTS_WITH_CONTROL = /^[\t\r\n\0]/;
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/;
const APOSTROPHES = /^'+/;

/**
 * A cell that a spreadsheet will show, not compute: an apostrophe goes before what would be a
 * formula. Plain negative numbers stay; a text that itself looks guarded gets one more
 * apostrophe, so that unguardCell gives every text back as it was.
 * Source: security decision D13.
 */
export function guardCell(cell: string): string {
  return isRisky(cell) ? `'${cell}` : cell;
}

/** Text that a file protects from being read as a number: `="00123"`. */
const QUOTED_TEXT = /^="((?:[^"]|"")*)"$/;

/** Text of a cell without the one apostrophe that guardCell added, or without the formula that only holds a text. */
export function unguardCell(cell: string): string {
  const [, quoted] = QUOTED_TEXT.exec(cell) ?? [];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return cell.startsWith("'") && isRisky(cell) ? cell.slice(1) : cell;
}

function isRisky(cell: string): boolean {
  const text = cell.replace(APOSTROPHES, '');
  return (STARTS_FORMULA.test(text) || STARTS_WITH_CONTROL.test(text)) && !NEGATIVE_NUMBER.test(text);
}
