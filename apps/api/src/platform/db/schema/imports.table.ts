import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, createdAt, id, timestamp } from './columns';
import { leaseColumns } from './lease-columns';

/** The target of a column: a field by its name, an award, or nothing. */
export type ColumnChoice = {
  /** A field, 'award', or 'leave_out'. */
  becomes: string;
  /** Name of the award; null for anything else. */
  award: string | null;
  how: 'recognised' | 'guessed' | 'remembered' | 'chosen' | 'unknown';
  /** Awards with similar names, of which a person chooses. */
  candidates: string[];
};

/** Numbers of lines by the result of the check. */
export type ImportCounts = {
  create: number;
  update: number;
  unchanged: number;
  failed: number;
  /** Lines that do not fail, of which values are left out or doubtful; absent where an earlier release checked. */
  noted?: number;
  /** Of the updates, by which key the company was found. */
  by_id: number;
  by_website: number;
  by_name: number;
  /** Fields that an update changes, and those that a person's value keeps as they are. */
  fields: number;
  prevented: number;
};

export type ValueField = 'canton' | 'sector';

/** Codes that a person chose for texts, by folded text. */
export type ValueChoices = Record<ValueField, Record<string, string>>;

/** A text that names no canton or sector, with the number of its lines. */
export type UnknownValue = { field: ValueField; text: string; lines: number };

/** Uploading, then work of the server until `checked`, then what a person decides; `failed` says why in `problem`. */
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

/** States in which a server works on an import, under its lease. */
export const WORKING_STATES = ['reading', 'checking', 'committing', 'undoing'] as const;

/** A file that is imported, from its upload to its report; kept for good once it was written. */
export const imports = pgTable(
  'imports',
  {
    id: id(),
    file_name: text().notNull(),
    /** Bytes, as announced; the upload is whole when `received` reaches it. */
    size: bigint({ mode: 'number' }).notNull(),
    received: bigint({ mode: 'number' }).notNull().default(0),
    state: text({ enum: IMPORT_STATES }).notNull().default('uploading'),
    /** For people: why it failed, or why it waits for another check. */
    problem: text(),
    /** The step that a killed thread or server left undone: only a person repeats it. */
    interrupted: text({ enum: ['reading', 'checking'] }),
    /** How the file is read; a person's choice beats what is detected. */
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
    /** Line of the headers in the spreadsheet. */
    header_line: integer().notNull().default(1),
    /** The first values of each column that hold text. */
    samples: jsonb().$type<string[][]>().notNull().default([]),
    /** The decimal mark that the cells of each column show. */
    decimals: jsonb().$type<('.' | ',' | null)[]>().notNull().default([]),
    /** The first rows of the file, those above the headers included. */
    top_rows: jsonb().$type<TopRow[]>().notNull().default([]),
    /** Notes for people on how the file was read. */
    read_notes: jsonb().$type<string[]>().notNull().default([]),
    columns: jsonb().$type<ColumnChoice[]>().notNull().default([]),
    value_choices: jsonb().$type<ValueChoices>().notNull().default({ canton: {}, sector: {} }),
    /** Cantons and sectors of the file that would become Unknown. */
    unknown_values: jsonb().$type<UnknownValue[]>().notNull().default([]),
    /** Rows that hold text, and those that do not. */
    rows: integer().notNull().default(0),
    blank: integer().notNull().default(0),
    counts: jsonb().$type<ImportCounts>(),
    /** Rows done of the work under way. */
    done: integer().notNull().default(0),
    ...leaseColumns(),
    /** Who had it written or undone: the job acts for them. */
    actor: jsonb().$type<JobActor>(),
    created_by: uuid(),
    /** All people who sent bytes of the file, in the order of their first ones. */
    uploaded_by: uuid()
      .array()
      .notNull()
      .default(sql`'{}'`),
    committed_by: uuid(),
    undone_by: uuid(),
    /** Counts what people changed or ordered, not the work that follows. Carried by If-Match. */
    version: integer().notNull().default(1),
    /** Who did that last, and when. */
    changed_by: uuid(),
    changed_at: timestamp(),
    checked_at: timestamp(),
    /** Start and end of the writing. */
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
};

/** A row of a file, its cells shortened but otherwise unchanged. */
export type TopRow = { line: number; cells: string[] };

export type JobActor = {
  userId: string | null;
  sessionId: string | null;
  ip: string | null;
  requestId: string | null;
};

/** The uploaded file in pieces, until it is written or given up. */
export const importPieces = pgTable(
  'import_pieces',
  {
    import_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Where it begins in the file. */
    position: bigint({ mode: 'number' }).notNull(),
    bytes: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.import_id, t.position] })],
);

/** How people mapped the columns of a set of headers: proposed for the next file that has them. */
export const importMappings = pgTable('import_mappings', {
  /** Digest of the folded headers in their order. */
  headers_key: text().primaryKey(),
  columns: jsonb().$type<ColumnChoice[]>().notNull(),
  updated_at: createdAt(),
});

/** Cantons and sectors as people write them, with the code that a person chose for them. */
export const importAliases = pgTable(
  'import_aliases',
  {
    field: text({ enum: ['canton', 'sector'] }).notNull(),
    /** Folded. */
    alias_key: text().notNull(),
    alias: text().notNull(),
    code: text().notNull(),
    created_by: uuid(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.field, t.alias_key] })],
);
