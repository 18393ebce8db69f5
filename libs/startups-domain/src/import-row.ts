import { isBesideWords, isOfOtherMoney } from './amount-labels';
import { foldKey, foldText } from './fold-text';
import { isOfKind } from './fields/field-lists';
import { isAffirmative } from './affirmative-cell';
import { isErrorCell, isPlaceholder, isTruthyCell } from './import-cells';
import { parseImportDate, parseImportYear, type DateOrder } from './parse-date';
import {
  DEFAULT_CURRENCY,
  isPlainWord,
  LINKS,
  parseAmount,
  parseCurrency,
  readWord,
  settleCurrency,
  withHeaderUnit,
  type DecimalMark,
} from './parse-amount';
import { isLargeAmount } from './money-columns';
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

/** Body of POST /auth/startups/import-raw. Fields without a column or with an empty cell are omitted. */
export type ImportBody = Partial<Record<TextField | DateField, string>> &
  Partial<Record<NumberField, number>> &
  Partial<Record<FlagField, 0 | 1>> & { awards: string[] };

export interface ImportOptions {
  /** Headers that the user accepted as additional award columns, in any spelling that matches. */
  readonly extraAwards?: readonly string[];
}

/** Cell whose text is not a valid date, number or amount for its column. The request body omits it. */
export interface UnreadableCell {
  /** Index of the column in the row, from 0. */
  readonly column: number;
  readonly header: string;
  readonly cell: string;
  /** True if the number is readable but its unit or currency is uncertain. */
  readonly isOfUnsureUnit?: boolean;
}

export interface ImportRow {
  readonly body: ImportBody;
  readonly unreadable: readonly UnreadableCell[];
  /** Cells that are interpreted unexpectedly, or whose field another column has already set. */
  readonly doubtful: readonly DoubtfulCell[];
}

/**
 * Cell with a doubt. `not_yes`: the entry sets a flag or award without being a clear "yes". `unused`: an earlier column
 * already set the field. `replaced`: characters are lost.
 */
interface DoubtfulCell extends UnreadableCell {
  readonly doubt: 'not_yes' | 'unused' | 'replaced' | 'amount' | 'words';
}

/** Options for parsing the cells of a file. */
export interface CellOptions {
  readonly decimal?: DecimalMark | undefined;
  /** Order of day and month in the dates of the file. */
  readonly dateOrder?: DateOrder | undefined;
  /** Unit and currency of amounts outside the cell, such as 'Mio. CHF' in the header, by column index. */
  readonly units?: readonly (string | null)[];
}

/** Columns for the headers of a file, in file order. Unknown and empty headers have null. */
export interface HeaderMapping {
  readonly columns: readonly (ImportColumn | null)[];
  /** Unknown headers, trimmed but otherwise as in the file. They are shown before the import starts. */
  readonly unknownHeaders: readonly string[];
}

/** Maps a header line to columns. `toImportBody` needs them to parse each row. */
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
 * Returns the request body of a row. Texts are trimmed but otherwise unchanged, because the server stores the original.
 * If several columns map to one field, the first non-empty cell counts. A flag or award is set if any of its cells is
 * non-empty.
 * @param columns result of `mapHeaders`
 * @param cells cells of the row in file order; missing cells count as empty
 */
export function toImportBody(
  { columns }: Pick<HeaderMapping, 'columns'>,
  cells: readonly string[],
  { decimal, dateOrder, units = [] }: CellOptions = {},
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
    const isAmount = column.kind === 'amount' && !isPlaceholder(cell) && !isErrorCell(cell);
    const beside = {
      unit: units[index] ?? null,
      stated: isAmount ? statedCurrency(columns, cells) : undefined,
    };
    const read = isAmount ? setMoney(body, cell, beside, decimal) : setField(body, column, cell, dateOrder);
    if (isAmount && read === true && isBesideWords(cell, isOfAmount))
      doubtful.push({ column: index, header: column.header, cell, doubt: 'words' });
    if (read !== true)
      unreadable.push({
        ...{ column: index, header: column.header, cell },
        ...(read === 'unsure' && { isOfUnsureUnit: true }),
      });
  });
  return { body, unreadable, doubtful };
}

/**
 * Returns the currency from the currency column of a row; undefined if the cell is empty, null if it cannot be parsed.
 */
function statedCurrency(
  columns: HeaderMapping['columns'],
  cells: readonly string[],
): string | null | undefined {
  const cell = columns
    .flatMap((column, index) => (column?.kind === 'currency' ? [(cells[index] ?? '').trim()] : []))
    .find((text) => text !== '' && !isPlaceholder(text));
  return cell === undefined ? undefined : parseCurrency(cell);
}

/** Largest amount with a unit from outside its cell. A larger one probably has none: 500000 below 'TCHF'. */
const LARGEST_AMOUNT = 1e8;

type Beside = { readonly unit: string | null; readonly stated: string | null | undefined };

/**
 * Adds an amount to the body. The currency is added unless it is the default currency.
 * @returns false if the text is invalid, 'unsure' if its unit or currency is uncertain
 */
function setMoney(
  body: ImportBody,
  cell: string,
  { unit, stated }: Beside,
  decimal?: DecimalMark,
): boolean | 'unsure' {
  if (body.raised_money !== undefined) return true;
  if (isOfOtherMoney(cell)) return false;
  const text = unit === null ? cell : withHeaderUnit(cell, unit);
  if (text === null) return 'unsure';
  const amount = parseAmount(text, decimal);
  if (amount === null) return false;
  if (text !== cell && amount.value > LARGEST_AMOUNT) return 'unsure';
  const currency = settleCurrency(text, amount.currency, stated);
  if (currency === 'unsure') return 'unsure';
  body.raised_money = amount.value;
  if (currency !== null && currency !== DEFAULT_CURRENCY) body.raised_currency = currency;
  return true;
}

/** Returns true for a unit, currency, or word that connects them. */
const isOfAmount = (word: string): boolean => LINKS.has(foldText(word)) || !isPlainWord(readWord(word));

/** @param body values of the previous columns */
function doubtOf(body: ImportBody, column: ImportColumn, cell: string): DoubtfulCell['doubt'] | null {
  if (column.kind === 'ignored') return null;
  if (column.kind === 'flag' && column.field === 'investment' && isLargeAmount(cell)) return 'amount';
  if (column.kind === 'flag' || column.kind === 'award')
    return isAffirmative(cell, column.header) ? null : 'not_yes';
  const present = body[column.field];
  const isSettled = column.kind === 'currency' && parseCurrency(cell) === present;
  if (present !== undefined && String(present) !== cell && !isPlaceholder(cell) && !isSettled)
    return 'unused';
  return cell.includes('\uFFFD') ? 'replaced' : null;
}

/**
 * Returns the request body of a row whose cells are paired with headers.
 * @param row pairs of header and cell (a Map, or a list in which headers may repeat)
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

/** Adds a cell to the body. Returns false if the cell cannot be parsed. */
function setField(body: ImportBody, column: ImportColumn, cell: string, dateOrder?: DateOrder): boolean {
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
  if (column.kind === 'amount') return true;
  if (column.kind === 'currency') return setText(body, column.field, parseCurrency(cell));
  if (column.kind === 'date') return setText(body, column.field, parseImportDate(cell, dateOrder));
  if (HAS_LOST_DIGITS.has(column.field) && SHORTENED.test(cell)) return false;
  return setText(body, column.field, column.field === 'number' ? cell.replace(DECIMAL_ZERO, '') : cell);
}

/** Fields with long digit sequences, which a spreadsheet may have rounded: '4.14412E+10'. */
const HAS_LOST_DIGITS: ReadonlySet<string> = new Set(['id', 'number']);
const SHORTENED = /^\d(?:[.,]\d{1,15})?E\+\d{1,3}$/i;
/** Decimals that programs add to a phone number without signs. */
const DECIMAL_ZERO = /(?<=^\d{7,15})\.0$/;
/** Fields that contain the name of a company or person. */
const NAMES: ReadonlySet<string> = new Set(['company_name', 'social_reason', 'first_name', 'last_name']);

const readNumber = (field: PlainNumberField, cell: string): number | null =>
  isOfKind(field, 'year') ? parseImportYear(cell) : parseImportCount(cell);

function setNumber(body: ImportBody, field: NumberField, value: number | null): boolean {
  if (value !== null) body[field] = value;
  return value !== null;
}

function setText(body: ImportBody, field: TextField | DateField, value: string | null): boolean {
  if (value !== null) body[field] = value;
  return value !== null;
}
