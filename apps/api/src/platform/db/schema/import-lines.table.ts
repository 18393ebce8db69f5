import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { imports } from './imports.table';

/** A field that an import changes; an award has only what is added. */
export type LineChange = { field: string; before: string | number | null; after: string | number | null };

/** A value of the file that a person's value keeps out. */
export type PreventedChange = {
  field: string;
  value: string | number;
  present: string | number;
  user_id: string | null;
};

/** How a cell was read where that is not plain, by its column from 0; the text follows the name of the column. */
export type CellNote = [column: number, text: string];

/** A note on a whole line, or on one of its cells, which a person can correct; the text is whole. */
export type LineNote = string | CellNote;

export const LINE_OUTCOMES = ['create', 'update', 'unchanged', 'failed'] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];

/** The lines of an imported file: what they hold, what the check found, and what the import wrote. */
export const importLines = pgTable(
  'import_lines',
  {
    import_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** In the spreadsheet, where the first line is 1. */
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    /** Characters of the cells as JSON; null where an earlier release stored the line. */
    size: integer(),
    /** Null before the first check. */
    outcome: text({ enum: LINE_OUTCOMES }),
    company_name: text(),
    /** By which key the company of an update was found. */
    found_by: text({ enum: ['id', 'website', 'name'] }),
    /** How its cells were read, as far as that is not plain. */
    read_notes: jsonb().$type<CellNote[]>().notNull().default([]),
    /** Why it fails, or what of it is left out. */
    notes: jsonb().$type<LineNote[]>().notNull().default([]),
    changes: jsonb().$type<LineChange[]>().notNull().default([]),
    /** What a person's value keeps from changing. */
    prevented: jsonb().$type<PreventedChange[]>().notNull().default([]),
    /** The raw row that the line becomes, without empty fields; null for one that writes nothing. */
    content: jsonb().$type<Record<string, unknown>>(),
    /** The raw row that the check saw, or the new one that the import wrote. */
    raw_id: bigint({ mode: 'number' }),
    /** What the check saw: the import refuses to write when it has changed. Null for a new row. */
    raw_version: integer(),
    startup_id: bigint({ mode: 'number' }),
    startup_version: integer(),
    /** The raw row as an update found it. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** Version of the raw row after the import: another one means that somebody changed it since. */
    written_version: integer(),
    /** Why an undo left it. */
    kept: text(),
  },
  (t) => [
    primaryKey({ columns: [t.import_id, t.line] }),
    index('import_lines_outcome').on(t.import_id, t.outcome, t.line),
    index('import_lines_raw').on(t.raw_id),
    index('import_lines_kept')
      .on(t.import_id)
      .where(sql`${t.kept} is not null`),
  ],
);

export type ImportLine = typeof importLines.$inferSelect;
