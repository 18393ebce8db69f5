import { isKnownHeader, isTruthyCell } from '@vaglio/startups-domain';
import { areHeaders, setAsideReason } from '../upload/set-aside';
import { quote } from '../upload/quoted-cells';

const HAS_DIGIT = /\d/;
/** Number of lines with a single text that the note names, and their largest share of all lines. */
const NAMED_LINES = 5;
const LARGEST_SHARE = 1 / 3;

type Row = { line: number; cells: readonly string[] };

/**
 * Finds the rows below the headers of another table, and lines with a text in one column only, which may be headings
 * or remarks.
 * @param headers headers of the table
 */
export function otherTables(headers: readonly string[]) {
  let [otherLine, lines, isBelowBlank] = [null as number | null, 0, false];
  const lone: { line: number; text: string }[] = [];
  let loneLines = 0;
  const addLone = (line: number, text: string, cells: readonly string[]) => {
    if (headers.filter(isTruthyCell).length < 2 || setAsideReason(text, cells, headers) !== null) return;
    loneLines += 1;
    if (lone.length < NAMED_LINES) lone.push({ line, text });
  };
  return {
    /** Adds an empty line. */
    addBlank: (): void => {
      isBelowBlank = true;
    },
    /** Adds a row. @returns the reason why it does not belong to the table; null for a row of the table */
    add: ({ line, cells }: Row): string | null => {
      lines += 1;
      const [text = '', ...others] = cells.filter(isTruthyCell);
      if (others.length === 0) {
        if (otherLine === null) addLone(line, text, cells);
        return otherLine === null ? null : belongsTo(otherLine);
      }
      if (areHeaders(cells, headers)) otherLine = null;
      else if (areOtherHeaders([text, ...others], isBelowBlank)) {
        otherLine = line;
        return `The line looks like the headers of another table: “${quote(text)}”.`;
      }
      isBelowBlank = false;
      return otherLine === null ? null : belongsTo(otherLine);
    },
    /** Returns notes on the lines with a single text, unless they are usual in the table. */
    notes: (): string[] => {
      if (loneLines === 0 || loneLines > lines * LARGEST_SHARE) return [];
      const names = lone.map(({ line, text }) => `${line} “${quote(text)}”`).join(', ');
      return [
        `${loneLines === 1 ? 'Line' : 'Lines'} ${names}${loneLines > NAMED_LINES ? ' and others' : ''} ` +
          `${loneLines === 1 ? 'has' : 'have'} text in one column only: check for headings and remarks.`,
      ];
    },
  };
}

const belongsTo = (line: number): string => `The line is below the headers of another table in line ${line}.`;

/**
 * Returns true for a row of known headers, which begins another table. Below an empty line, the first header is
 * sufficient if the others are texts without digits.
 */
const areOtherHeaders = (cells: readonly string[], isBelowBlank: boolean): boolean =>
  cells.every((cell) => isKnownHeader(cell)) ||
  (isBelowBlank && isKnownHeader(cells[0] ?? '') && !cells.some((cell) => HAS_DIGIT.test(cell)));
