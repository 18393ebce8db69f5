import type { DateOrder } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';

/** Meaning of a file column: a field, an award, or nothing. */
export type ColumnChoice = {
  /** Name of a field; 'award' for an award; 'leave_out' to ignore the column. */
  becomes: string;
  /** Name of the award; null unless the column is an award. */
  award: string | null;
  how: 'recognised' | 'guessed' | 'remembered' | 'chosen' | 'unknown';
  /** Awards with similar names. A person selects one of them. */
  candidates: string[];
};

/** Numbers of lines, grouped by the result of the check. */
export type ImportCounts = {
  create: number;
  update: number;
  unchanged: number;
  failed: number;
  /** Lines that do not fail but have ignored or doubtful values. Missing if an earlier release checked the lines. */
  noted?: number;
  /** Numbers of updates, grouped by the key with which the company was found. */
  by_id: number;
  by_website: number;
  by_name: number;
  /** Number of fields that updates change, and number of fields whose change is prevented by a value from a person. */
  fields: number;
  prevented: number;
};

export type ValueField = 'canton' | 'sector';

/** Canton and sector codes that a person selected, by folded text. */
export type ValueChoices = Record<ValueField, Record<string, string>>;

/** Text that does not match any canton or sector, with the number of lines that contain it. */
export type UnknownValue = { field: ValueField; text: string; lines: number };

/**
 * States of an import. The server works until `checked`; then a person decides. If the state is `failed`, `problem`
 * contains the explanation.
 */
export const IMPORT_STATES = [
  'uploading',
  'reading',
  'checking',
  'checked',
  'committing',
  'committed',
  'undoing',
  'undone',
  'cancelled',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** States in which a server processes an import, under a lease. */
export const WORKING_STATES = ['reading', 'checking', 'committing', 'undoing'] as const;

/** Imports, from upload to report. Completed imports are kept permanently. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    file_name: text().notNull(),
    /** File size in bytes, as announced by the browser. The upload is complete when `received` reaches this size. */
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    state: text({ enum: IMPORT_STATES }).notNull().default('uploading'),
    /** Message to display: why the import failed, or why it must be checked again. */
    problem: text(),
    /** Step that did not finish because a thread or server crashed. Only a person can start it again. */
    interrupted: text({ enum: ['reading', 'checking'] }),
    /** Parsing options. An option that a person chose takes precedence over the detected value. */
    chosen: jsonb().$type<ReadingChoices>().notNull().default({}),
    format: text({ enum: ['csv', 'xlsx'] }),
    encoding: text(),
    delimiter: text(),
    sheet: text(),
    sheets: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    headers: jsonb().$type<string[]>().notNull().default([]),
    /** Spreadsheet line that contains the column headers. */
    header_line: integer().notNull().default(1),
    /** First non-empty values in each column. */
    samples: jsonb().$type<string[][]>().notNull().default([]),
    /** Decimal separator that was detected in each column. */
    decimals: jsonb().$type<('.' | ',' | null)[]>().notNull().default([]),
    /** Order of day and month that was detected in the dates of each column. */
    date_orders: jsonb().$type<(DateOrder | null)[]>().notNull().default([]),
    /** First rows of the file, including rows above the column headers. */
    top_rows: jsonb().$type<TopRow[]>().notNull().default([]),
    /** Notes about the parsing of the file, for display. */
    read_notes: jsonb().$type<string[]>().notNull().default([]),
    columns: jsonb().$type<ColumnChoice[]>().notNull().default([]),
    value_choices: jsonb().$type<ValueChoices>().notNull().default({ canton: {}, sector: {} }),
    /** Texts in the canton and sector columns that match no code and would become Unknown. */
    unknown_values: jsonb().$type<UnknownValue[]>().notNull().default([]),
    /** Website keys that lines with different company names share. They identify no company. */
    shared_websites: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Number of non-empty rows, and number of empty rows. */
    rows: integer().notNull().default(0),
    blank: integer().notNull().default(0),
    counts: jsonb().$type<ImportCounts>(),
    /** Number of rows that the current step has processed. */
    done: integer().notNull().default(0),
    ...leaseColumns(),
    /** Person who requested the import or its undo. The job writes in the name of this person. */
    actor: jsonb().$type<JobActor>(),
    created_by: uuid(),
    /** People who uploaded parts of the file, ordered by their first upload. */
    uploaded_by: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    committed_by: uuid(),
    undone_by: uuid(),
    /** Version of the import for If-Match. Only changes by people increment it, not the progress of the server. */
    version: integer().notNull().default(1),
    /** Person and time of the last change by a person. */
    changed_by: uuid(),
    changed_at: timestamp(),
    checked_at: timestamp(),
    /** Start and end of writing the imported rows. */
    started_at: timestamp(),
    committed_at: timestamp(),
    undone_at: timestamp(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index('imports_working')
      .on(t.id)
      .where(sql`${t.state} in ('reading', 'checking', 'committing', 'undoing')`),
    check(
      'imports_state',
      sql`${t.state} in (${sql.raw(IMPORT_STATES.map((state) => `'${state}'`).join(', '))})`,
    ),
  ],
);

export type ImportRecord = typeof imports.$inferSelect;

export type ReadingChoices = {
  encoding?: string;
  delimiter?: string;
  sheet?: string;
  headerLine?: number;
  decimal?: '.' | ',';
  dateOrder?: 'day_first' | 'month_first';
};

/** Row of the file with truncated cells. */
export type TopRow = { line: number; cells: string[] };

export type JobActor = {
  userId: string | null;
  sessionId: string | null;
  ip: string | null;
  requestId: string | null;
};

/** Parts of an uploaded file. They are deleted when the file is imported or discarded. */
export const importPieces = pgTable(
  'import_pieces',
  {
    import_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Offset of the part in the file, in bytes. */
    position: bigint({ mode: 'number' }).notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.import_id, t.position] })],
);

/** Last column mapping per set of headers. It is proposed for the next file with the same headers. */
export const importMappings = pgTable('import_mappings', {
  /** Digest of the folded column headers, in order. */
  headers_key: text().primaryKey(),
  columns: jsonb().$type<ColumnChoice[]>().notNull(),
  updated_at: createdAt(),
});

/** Spellings of cantons and sectors, with the code that a person selected for each. */
export const importAliases = pgTable(
  'import_aliases',
  {
    field: text({ enum: ['canton', 'sector'] }).notNull(),
    /** Folded text of the spelling. */
    alias_key: text().notNull(),
    alias: text().notNull(),
    code: text().notNull(),
    created_by: uuid(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.field, t.alias_key] })],
);
