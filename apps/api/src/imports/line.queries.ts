import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { users } from '../accounts/users.table';
import type { Db } from '../db/open-database';
import type { Page } from '../lists/list-page';
import type { ImportLineBody } from './import-line.schemas';
import { importLines, LINE_OUTCOMES, type ImportLine } from './import-lines.table';
import { lookAlikes } from './look-alikes';

const EXPORTED = 1_000;

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
  const lines = await db
    .select(COLUMNS)
    .from(importLines)
    .where(match)
    .orderBy(asc(importLines.line))
    .limit(limit)
    .offset(offset);
  const names = await readNames(
    db,
    lines.flatMap(({ prevented }) => prevented.flatMap(({ user_id }) => user_id ?? [])),
  );
  const alike = await lookAlikes(
    db,
    lines.flatMap(({ line, outcome: found, content }) =>
      found === 'create' ? { line, name_key: textOf(content, 'name_key') } : [],
    ),
  );
  return {
    items: lines.map((line) => toAnswer(line, names, alike)),
    total: await db.$count(importLines, match),
  };
}

const COLUMNS = {
  line: importLines.line,
  outcome: importLines.outcome,
  company_name: importLines.company_name,
  found_by: importLines.found_by,
  notes: importLines.notes,
  changes: importLines.changes,
  prevented: importLines.prevented,
  content: importLines.content,
  startup_id: importLines.startup_id,
  kept: importLines.kept,
};

type Shown = Pick<ImportLine, keyof typeof COLUMNS>;

function toAnswer(
  { outcome, content, changes, prevented, startup_id, ...line }: Shown,
  names: ReadonlyMap<string, string>,
  alike: Awaited<ReturnType<typeof lookAlikes>>,
): ImportLineBody {
  const year: unknown = content?.['founding_year'];
  const awards: unknown = content?.['awards'];
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
    summary: {
      sector: textOf(content, 'sector') || null,
      canton: textOf(content, 'canton') || null,
      founding_year: typeof year === 'number' ? year : null,
      awards: Array.isArray(awards) ? awards.length : 0,
    },
    startup_id: startup_id === null ? null : String(startup_id),
    looks_like: alike.get(line.line) ?? null,
  };
}

const shown = (value: string | number | null): string | null => (value === null ? null : String(value));

function textOf(content: Record<string, unknown> | null, field: string): string {
  const value = content?.[field];
  return typeof value === 'string' ? value : '';
}

async function readNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(people.map(({ id, name }) => [id, name]));
}

/** The failed lines as they are in the file, with the reasons, a portion at a time. */
export async function* failedLines(
  db: Db,
  importId: number,
): AsyncGenerator<{ cells: string[]; notes: string[] }[]> {
  for (let after = 0; ;) {
    const lines = await db
      .select({ line: importLines.line, cells: importLines.cells, notes: importLines.notes })
      .from(importLines)
      .where(
        and(
          eq(importLines.import_id, importId),
          eq(importLines.outcome, 'failed'),
          gt(importLines.line, after),
        ),
      )
      .orderBy(asc(importLines.line))
      .limit(EXPORTED);
    if (lines.length === 0) return;
    yield lines;
    after = lines.at(-1)?.line ?? after;
  }
}
