import { and, asc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from '../platform/db/schema/users.table';
import type { Db } from '../platform/db/open-database';
import type { Page } from '../platform/http/pagination/list-page';
import type { ImportLineBody } from './import-line.schemas';
import {
  importLines,
  LINE_OUTCOMES,
  type LineChange,
  type PreventedChange,
} from '../platform/db/schema/import-lines.table';
import { linesAfter, type LineText } from './lines-after';
import { lookAlikes } from './check/look-alikes';

const EXPORTED = { lines: 1_000, characters: 500_000 };
/** Characters of a value that a list of differences shows. */
const SHOWN_CHARACTERS = 300;

/** One page of the lines of an import, in the order of the file. @param outcome only these; 'kept' are those that an undo left */
export async function listLines(
  db: Db,
  importId: number,
  outcome: ImportLineBody['outcome'] | 'kept' | undefined,
  { limit, offset }: Page,
): Promise<{ items: ImportLineBody[]; total: number }> {
  const match = and(
    eq(importLines.import_id, importId),
    // Before the check there is none; the list of outcomes lets the index serve all of them.
    outcome === undefined
      ? inArray(importLines.outcome, [...LINE_OUTCOMES])
      : outcome === 'kept'
        ? isNotNull(importLines.kept)
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
    items: lines.map((line) => toAnswer(line, names, alike)),
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

/** A list of differences whose texts the database shortens: a value may have 20,000 characters, and a page 100 lines. */
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
  { outcome, name_key: _key, sector, canton, founding_year, awards, ...line }: Shown,
  names: ReadonlyMap<string, string>,
  alike: Awaited<ReturnType<typeof lookAlikes>>,
): ImportLineBody {
  const { changes, prevented, startup_id } = line;
  return {
    ...line,
    outcome: outcome ?? 'failed',
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

const shown = (value: string | number | null): string | null => (value === null ? null : String(value));

async function readNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** The failed lines as they are in the file, with the reasons, a portion at a time. */
export async function* failedLines(db: Db, importId: number): AsyncGenerator<LineText[]> {
  const isFailed = sql`import_id = ${importId} and outcome = 'failed'`;
  for (let after = 0; ;) {
    const lines = await linesAfter(db, isFailed, after, EXPORTED);
    if (lines.length === 0) return;
    yield lines;
    after = lines.at(-1)?.line ?? after;
  }
}
