import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { imports } from './imports.table';

/** Field that an import changes. For awards, only added values are listed. */
export type LineChange = { field: string; before: string | number | null; after: string | number | null };

/** Imported value that is ignored because a person set the field. */
export type PreventedChange = {
  field: string;
  value: string | number;
  present: string | number;
  user_id: string | null;
};

/**
 * Note about the parsing of a cell: its column index from 0, and a text to display after the column name. The third
 * entry is the original text of a corrected cell.
 */
export type CellNote = [column: number, text: string, original?: string];

/** Note about a line, or about a cell that a person can correct. */
export type LineNote = string | CellNote;

export const LINE_OUTCOMES = ['create', 'update', 'unchanged', 'failed'] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];

/** Lines of an imported file, with their cells, the result of the check, and the rows that the import wrote. */
export const importLines = pgTable(
  'import_lines',
  {
    import_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Number of the line in the spreadsheet, from 1. */
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    /** Number of characters of the cells as JSON; null for lines stored by an earlier release. */
    size: integer(),
    /** Result of the check; null before the first check. */
    outcome: text({ enum: LINE_OUTCOMES }),
    company_name: text(),
    /** Key with which the company to update was found. */
    found_by: text({ enum: ['id', 'website', 'name'] }),
    /** Notes about cells whose parsing is ambiguous, and reasons why the line does not belong to the table. */
    read_notes: jsonb().$type<LineNote[]>().notNull().default([]),
    /** Reasons for a failure, and notes about ignored values. */
    notes: jsonb().$type<LineNote[]>().notNull().default([]),
    changes: jsonb().$type<LineChange[]>().notNull().default([]),
    /** Changes that are prevented by a value from a person. */
    prevented: jsonb().$type<PreventedChange[]>().notNull().default([]),
    /** Content of the raw row that the line creates, without empty fields; null if the line writes nothing. */
    content: jsonb().$type<Record<string, unknown>>(),
    /** Raw row that the check found, or the new raw row that the import wrote. */
    raw_id: bigint({ mode: 'number' }),
    /**
     * Version of the raw row when it was checked; null for a new row. If the version is different now, the import is
     * refused.
     */
    raw_version: integer(),
    startup_id: bigint({ mode: 'number' }),
    startup_version: integer(),
    /** Content of the raw row before an update. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** Version of the raw row after the import. If the version is different now, the row was changed later. */
    written_version: integer(),
    /** Reason why an undo did not revert this line. */
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
