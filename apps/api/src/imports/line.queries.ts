import { and, asc, eq, inArray, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from '../platform/db/schema/users.table';
import type { Db } from '../platform/db/open-database';
import type { Page } from '../platform/http/pagination/list-page';
import type { ImportLineBody } from './import-line.schemas';
import {
  importLines,
  LINE_OUTCOMES,
  type LineChange,
  type LineNote,
  type PreventedChange,
} from '../platform/db/schema/import-lines.table';
import type { ImportRecord } from '../platform/db/schema/imports.table';
import { linesAfter, type LineText } from './lines-after';
import { lookAlikes } from './check/look-alikes';

const EXPORTED = { lines: 1_000, characters: 500_000 };
/** Maximum length of a value in a list of differences, in characters. Longer values are truncated. */
const SHOWN_CHARACTERS = 300;
/** Maximum length of a cell that can be corrected, in characters. Longer cells are truncated. */
const CELL_CHARACTERS = 1_000;

/**
 * Returns a page of the lines of an import, in the order of the file.
 * @param outcome outcome of the lines; 'kept' for lines that an undo left in place, 'noted' for valid lines with notes
 *   on cells
 */
export async function listLines(
  db: Db,
  { id: importId, headers }: Pick<ImportRecord, 'id' | 'headers'>,
  outcome: ImportLineBody['outcome'] | 'kept' | 'noted' | undefined,
  { limit, offset }: Page,
): Promise<{ items: ImportLineBody[]; total: number }> {
  const match = and(
    eq(importLines.import_id, importId),
    // Before the check, a line has no outcome. Listing all outcomes lets the index serve this query.
    outcome === undefined
      ? inArray(importLines.outcome, [...LINE_OUTCOMES])
      : outcome === 'kept'
        ? isNotNull(importLines.kept)
        : outcome === 'noted'
          ? and(ne(importLines.outcome, 'failed'), HAS_NOTED_CELLS)
          : eq(importLines.outcome, outcome),
  );
  const lines = await selectLines(db, match, { limit, offset });
  const names = await readNames(
    db,
    lines.flatMap(({ prevented }) => prevented.flatMap(({ user_id }) => user_id ?? [])),
  );
  const alike = await lookAlikes(
    db,
    lines.flatMap(({ line, outcome: found, name_key }) =>
      found === 'create' ? { line, name_key: name_key ?? '' } : [],
    ),
  );
  return {
    items: lines.map((line) => toAnswer(line, headers, names, alike)),
    total: await db.$count(importLines, match),
  };
}

function selectLines(db: Db, match: SQL | undefined, { limit, offset }: Pick<Page, 'limit' | 'offset'>) {
  return db
    .select(columns())
    .from(importLines)
    .where(match)
    .orderBy(asc(importLines.line))
    .limit(limit)
    .offset(offset);
}

const columns = () => ({
  line: importLines.line,
  outcome: importLines.outcome,
  company_name: importLines.company_name,
  found_by: importLines.found_by,
  notes: importLines.notes,
  cells: NOTED_CELLS,
  changes: shortened<LineChange>(importLines.changes, ['before', 'after']),
  prevented: shortened<PreventedChange>(importLines.prevented, ['value', 'present']),
  name_key: sql<string | null>`${importLines.content} ->> 'name_key'`,
  sector: sql<string | null>`${importLines.content} ->> 'sector'`,
  canton: sql<string | null>`${importLines.content} ->> 'canton'`,
  founding_year: sql<number | null>`(${importLines.content} ->> 'founding_year')::int`,
  awards: sql<number>`coalesce(jsonb_array_length(${importLines.content} -> 'awards'), 0)`,
  startup_id: importLines.startup_id,
  kept: importLines.kept,
});

/** Condition for lines with a note on a cell. Such a note is a JSON array; a note on the whole line is a text. */
const HAS_NOTED_CELLS = sql`jsonb_path_exists(${importLines.notes}, 'strict $[*] ? (@.type() == "array")')`;

/** SQL for the cells of a line that have notes. The database truncates each cell. */
const NOTED_CELLS = sql<{ column: number; text: string; note: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('column', e.note -> 0, 'note', e.note -> 1,
    'text', left(coalesce(${importLines.cells} ->> (e.note ->> 0)::int, ''), ${sql.raw(String(CELL_CHARACTERS))})) order by e.n), '[]')
  from jsonb_array_elements(${importLines.notes}) with ordinality e(note, n) where jsonb_typeof(e.note) = 'array')`;

/**
 * Selects a list of differences with truncated texts. A value may have 20,000 characters, and a page has up to 100
 * lines.
 * @param values names of the text properties of an entry
 */
function shortened<Entry>(list: PgColumn, values: readonly string[]): SQL<Entry[]> {
  const texts = values.map(
    (name) => sql`${name}::text, case when length(e.entry ->> ${name}) > ${SHOWN_CHARACTERS}
      then to_jsonb(left(e.entry ->> ${name}, ${SHOWN_CHARACTERS}) || '…') else e.entry -> ${name} end`,
  );
  return sql<Entry[]>`(
    select coalesce(jsonb_agg(e.entry || jsonb_build_object(${sql.join(texts, sql`, `)}) order by e.n), '[]')
    from jsonb_array_elements(${list}) with ordinality e(entry, n))`;
}

type Shown = Awaited<ReturnType<typeof selectLines>>[number];

function toAnswer(
  { outcome, name_key: _key, sector, canton, founding_year, awards, notes, cells, ...line }: Shown,
  headers: readonly string[],
  names: ReadonlyMap<string, string>,
  alike: Awaited<ReturnType<typeof lookAlikes>>,
): ImportLineBody {
  const { changes, prevented, startup_id } = line;
  return {
    ...line,
    outcome: outcome ?? 'failed',
    notes: notes.map(noteText),
    cells: cells.map((cell) => ({ ...cell, header: headers[cell.column] ?? '' })),
    changes: changes.map(({ field, before, after }) => ({
      field,
      before: shown(before),
      after: shown(after),
    })),
    prevented: prevented.map(({ field, value, present, user_id }) => ({
      field,
      value: shown(value),
      present: shown(present),
      by: user_id === null ? null : (names.get(user_id) ?? null),
    })),
    summary: { sector, canton, founding_year, awards },
    startup_id: startup_id === null ? null : String(startup_id),
    looks_like: alike.get(line.line) ?? null,
  };
}

/** Returns the text of a note. */
export const noteText = (note: LineNote): string => (typeof note === 'string' ? note : note[1]);

const shown = (value: string | number | null): string | null => (value === null ? null : String(value));

async function readNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** Yields the failed lines with their original cells and the reasons, in portions. */
export async function* failedLines(db: Db, importId: number): AsyncGenerator<LineText[]> {
  const isFailed = sql`import_id = ${importId} and outcome = 'failed'`;
  for (let after = 0; ;) {
    const lines = await linesAfter(db, isFailed, after, EXPORTED);
    if (lines.length === 0) return;
    yield lines;
    after = lines.at(-1)?.line ?? after;
  }
}
