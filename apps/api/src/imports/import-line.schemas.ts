import { Type, type Static } from '@sinclair/typebox';
import {
  closed,
  idParams,
  oneOf,
  pageQuery,
  ref,
  seenVersion,
} from '../platform/http/validation/schema-parts';
import { MAX_CELL_CHARACTERS, MAX_COLUMNS } from './import.limits';
import { ImportFile } from './import.schemas';
import { LINE_OUTCOMES } from '../platform/db/schema/import-lines.table';

const text = Type.Union([Type.String(), Type.Null()]);
const integer = Type.Integer();
const tags = ['imports'];
/** Numbers are also sent as text, because their format depends on the field. */
const value = text;

const ImportLine = closed(
  {
    line: Type.Integer({ description: 'Line of the spreadsheet, where the headers are line 1' }),
    company_name: text,
    outcome: oneOf(LINE_OUTCOMES),
    found_by: Type.Union([oneOf(['id', 'website', 'name']), Type.Null()]),
    notes: Type.Array(Type.String(), { description: 'Why it fails, or what is left out' }),
    cells: Type.Array(
      closed({
        column: Type.Integer({ description: 'Position in the row, from 0' }),
        header: Type.String(),
        text: Type.String({ description: 'At most the first 1,000 characters' }),
        note: Type.String(),
      }),
      { description: 'The cells that notes are about, which can be corrected before the import' },
    ),
    changes: Type.Array(closed({ field: Type.String(), before: value, after: value })),
    prevented: Type.Array(closed({ field: Type.String(), value, present: value, by: text }), {
      description: "What a person's value keeps out, and whose it is",
    }),
    summary: closed({
      sector: text,
      canton: text,
      founding_year: Type.Union([integer, Type.Null()]),
      awards: integer,
    }),
    startup_id: text,
    looks_like: Type.Union(
      [closed({ id: Type.String(), company_name: Type.String(), certainty: Type.Number() }), Type.Null()],
      {
        description: 'A startup with a similar name, of a line that creates one',
      },
    ),
    kept: Type.Union([Type.String(), Type.Null()], { description: 'Why an undo kept it' }),
  },
  { $id: 'ImportLine' },
);
export type ImportLineBody = Static<typeof ImportLine>;

export const listImportLinesSchema = {
  operationId: 'listImportLines',
  tags,
  summary: 'Lines of a checked import with what becomes of them',
  params: idParams,
  querystring: closed({
    page: pageQuery.page,
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    outcome: Type.Optional(
      oneOf([...LINE_OUTCOMES, 'kept', 'noted'], {
        description: 'kept by an undo; noted: written with values left out or doubtful',
      }),
    ),
  }),
  response: {
    200: ref(
      closed(
        { items: Type.Array(ref(ImportLine)), total: integer, page: integer, pageSize: integer },
        { $id: 'ImportLinePage' },
      ),
    ),
  },
};

export const readImportErrorsSchema = {
  operationId: 'readImportErrors',
  tags,
  summary: 'The failed rows as CSV: the columns of the file, and the reason last',
  params: idParams,
  produces: ['text/csv'],
  response: { 200: Type.String() },
};

export const correctImportCellSchema = {
  operationId: 'correctImportCell',
  tags,
  summary: 'Correct a cell of a checked import; the check follows',
  params: idParams,
  headers: seenVersion,
  body: ref(
    closed(
      {
        line: Type.Integer({ minimum: 1, description: 'Line of the spreadsheet' }),
        column: Type.Integer({
          minimum: 0,
          maximum: MAX_COLUMNS - 1,
          description: 'Position in the row, from 0',
        }),
        text: Type.String({ maxLength: MAX_CELL_CHARACTERS }),
      },
      { $id: 'ImportCellCorrection' },
    ),
  ),
  refuses: [409],
  response: { 200: ref(ImportFile) },
};
