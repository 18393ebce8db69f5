import { foldKey } from './fold-text';
import { isOfKind } from './fields/field-lists';
import { isErrorCell, isNegativeCell, isPlaceholder, isTruthyCell } from './import-cells';
import { parseImportDate, parseImportYear } from './parse-date';
import { DEFAULT_CURRENCY, parseAmount, parseCurrency, type DecimalMark } from './parse-amount';
import { parseImportCount } from './parse-count';
import {
  awardColumn,
  matchHeader,
  type DateField,
  type FlagField,
  type ImportColumn,
  type NumberField,
  type PlainNumberField,
  type TextField,
} from './import-columns';

/** Body of POST /auth/startups/import-raw; a field without a column or with an empty cell is left out. */
export type ImportBody = Partial<Record<TextField | DateField, string>> &
  Partial<Record<NumberField, number>> &
  Partial<Record<FlagField, 0 | 1>> & { awards: string[] };

export interface ImportOptions {
  /** Unknown headers that the person accepted as award columns, in any spelling that matches. */
  readonly extraAwards?: readonly string[];
}

/** A cell whose text is no date, number or amount where one is due: left out of the body. */
interface UnreadableCell {
  /** Position in the row, from 0. */
  readonly column: number;
  readonly header: string;
  readonly cell: string;
}

export interface ImportRow {
  readonly body: ImportBody;
  readonly unreadable: readonly UnreadableCell[];
  /** Cells that were read in a way that the person may not expect, or whose value another column has taken. */
  readonly doubtful: readonly DoubtfulCell[];
}

/** `negative`: it says no, but sets a flag or award. `unused`: an earlier column has the field. `replaced`: characters are lost. */
interface DoubtfulCell extends UnreadableCell {
  readonly doubt: 'negative' | 'unused' | 'replaced';
}

/** How the cells of a file are read. */
export interface CellOptions {
  readonly decimal?: DecimalMark | undefined;
  /** What the header of an amount says of its unit and currency, by column: 'Mio. CHF'. */
  readonly units?: readonly (string | null)[];
}

/** What each header of a file means, in the order of the file; null for unknown and empty ones. */
export interface HeaderMapping {
  readonly columns: readonly (ImportColumn | null)[];
  /** As written in the file, blanks trimmed: to be shown before an import starts. */
  readonly unknownHeaders: readonly string[];
}

/** Reads the header line once; toImportBody then reads each row by it. */
export function mapHeaders(
  headers: readonly string[],
  { extraAwards = [] }: ImportOptions = {},
): HeaderMapping {
  const accepted = new Set(extraAwards.map(foldKey));
  const columns = headers.map((header) => {
    const known = matchHeader(header);
    return (
      known ?? (accepted.has(foldKey(header)) && foldKey(header) !== '' ? awardColumn(header.trim()) : null)
    );
  });
  const unknownHeaders = headers.filter((header, index) => columns[index] === null && isTruthyCell(header));
  return { columns, unknownHeaders: unknownHeaders.map((header) => header.trim()) };
}

/**
 * Body of one row. Texts are trimmed, otherwise sent as typed: the server keeps the text
 * as received. Where two columns mean the same field the first non-empty cell counts; a
 * flag or award is set if any of its cells is.
 * @param columns from mapHeaders
 * @param cells of the row in the order of the file; missing ones count as empty
 */
export function toImportBody(
  { columns }: Pick<HeaderMapping, 'columns'>,
  cells: readonly string[],
  { decimal, units = [] }: CellOptions = {},
): ImportRow {
  const body: ImportBody = { awards: [] };
  const unreadable: UnreadableCell[] = [];
  const doubtful: DoubtfulCell[] = [];
  columns.forEach((column, index) => {
    const cell = (cells[index] ?? '').trim();
    if (!column || cell === '') {
      if (column) setField(body, column, '');
      return;
    }
    const doubt = doubtOf(body, column, cell);
    if (doubt) doubtful.push({ column: index, header: column.header, cell, doubt });
    const unit = units[index];
    const text = unit && column.kind === 'amount' && !/\p{L}|\p{Sc}/u.test(cell) ? `${cell} ${unit}` : cell;
    if (!setField(body, column, text, decimal))
      unreadable.push({ column: index, header: column.header, cell });
  });
  return { body, unreadable, doubtful };
}

/** @param body what the columns before have set */
function doubtOf(body: ImportBody, column: ImportColumn, cell: string): DoubtfulCell['doubt'] | null {
  if (column.kind === 'ignored') return null;
  if (column.kind === 'flag' || column.kind === 'award') return isNegativeCell(cell) ? 'negative' : null;
  const present = body[column.field];
  if (present !== undefined && String(present) !== cell && !isPlaceholder(cell)) return 'unused';
  return cell.includes('\uFFFD') ? 'replaced' : null;
}

/**
 * Body of one row given by header.
 * @param row pairs of header and cell (a Map, or a list where headers may repeat)
 */
export function toImportRow(
  row: Iterable<readonly [header: string, cell: string]>,
  options?: ImportOptions,
): ImportRow & Pick<HeaderMapping, 'unknownHeaders'> {
  const pairs = [...row];
  const mapping = mapHeaders(
    pairs.map(([header]) => header),
    options,
  );
  return {
    ...toImportBody(
      mapping,
      pairs.map(([, cell]) => cell),
    ),
    unknownHeaders: mapping.unknownHeaders,
  };
}

/** Puts a cell into the body; false when its text cannot be read. */
function setField(body: ImportBody, column: ImportColumn, cell: string, decimal?: DecimalMark): boolean {
  if (column.kind === 'flag') {
    body[column.field] = isTruthyCell(cell) || body[column.field] === 1 ? 1 : 0;
    return true;
  }
  if (cell === '' || column.kind === 'ignored') return true;
  if (column.kind === 'award') {
    if (!body.awards.includes(column.award)) body.awards.push(column.award);
    return true;
  }
  if (body[column.field] !== undefined) return true;
  if (isErrorCell(cell)) return false;
  if (isPlaceholder(cell, NAMES.has(column.field))) return true;
  if (column.kind === 'number') return setNumber(body, column.field, readNumber(column.field, cell));
  if (column.kind === 'amount') return setAmount(body, cell, decimal);
  if (column.kind === 'currency') return setText(body, column.field, parseCurrency(cell));
  if (column.kind === 'date') return setText(body, column.field, parseImportDate(cell));
  return setText(body, column.field, HAS_LOST_DIGITS.has(column.field) && SHORTENED.test(cell) ? null : cell);
}

/** Fields of digits that a spreadsheet may have taken for a number and shortened: '4.14412E+10'. */
const HAS_LOST_DIGITS: ReadonlySet<string> = new Set(['id', 'number']);
const SHORTENED = /^\d(?:[.,]\d{1,15})?E\+\d{1,3}$/i;
/** Fields with the name of a company or person. */
const NAMES: ReadonlySet<string> = new Set(['company_name', 'social_reason', 'first_name', 'last_name']);

const readNumber = (field: PlainNumberField, cell: string): number | null =>
  isOfKind(field, 'year') ? parseImportYear(cell) : parseImportCount(cell);

/** An amount names its currency or leaves it to a column of its own; a foreign amount must not pass for another's. */
function setAmount(body: ImportBody, cell: string, decimal?: DecimalMark): boolean {
  const amount = parseAmount(cell, decimal);
  if (amount === null) return false;
  body.raised_money = amount.value;
  if (amount.currency !== null && amount.currency !== DEFAULT_CURRENCY)
    body.raised_currency = amount.currency;
  return true;
}

function setNumber(body: ImportBody, field: NumberField, value: number | null): boolean {
  if (value !== null) body[field] = value;
  return value !== null;
}

function setText(body: ImportBody, field: TextField | DateField, value: string | null): boolean {
  if (value !== null) body[field] = value;
  return value !== null;
}
