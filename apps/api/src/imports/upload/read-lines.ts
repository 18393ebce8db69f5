import {
  cantonCode,
  isErrorCell,
  unitOfHeader,
  foldText,
  groupDigits,
  isTruthyCell,
  sectorCode,
  toImportBody,
  websiteKey,
  type ImportBody,
  type DecimalMark,
  type ImportColumn,
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
import { readCells, type FileRow } from '../file/file-table';
import { MAX_CELL_CHARACTERS } from '../import.limits';
import { codeChosen } from '../import-counts';
import type { CellNote, LineNote } from '../../platform/db/schema/import-lines.table';
import type { ValueChoices, ValueField } from '../../platform/db/schema/imports.table';
import { contentText } from '../line-content';

export type LinesOrder = {
  /** As in the file, for messages. */
  headers: readonly string[];
  columns: (ImportColumn | null)[];
  /** Codes for texts that name no canton or sector. */
  values: ValueChoices;
  /** The decimal mark of the file. */
  decimal?: DecimalMark | undefined;
  /** Their cells as JSON, as they are stored. */
  lines: { line: number; cells: string; read_notes?: CellNote[] }[];
};

/** What a line holds, or why it cannot be imported. */
export type ReadLine = {
  line: number;
  company_name: string | null;
  /** Why it fails; [] for one that can be imported. */
  problems: LineNote[];
  /** What of it is left out. */
  notes: LineNote[];
  row: LineRow | null;
  /** Position of its ID; null for a file without one. */
  id_column: number | null;
  /** Texts that name no canton or sector, also those for which a person chose one. */
  unknown: { field: ValueField; text: string }[];
};

/** A row that a line holds, by the keys of the check; the whole of it is needed for few. */
export type LineRow = {
  external_id: string | null;
  content_hash: string;
  uid: string | null;
  website_host: string | null;
  name_key: string;
  /** @see contentText */
  content: string;
};

const YEARS = { first: 1800, last: 2100 };
const LONGEST_QUOTE = 60;
/** A name that can be imported has 200 characters, each of which may take two. */
const LONGEST_NAME = 400;
const CODE_OF: Readonly<Record<ValueField, (text: string | null | undefined) => string | null>> = {
  canton: cantonCode,
  sector: sectorCode,
};
const NAME_FIELDS = ['company_name', 'social_reason', 'first_name', 'last_name'] as const;
const VALUE_FIELDS = ['canton', 'sector'] as const;

/** Reads lines of a file by the columns that a person confirmed. Pure: runs in a thread, because it takes long. */
export function readImportLines({ lines, ...order }: LinesOrder): ReadLine[] {
  const units = order.columns.map((column, index) =>
    column?.kind === 'amount' ? unitOfHeader(order.headers[index] ?? '') : null,
  );
  return lines.map(({ line, cells, read_notes }) =>
    readLine({ line, cells: readCells(cells), notes: read_notes ?? [] }, { ...order, units }),
  );
}

/** Compiled once in each thread. */
let validate: ValidateFunction<ImportRowBody> | undefined;

function readLine(
  { line, cells: given, notes: readNotes = [] }: FileRow,
  { headers, columns, values, decimal, units }: Omit<LinesOrder, 'lines'> & { units: (string | null)[] },
): ReadLine {
  const cells = given.map((cell) => (isTooLong(cell) ? '' : cell));
  const { body, unreadable, doubtful } = toImportBody({ columns }, cells, { decimal, units });
  cleanNames(body);
  const problems = problemsOf(body, given, columns, headers);
  const notes: LineNote[] = [
    ...tooLongNotes(given, columns, headers),
    ...unreadable.map(({ column, header, cell }): CellNote => [column, unreadableText(header, cell)]),
    ...doubtful.map(({ column, header, cell, doubt }): CellNote => [
      column,
      `${header} “${quote(cell)}” ${DOUBTS[doubt]}`,
    ]),
    ...readNotes.flatMap(([column, text]): CellNote[] => {
      const becomes = columns[column];
      return becomes && becomes.kind !== 'ignored' ? [[column, `${becomes.header} ${text}`]] : [];
    }),
  ];
  const unknown = VALUE_FIELDS.flatMap((field) => {
    const text = body[field];
    return text === undefined || CODE_OF[field](text) !== null ? [] : [{ field, text: quote(text) }];
  });
  const company_name = shortened(body.company_name ?? '', LONGEST_NAME) || null;
  const base = { line, company_name, unknown, id_column: columnOf('id', given, columns) };
  if (problems.length > 0) return { ...base, notes, problems, row: null };
  const left = [...leaveOutWrongYearAndEmail(body, given, columns)];
  const { canton, sector } = body;
  try {
    return { ...base, notes: [...left, ...notes], problems, row: toRow(readBody(body), values) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    Object.assign(body, { canton, sector });
    left.push(...leaveOutFaults(body, given, columns));
  }
  try {
    return { ...base, notes: [...left, ...notes], problems, row: toRow(readBody(body), values) };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { ...base, notes, problems: [atCell('company_name', given, columns, error.message)], row: null };
  }
}

const DOUBTS = {
  negative: 'counts as set: any entry does.',
  unused: 'is not used: another column has this field.',
  replaced: 'holds characters that could not be read.',
} as const;

const unreadableText = (header: string, cell: string): string =>
  isErrorCell(cell)
    ? `${header} “${quote(cell)}” is an error of the spreadsheet and is left out.`
    : `${header} “${quote(cell)}” cannot be read and is left out.`;

/** Why the line cannot be imported at all; a wrong value of any other field than the name is only left out. */
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
    ...(isFooter(company_name ?? '', cells) ? [footerText(company_name ?? '')] : []),
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

/** Takes a founding year or email that is none out of the body. @returns the reasons */
function leaveOutWrongYearAndEmail(
  body: ImportBody,
  cells: readonly string[],
  columns: LinesOrder['columns'],
): LineNote[] {
  const { founding_year: year, email } = body;
  const isYear = year === undefined || (Number.isInteger(year) && year >= YEARS.first && year <= YEARS.last);
  const isEmail = email === undefined || areAddresses(email);
  if (!isYear) delete body.founding_year;
  if (!isEmail) delete body.email;
  const reason = (field: 'founding_year' | 'email', what: string) =>
    atCell(
      field,
      cells,
      columns,
      `${field} “${quote(cellOf(field, cells, columns))}” is not ${what} and is left out.`,
    );
  return [
    ...(isYear ? [] : [reason('founding_year', 'a year')]),
    ...(isEmail ? [] : [reason('email', 'an address')]),
  ];
}

/** Takes each field out of a refused body that is refused alone too. @returns the reasons */
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

/** Name of a body in which another field is tried alone. */
const ANY_NAME = '-';

const isOptionalField = (field: string): field is Exclude<keyof ImportBody, 'company_name' | 'awards'> =>
  field !== 'company_name' && field !== 'awards';

/** Why a body cannot be stored; null where it can. */
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

/** A note on the cell of a field; on the line where the file has no column for it. */
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

/** Names of the lines below a table, folded: sums, and the words before a colon. */
const SUMS: ReadonlySet<string> = new Set(
  (
    'total,subtotal,sub total,zwischentotal,gesamttotal,gesamt,gesamtsumme,summe,zwischensumme,insgesamt,somme,totale,' +
    'somma,sum,grand total,total general,totale generale,sous total'
  ).split(','),
);
const REMARKS: ReadonlySet<string> = new Set(
  (
    'quelle,quellen,source,sources,fonte,fonti,stand,hinweis,hinweise,anmerkung,bemerkung,bemerkungen,remarque,' +
    'remarques,note,notes,nota,erstellt am,as of,legende'
  ).split(','),
);
const HAS_LETTER = /\p{L}/u;

/** Returns whether a line looks like one below the table: it is called so, and has no other text but numbers. */
function isFooter(name: string, cells: readonly string[]): boolean {
  if (name.length > LONGEST_NAME) return false;
  const [label = '', rest] = name.split(':');
  const isCalledSo = SUMS.has(foldText(label)) || (rest !== undefined && REMARKS.has(foldText(label)));
  return isCalledSo && cells.every((cell) => cell.trim() === name || !HAS_LETTER.test(cell));
}

const footerText = (name: string): string =>
  `company_name “${quote(name)}” looks like a line below the table. If it is a company, add another field to its row.`;

const isTooLong = (cell: string): boolean => cell.length > MAX_CELL_CHARACTERS;

/** Nothing of such a cell is read: the rules for its column would take long. */
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

/** An address or several, between blanks, commas or semicolons: texts with an at sign that neither begins nor ends them. */
function areAddresses(text: string): boolean {
  const parts = text.split(/[\s,;]/).filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => part.slice(1, -1).includes('@'));
}

/** Takes out of names what spreadsheets and web pages put into copied text, which names must not hold. */
function cleanNames(body: ImportBody): void {
  for (const field of NAME_FIELDS) {
    const name = body[field];
    if (name === undefined) continue;
    const clean = readNameCell(name);
    if (clean === '') delete body[field];
    else body[field] = clean;
  }
}

/** Position of the first cell of a field that holds text; null for none. */
function columnOf(field: string, cells: readonly string[], columns: LinesOrder['columns']): number | null {
  const index = columns.findIndex(
    (column, at) => column && 'field' in column && column.field === field && isTruthyCell(cells[at] ?? ''),
  );
  return index < 0 ? null : index;
}

const cellOf = (field: string, cells: readonly string[], columns: LinesOrder['columns']): string =>
  (cells[columnOf(field, cells, columns) ?? -1] ?? '').trim();

/** The limits of the row-by-row call hold here too. @throws Refusal in its words */
function readBody(body: ImportBody): ImportRowBody {
  validate ??= compileStrictly<ImportRowBody>({}, 'body', ImportRow);
  if (!validate(body))
    throw Object.assign(new Error(validationMessage(validate.errors ?? [])), { statusCode: 400 });
  return body;
}

/** @throws Refusal for what cannot be stored */
function toRow(body: ImportRowBody, values: ValueChoices): LineRow {
  const received = readReceived(body);
  // The body is of this line alone; a copy would be a good part of the time that reading it takes.
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

const quote = (text: string): string => shortened(text, LONGEST_QUOTE);

const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).toWellFormed()}…`;
