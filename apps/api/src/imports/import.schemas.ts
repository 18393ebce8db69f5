import { Type, type Static } from '@sinclair/typebox';
import { CANTON_CODES, DELIMITERS, ENCODINGS, SECTORS } from '@vaglio/startups-domain';
import {
  closed,
  idParams,
  nullableString,
  oneOf,
  pageQuery,
  ref,
  seenVersion,
  version,
} from '../platform/http/validation/schema-parts';
import { MAX_NAME_LENGTH } from '../platform/http/validation/text-limits';
import { MAX_COLUMNS, MAX_HEADER_LINE, MAX_UPLOAD_BYTES } from './import.limits';
import { IMPORT_STATES } from '../platform/db/schema/imports.table';

const text = Type.Union([Type.String(), Type.Null()]);
const integer = Type.Integer();

const ImportColumn = closed(
  {
    header: Type.String(),
    samples: Type.Array(Type.String(), { description: 'The first values' }),
    becomes: Type.String({ description: "A field's name, award, or leave_out" }),
    award: text,
    is_weighted: Type.Boolean({ description: 'True if the award is a parameter' }),
    how: oneOf(['recognised', 'guessed', 'remembered', 'chosen', 'unknown']),
    candidates: Type.Array(Type.String(), { description: 'Awards with similar names' }),
  },
  { $id: 'ImportColumn' },
);

const ImportCounts = closed(
  {
    create: integer,
    update: integer,
    unchanged: integer,
    failed: integer,
    noted: Type.Integer({ description: 'Rows that do not fail, of which values are left out or doubtful' }),
    by_id: integer,
    by_website: integer,
    by_name: integer,
    fields: Type.Integer({ description: 'Fields that the updates change' }),
    prevented: Type.Integer({ description: "Fields that a person's value keeps as they are" }),
  },
  { $id: 'ImportCounts' },
);

const valueField = oneOf(['canton', 'sector']);

const UnknownImportValue = closed(
  {
    field: valueField,
    text: Type.String(),
    lines: integer,
    code: text,
  },
  {
    $id: 'UnknownImportValue',
    description: 'A text that names no canton or sector; code is what a person chose',
  },
);

const summary = {
  id: Type.String(),
  file_name: Type.String(),
  size: integer,
  received: Type.Integer({ description: 'Bytes that have arrived; the upload goes on from there' }),
  state: oneOf(IMPORT_STATES),
  problem: text,
  interrupted: Type.Union([oneOf(['reading', 'checking']), Type.Null()], {
    description: 'The step that was killed and that only an order repeats: checkImport',
  }),
  rows: Type.Integer({ description: 'Rows that hold text' }),
  blank: integer,
  done: Type.Integer({ description: 'Rows done of the work under way' }),
  counts: Type.Union([ref(ImportCounts), Type.Null()]),
  changed_since: Type.Union([integer, Type.Null()], {
    description:
      'Number of rows that an undo keeps, because somebody changed them after the import. For an import that was ' +
      'undone, the number of rows that were kept. Null in the list and in other states',
  }),
  created_by: text,
  uploaded_by: Type.Array(Type.String(), { description: 'Other people who sent the file or parts of it' }),
  committed_by: text,
  undone_by: text,
  created_at: Type.String(),
  started_at: text,
  committed_at: text,
  undone_at: text,
};

const ImportSummary = closed(summary, { $id: 'ImportSummary' });
export type ImportSummaryBody = Static<typeof ImportSummary>;

export const ImportFile = closed(
  {
    ...summary,
    version: Type.Integer({
      ...version,
      description: 'Counts what people changed or ordered, not the work that follows; sent back as If-Match',
    }),
    format: Type.Union([oneOf(['csv', 'xlsx']), Type.Null()]),
    encoding: text,
    delimiter: text,
    sheet: text,
    sheets: Type.Array(Type.String()),
    header_line: Type.Integer({ description: 'Line of the headers in the spreadsheet' }),
    decimal: Type.Union([oneOf(['point', 'comma']), Type.Null()], {
      description:
        'Decimal mark of amounts, as chosen or as other amounts show; null: a mark before three digits groups',
    }),
    date_order: Type.Union([oneOf(['day_first', 'month_first', 'unsure']), Type.Null()], {
      description:
        'Order of day and month, as chosen or as dates of the file prove; unsure: they prove both, and dates that exist in both orders are left out; null: the day comes first',
    }),
    chosen: Type.Array(oneOf(['encoding', 'delimiter', 'sheet', 'header_line', 'decimal', 'date_order']), {
      description: 'What of this a person chose; the rest is detected',
    }),
    read_notes: Type.Array(Type.String(), { description: 'What to know of how the file was read' }),
    top_rows: Type.Array(closed({ line: integer, cells: Type.Array(Type.String()) }), {
      description: 'The first rows as they stand, those above the headers included',
    }),
    undo_costs: Type.Union(
      [
        closed({
          startups: integer,
          names: Type.Array(Type.String(), { description: 'Of the first of them, by name' }),
        }),
        Type.Null(),
      ],
      {
        description:
          'Startups that somebody contacted or took further and that lose what only this import says of them when it is undone; null unless it is written',
      },
    ),
    columns: Type.Array(ref(ImportColumn)),
    unknown_values: Type.Array(ref(UnknownImportValue)),
    first_rows: Type.Array(closed({ line: integer, cells: Type.Array(Type.String()) })),
    curation: Type.Union(
      [
        closed({
          waiting: Type.Integer({ description: 'Rows that are not curated yet' }),
          ranked: Type.Integer({ description: 'Startups of its rows that are in the ranked list now' }),
        }),
        Type.Null(),
      ],
      { description: 'What became of the rows of an import that is written; null otherwise' },
    ),
    awards: Type.Array(Type.String(), { description: 'Weighted awards, which a column can become' }),
  },
  { $id: 'ImportFile' },
);
export type ImportFileBody = Static<typeof ImportFile>;

const MapImport = closed(
  {
    encoding: Type.Optional(oneOf(ENCODINGS)),
    delimiter: Type.Optional(oneOf(DELIMITERS)),
    sheet: Type.Optional(Type.String({ maxLength: 100 })),
    header_line: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1, maximum: MAX_HEADER_LINE }), Type.Null()], {
        description: 'Line of the headers; null to detect it',
      }),
    ),
    decimal: Type.Optional(
      Type.Union([oneOf(['point', 'comma']), Type.Null()], {
        description: 'Decimal mark of amounts; null to read each amount by itself',
      }),
    ),
    date_order: Type.Optional(
      Type.Union([oneOf(['day_first', 'month_first']), Type.Null()], {
        description: 'Order of day and month in dates; null to detect it',
      }),
    ),
    columns: Type.Optional(
      Type.Array(
        closed({
          becomes: Type.String({ minLength: 1, maxLength: 60 }),
          award: Type.Optional(nullableString(MAX_NAME_LENGTH)),
        }),
        { maxItems: MAX_COLUMNS },
      ),
    ),
    values: Type.Optional(
      Type.Array(
        closed({
          field: valueField,
          text: Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH }),
          code: Type.Unsafe<string | null>({
            enum: [...CANTON_CODES, ...SECTORS.map(({ code }) => code), null],
          }),
          keep: Type.Optional(Type.Boolean({ description: 'Kept as an alias for later files' })),
        }),
        { maxItems: 200 },
      ),
    ),
  },
  { $id: 'MapImport' },
);
export type MapImportBody = Static<typeof MapImport>;

const tags = ['imports'];
const one = { tags, params: idParams, response: { 200: ref(ImportFile) } };

export const openImportSchema = {
  operationId: 'openImport',
  tags,
  summary: 'Begin an import; the file follows in one or several parts',
  body: closed({
    name: Type.String({ minLength: 1, maxLength: 500 }),
    size: Type.Integer({ minimum: 0, description: 'Bytes, at most 200 MB' }),
  }),
  refuses: [409],
  response: { 201: ref(ImportFile) },
};

export const uploadImportSchema = {
  ...one,
  operationId: 'uploadImport',
  summary: 'Send the next bytes of the file, as application/octet-stream',
  querystring: closed({
    offset: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MAX_UPLOAD_BYTES,
        description: 'Where the bytes begin in the file',
      }),
    ),
  }),
  refuses: [409],
};

export const listImportsSchema = {
  operationId: 'listImports',
  tags,
  summary: 'Imports, the newest first',
  querystring: closed({
    page: pageQuery.page,
    pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  response: {
    200: ref(
      closed(
        { items: Type.Array(ref(ImportSummary)), total: integer, page: integer, pageSize: integer },
        { $id: 'ImportPage' },
      ),
    ),
  },
};

export const readImportSchema = {
  ...one,
  operationId: 'readImport',
  summary: 'One import with its columns and counts',
};

export const mapImportSchema = {
  ...one,
  operationId: 'mapImport',
  summary: 'Choose how the file is read and what its columns and values become; the check follows',
  headers: seenVersion,
  body: ref(MapImport),
  refuses: [409],
};

const act = { ...one, body: Type.Optional(closed({})), refuses: [409] };
export const checkImportSchema = {
  ...act,
  operationId: 'checkImport',
  headers: seenVersion,
  summary: 'Check an import again, or read its file again where that has failed',
};
export const commitImportSchema = {
  ...act,
  operationId: 'commitImport',
  headers: seenVersion,
  summary: 'Write the good rows of a checked import',
};
export const cancelImportSchema = {
  ...act,
  operationId: 'cancelImport',
  headers: seenVersion,
  summary: 'Give an import up before it is written',
};
export const undoImportSchema = {
  ...act,
  operationId: 'undoImport',
  headers: seenVersion,
  summary: 'Take back the rows of an import that nobody changed since',
};
