import { isTruthyCell, parseAmount, unitOfStatement } from '@vaglio/startups-domain';
import type { TopRow } from '../../platform/db/schema/imports.table';
import { readCells } from '../file/file-table';
import { UNSURE } from '../file/number-format';

/** Number of last lines of a file in which a statement about its amounts is searched for. */
export const LAST_LINES = 20;

/** Unit and currency that lines above or below a table state for its amounts. */
export type TableUnit = {
  /** Unit of all amount columns; null if it applies only to some columns. */
  unit: string | null;
  /** Units of the columns below a statement directly above the headers; [] without one. */
  ofColumns: (string | null)[];
  /** Statements with their lines. */
  statements: { line: number; text: string }[];
};

type Statement = { line: number; text: string; unit: string };
/** Stored line with its cells as JSON. */
type Line = { line: number; cells: string };
/** Maximum number of characters of a line with a statement. */
const LONGEST_LINE = 10_000;
type FileTop = { top_rows: readonly TopRow[]; header_line: number };

/**
 * Returns the unit and currency that the lines around a table state for its amounts: 'Alle Beträge in TCHF'. Lines that
 * contradict each other make the unit uncertain. In a line of several texts directly above the headers, a text such as
 * 'in TCHF' applies to the columns below it.
 * @param lastLines last lines of the file
 * @returns null without such a line
 */
export function tableUnit({ top_rows, header_line }: FileTop, lastLines: readonly Line[]): TableUnit | null {
  const above = top_rows.filter(({ line }) => line < header_line);
  const groups = above.find((row) => row.line + 1 === header_line && isGroupRow(row));
  const ofAll = [
    ...above.filter((row) => row !== groups).flatMap((row) => statementsIn(row)),
    ...lastLines
      .filter(({ cells }) => cells.length <= LONGEST_LINE)
      .flatMap(({ line, cells }) => belowTable({ line, cells: readCells(cells) })),
  ];
  const ofGroups = groups === undefined ? [] : statementsIn(groups);
  const statements = [...ofGroups, ...ofAll];
  if (statements.every(({ unit }) => isDefault(unit))) return null;
  return {
    unit: joined(ofAll.map(({ unit }) => unit)),
    ofColumns: ofGroups.length === 0 || groups === undefined ? [] : unitsOfGroups(groups.cells),
    statements: statements.map(({ line, text }) => ({ line, text })),
  };
}

/** Amounts without a unit and currency are in the default currency anyway. */
function isDefault(unit: string): boolean {
  const amount = parseAmount(`1 ${unit}`);
  return amount !== null && amount.value === 1 && (amount.currency ?? 'CHF') === 'CHF';
}

/** Joins the units of statements: 'CHF' and 'Tsd'. Returns an uncertain unit if they contradict each other. */
function joined(units: readonly string[]): string | null {
  const [first = null] = units;
  const keys = new Set(units.map((unit) => JSON.stringify(parseAmount(`1 ${unit}`))));
  if (keys.size < 2) return first;
  const all = units.join(' ');
  return parseAmount(`1 ${all}`) === null ? UNSURE : all;
}

const filledOf = (cells: readonly string[]): string[] => cells.filter(isTruthyCell);

/** Returns true for a row of headings over several columns, unless a statement about all amounts is its only one. */
function isGroupRow(row: TopRow): boolean {
  const [first, ...others] = statementsIn(row);
  const isOfAll = first !== undefined && others.length === 0 && unitOfStatement(first.text, true) !== null;
  return filledOf(row.cells).length > 1 && !isOfAll;
}

const statementsIn = ({ line, cells }: TopRow, isBelow = false): Statement[] =>
  filledOf(cells).flatMap((text) => {
    const unit = unitOfStatement(text.trim(), isBelow);
    return unit === null ? [] : [{ line, text: text.trim(), unit }];
  });

/**
 * Returns the statement of a line below the table. Below amounts, such as 'Total in TCHF' beside a sum, a unit may apply
 * to the sum only, so it makes all amounts uncertain.
 */
function belowTable(row: TopRow): Statement[] {
  const [first, ...others] = statementsIn(row, true);
  const filled = filledOf(row.cells);
  if (!first || others.length > 0 || !filled.every((text) => text.trim() === first.text || isFigure(text)))
    return [];
  if (filled.length === 1) return [first];
  return isDefault(first.unit) ? [] : [{ ...first, unit: UNSURE }];
}

const isFigure = (text: string): boolean => !/\p{L}/u.test(text) || parseAmount(text) !== null;

/** Returns the unit of each column of a row of headings; an uncertain one for columns below a heading without a unit. */
function unitsOfGroups(cells: readonly string[]): (string | null)[] {
  let unit: string | null = UNSURE;
  return cells.map((cell) => {
    if (isTruthyCell(cell)) unit = unitOfStatement(cell.trim()) ?? UNSURE;
    return unit;
  });
}

/** Returns the unit of a column that its table states; null without one. */
export const unitOfColumn = (table: TableUnit | null, column: number): string | null =>
  table === null ? null : (table.ofColumns[column] ?? table.ofColumns.at(-1) ?? table.unit);

/** Returns the note on the statements about amounts; [] without statements. */
export function unitNotes(table: TableUnit | null): string[] {
  if (table === null) return [];
  const texts = table.statements
    .slice(0, 3)
    .map(({ line, text }) => `line ${line} “${text.slice(0, 80).toWellFormed()}”`);
  const applies =
    table.unit === UNSURE
      ? 'Amounts without a unit and currency of their own are left out, because these lines leave them in doubt'
      : 'Amounts take the unit and currency of these lines unless they have their own';
  return [`${applies}: ${texts.join(', ')}.`];
}
