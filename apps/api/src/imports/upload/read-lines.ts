import {
  cantonCode,
  isErrorCell,
  foldText,
  groupDigits,
  isTruthyCell,
  sectorCode,
  toImportBody,
  websiteKey,
  type ImportBody,
  type DateOrder,
  type DecimalMark,
  type ImportColumn,
  type UnreadableCell,
} from '@vaglio/startups-domain';
import type { ValidateFunction } from 'ajv';
import { compileStrictly } from '../../platform/http/validation/strict-validator';
import { isRefusal } from '../../platform/http/errors/errors';
import { ImportRow, type ImportRowBody } from '../../startups/raw/import-row.schemas';
import { nameKeyOf, searchKeyOf } from '../../startups/raw/match-keys';
import { contentHash } from '../../startups/raw/content-hash';
import { readNameCell } from '../../startups/raw/read-cells';
import { readContent, readExternalId, readReceived } from '../../startups/raw/raw-content';
import { uidOf } from '../../startups/raw/row-uid';
import { validationMessage } from '../../platform/http/validation/validation-message';
import { readCells } from '../file/file-table';
import { MAX_CELL_CHARACTERS } from '../import.limits';
import { codeChosen } from '../import-counts';
import type { CellNote, LineNote } from '../../platform/db/schema/import-lines.table';
import type { ValueChoices, ValueField } from '../../platform/db/schema/imports.table';
import { contentText } from '../line-content';
import type { TableUnit } from '../check/table-unit';
import { amountUnits } from './amount-units';
import { doubtOfName, isNoName } from './doubtful-name';
import { LONGEST_NAME, quote, shortened } from './quoted-cells';
import { setAsideReason } from './set-aside';
import { leaveOutWrongValues } from './wrong-values';

export type LinesOrder = {
  /** Headers of the file, used in messages. */
  headers: readonly string[];
  columns: (ImportColumn | null)[];
  /** Codes that a person chose for texts that match no canton or sector. */
  values: ValueChoices;
  /** Decimal separator of the file. */
  decimal?: DecimalMark | undefined;
  /** Order of day and month in the dates of the file. */
  dateOrder?: DateOrder | undefined;
  /** Unit and currency that lines around the table state for its amounts. */
  tableUnit?: TableUnit | null | undefined;
  /** Lines with their cells as JSON, as they are stored. */
  lines: { line: number; cells: string; read_notes?: LineNote[] }[];
};

/** Content of a parsed line, or the reasons why it cannot be imported. */
export type ReadLine = {
  line: number;
  company_name: string | null;
  /** Reasons why the line cannot be imported; [] for a valid line. */
  problems: LineNote[];
  /** Notes on values that are ignored. */
  notes: LineNote[];
  row: LineRow | null;
  /** Index of the ID column; null for a file without IDs. */
  id_column: number | null;
  /** Texts that match no canton or sector, including texts for which a person chose a code. */
  unknown: { field: ValueField; text: string }[];
};

/** Row of a line with its keys for the check. Its complete content is JSON, because it is needed for few rows. */
export type LineRow = {
  external_id: string | null;
  content_hash: string;
  uid: string | null;
  website_host: string | null;
  name_key: string;
  /** Content as returned by {@link contentText}. */
  content: string;
};

const CODE_OF: Readonly<Record<ValueField, (text: string | null | undefined) => string | null>> = {
  canton: cantonCode,
  sector: sectorCode,
};
const NAME_FIELDS = ['company_name', 'social_reason', 'first_name', 'last_name'] as const;
const LISTS_OF_NAMES = ['investors', 'partnership', 'advisors'] as const;
const VALUE_FIELDS = ['canton', 'sector'] as const;

/**
 * Parses lines of a file according to their column mapping. A pure function that runs in a thread, because it takes
 * long.
 */
export function readImportLines({ lines, ...order }: LinesOrder): ReadLine[] {
  const unitsOf = amountUnits(order.headers, order.columns, order.tableUnit ?? null);
  return lines.map(({ line, cells: json, read_notes }) => {
    const cells = readCells(json);
    return readLine({ line, cells, notes: read_notes ?? [] }, { ...order, units: unitsOf(cells) });
  });
}

/** Compiled once per thread. */
let validate: ValidateFunction<ImportRowBody> | undefined;

function readLine(
  { line, cells: given, notes: readNotes }: { line: number; cells: string[]; notes: LineNote[] },
  {
    headers,
    columns,
    values,
    decimal,
    dateOrder,
    units,
  }: Omit<LinesOrder, 'lines'> & { units: (string | null)[] },
): ReadLine {
  const cells = given.map((cell) => (isTooLong(cell) ? '' : cell));
  const { body, unreadable, doubtful } = toImportBody({ columns }, cells, { decimal, dateOrder, units });
  cleanNames(body);
  dropCurrencyOfNothing(body, given, columns);
  const otherTable = readNotes.filter((note) => typeof note === 'string');
  const problems = otherTable.length > 0 ? otherTable : problemsOf(body, given, columns, headers);
  const notes: LineNote[] = [
    ...tooLongNotes(given, columns, headers),
    ...unreadable.map((one): CellNote => [one.column, unreadableText(one)]),
    ...doubtful.map(({ column, header, cell, doubt }): CellNote => [
      column,
      `${header} “${quote(cell)}” ${DOUBTS[doubt]}`,
    ]),
    ...readNotes.flatMap((note): CellNote[] => {
      if (typeof note === 'string') return [];
      const [column, text] = note;
      const becomes = columns[column];
      return becomes && becomes.kind !== 'ignored' ? [[column, `${becomes.header} ${text}`]] : [];
    }),
  ];
  for (const field of LISTS_OF_NAMES) {
    const text = body[field];
    if (text !== undefined && isNoName(text))
      notes.push(atCell(field, given, columns, `${field} “${quote(text)}” does not look like a name.`));
  }
  const doubt = doubtOfName(body.company_name ?? '-', given);
  if (doubt !== null && problems.length === 0)
    notes.push(
      atCell('company_name', given, columns, `company_name “${quote(body.company_name ?? '')}” ${doubt}`),
    );
  const unknown = VALUE_FIELDS.flatMap((field) => {
    const text = body[field];
    return text === undefined || CODE_OF[field](text) !== null ? [] : [{ field, text: quote(text) }];
  });
  const company_name = shortened(body.company_name ?? '', LONGEST_NAME) || null;
  const base = { line, company_name, unknown, id_column: columnOf('id', given, columns) };
  if (problems.length > 0) return { ...base, notes, problems, row: null };
  const left = leaveOutWrong(body, given, columns);
  const { canton, sector } = body;
  try {
    return { ...base, notes: [...left, ...notes], problems, row: toRow(readBody(body), values) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    Object.assign(body, { canton, sector });
    left.push(...leaveOutFaults(body, given, columns));
    dropCurrencyOfNothing(body, given, columns);
  }
  try {
    return { ...base, notes: [...left, ...notes], problems, row: toRow(readBody(body), values) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { ...base, notes, problems: [refusedNote(body, given, columns, error.message)], row: null };
  }
}

const DOUBTS = {
  amount: 'counts as set, and its amount is left out.',
  words: 'is read as an amount: its other words are not used.',
  not_yes: 'counts as set: any entry does.',
  unused: 'is not used: another column has this field.',
  replaced: 'holds characters that could not be read.',
} as const;

function unreadableText({ header, cell, isOfUnsureUnit }: UnreadableCell): string {
  const why = isErrorCell(cell)
    ? 'is an error of the spreadsheet and is left out.'
    : isOfUnsureUnit
      ? 'is left out: its unit or currency is in doubt.'
      : 'cannot be read and is left out.';
  return `${header} “${quote(cell)}” ${why}`;
}

/** Returns the reasons why a line cannot be imported. Invalid values of optional fields are ignored instead. */
function problemsOf(
  body: ImportBody,
  cells: readonly string[],
  columns: LinesOrder['columns'],
  headers: readonly string[],
): LineNote[] {
  const { company_name } = body;
  const isTooWide = cells.slice(columns.length).some(isTruthyCell);
  return [
    ...(isTooWide ? [`The row has ${cells.length} cells, the header ${columns.length}.`] : []),
    ...(company_name === undefined
      ? [atCell('company_name', cells, columns, noNameText(cells, columns, headers))]
      : []),
    ...[setAsideReason(company_name ?? '', cells, headers)].filter((reason) => reason !== null),
  ];
}

function noNameText(
  cells: readonly string[],
  columns: LinesOrder['columns'],
  headers: readonly string[],
): string {
  const name = cellOf('company_name', cells, columns);
  if (isErrorCell(name)) return `company_name “${name}” is an error of the spreadsheet.`;
  return isTooLong(name)
    ? tooLongText(name, headers[columnOf('company_name', cells, columns) ?? 0] ?? '')
    : 'company_name is empty.';
}

/** Removes invalid years and addresses from the body. @returns notes with the reasons */
const leaveOutWrong = (
  body: ImportBody,
  cells: readonly string[],
  columns: LinesOrder['columns'],
): LineNote[] =>
  leaveOutWrongValues(body).map(({ field, what }) => {
    const text = quote(cellOf(field, cells, columns));
    return atCell(field, cells, columns, `${field} “${text}” is not ${what} and is left out.`);
  });

/** Removes every field that is invalid on its own from an invalid body. @returns notes with the reasons */
function leaveOutFaults(
  body: ImportBody,
  cells: readonly string[],
  columns: LinesOrder['columns'],
): LineNote[] {
  return Object.keys(body)
    .filter(isOptionalField)
    .flatMap((field) => {
      const fault = faultOf({ company_name: ANY_NAME, [field]: body[field], awards: [] });
      if (fault === null) return [];
      delete body[field];
      return [atCell(field, cells, columns, `${fault} The value is left out.`)];
    });
}

/** Removes the currency if the amount was ignored. Otherwise it would apply to a previously imported amount. */
function dropCurrencyOfNothing(
  body: ImportBody,
  cells: readonly string[],
  columns: LinesOrder['columns'],
): void {
  const hasAmount = columnOf('raised_money', cells, columns) !== null;
  if (hasAmount && body.raised_money === undefined) delete body.raised_currency;
}

/** Returns the reason for refusing a line: an invalid name, an invalid award, or another error. */
function refusedNote(
  { company_name, awards }: ImportBody,
  cells: readonly string[],
  columns: LinesOrder['columns'],
  text: string,
): LineNote {
  const nameFault = faultOf({ ...(company_name !== undefined && { company_name }), awards: [] });
  if (nameFault !== null) return atCell('company_name', cells, columns, nameFault);
  const refused = awards.find((award) => faultOf({ company_name: ANY_NAME, awards: [award] }) !== null);
  const column = columns.findIndex(
    (each, at) => each?.kind === 'award' && each.award === refused && isTruthyCell(cells[at] ?? ''),
  );
  return column < 0 ? text : [column, text];
}

/** Placeholder name in a body that is built to validate another field. */
const ANY_NAME = '-';

const isOptionalField = (field: string): field is Exclude<keyof ImportBody, 'company_name' | 'awards'> =>
  field !== 'company_name' && field !== 'awards';

/** Returns the reason why a body cannot be stored; null for a valid body. */
function faultOf(body: ImportBody): string | null {
  try {
    const row = readBody(body);
    readContent(row);
    readExternalId(row);
    return null;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return error.message;
  }
}

/** Returns a note on the cell of a field. If the file has no column for the field, the note concerns the line. */
function atCell(
  field: string,
  cells: readonly string[],
  columns: LinesOrder['columns'],
  text: string,
): LineNote {
  const column =
    columnOf(field, cells, columns) ??
    columns.findIndex((one) => one && 'field' in one && one.field === field);
  return column < 0 ? text : [column, text];
}

const isTooLong = (cell: string): boolean => cell.length > MAX_CELL_CHARACTERS;

/** Returns notes on cells that are too long. Such cells are not parsed, because parsing them would take long. */
function tooLongNotes(
  cells: readonly string[],
  columns: LinesOrder['columns'],
  headers: readonly string[],
): CellNote[] {
  return cells.flatMap((cell, index): CellNote[] => {
    const becomes = columns[index];
    if (!isTooLong(cell) || !becomes || becomes.kind === 'ignored') return [];
    return [[index, `${tooLongText(cell, headers[index] ?? '')} It is left out.`]];
  });
}

function tooLongText(cell: string, header: string): string {
  const [length, most] = [cell.length, MAX_CELL_CHARACTERS].map((count) => groupDigits(count, 0));
  return `${quote(header.trim() || 'A column without a header')} has ${length} characters. A cell may have ${most} at most.`;
}

/** Removes hidden characters from names. Copied text often contains them. */
function cleanNames(body: ImportBody): void {
  for (const field of NAME_FIELDS) {
    const name = body[field];
    if (name === undefined) continue;
    const clean = readNameCell(name);
    if (clean === '') delete body[field];
    else body[field] = clean;
  }
}

/** Returns the index of the first column that has a non-empty cell for a field; null if there is none. */
function columnOf(field: string, cells: readonly string[], columns: LinesOrder['columns']): number | null {
  const index = columns.findIndex(
    (column, at) => column && 'field' in column && column.field === field && isTruthyCell(cells[at] ?? ''),
  );
  return index < 0 ? null : index;
}

const cellOf = (field: string, cells: readonly string[], columns: LinesOrder['columns']): string =>
  (cells[columnOf(field, cells, columns) ?? -1] ?? '').trim();

/**
 * Validates a body against the limits of the request that imports a single row.
 * @throws Refusal with the validation message
 */
function readBody(body: ImportBody): ImportRowBody {
  validate ??= compileStrictly<ImportRowBody>({}, 'body', ImportRow);
  if (!validate(body))
    throw Object.assign(new Error(validationMessage(validate.errors ?? [])), { statusCode: 400 });
  return body;
}

/** Converts an import body to a row. @throws Refusal for invalid content */
function toRow(body: ImportRowBody, values: ValueChoices): LineRow {
  const received = readReceived(body);
  // The body is modified, because copying it would take a considerable part of the parsing time.
  body.canton = codeOf('canton', body.canton, values);
  body.sector = codeOf('sector', body.sector, values);
  const content = readContent(body);
  const external_id = readExternalId(body);
  const content_hash = contentHash(content);
  const name_key = nameKeyOf(content.company_name);
  const website_host = websiteKey(content.website);
  const search_key = searchKeyOf(content);
  const beside = { external_id, content_hash, received, search_key, name_key, website_host };
  const uid = uidOf(external_id);
  return {
    ...{ external_id, content_hash, uid, website_host, name_key },
    content: contentText(content, beside),
  };
}

function codeOf(field: ValueField, text: string | null | undefined, values: ValueChoices): string | null {
  return CODE_OF[field](text) ?? codeChosen(values, field, foldText(text));
}
