import { isDeepStrictEqual } from 'node:util';
import { sql, type SQL } from 'drizzle-orm';
import { factStatements } from '../../platform/db/schema/fact-statements.table';
import { rawStartupRevisions } from '../../platform/db/schema/raw-startup-revisions.table';
import { suggestions } from '../../platform/db/schema/suggestions.table';
import { FLAG_FIELDS } from '../curation/merge-row';
import type { Tx } from '../../platform/db/open-database';
import { decisions } from '../../platform/db/schema/decisions.table';
import { deletions } from '../../platform/db/schema/deletions.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { startupSplits } from '../../platform/db/schema/splits.table';

/** Columns that depend on the scoring rules or count changes. They are not compared. */
const NOT_COMPARED = [
  startups.version,
  startups.updated_at,
  startups.score,
  startups.award_set,
  startups.firstTime_appear_inscore,
  startups.last_modified_score,
].map(({ name }) => name);

type Row = Record<string, unknown>;
/** State of a startup: its row, its lists of rows, and the ids of related rows. */
type State = { startup: Row; lists: Record<string, Row[]>; ids: Record<string, number[]> };

/**
 * Returns an SQL expression for the State of a startup. Undone changes must not affect the state, so versions, undone
 * decisions and the last author of a flag are omitted.
 */
function stateOf(id: SQL): SQL {
  const list = (table: SQL, row: SQL, where: SQL = sql`true`) =>
    sql`(select coalesce(jsonb_agg(${row} order by ${row}::text), '[]') from ${table} l where l.startup_id = ${id} and ${where})`;
  return sql`(select jsonb_build_object(
    'startup', (to_jsonb(s) - ${sql.param(NOT_COMPARED)}::text[])
      || jsonb_build_object('origins', s.origins - ${sql.param(FLAG_FIELDS)}::text[]),
    'lists', jsonb_build_object(
      'statements', ${list(sql`${factStatements}`, sql`to_jsonb(l) - 'id' - 'created_at'`)},
      'kept', ${list(sql`${suggestions}`, sql`to_jsonb(l) - 'id' - 'found_at'`, sql`l.state = 'kept'`)}),
    'ids', jsonb_build_object(
      'raw', ${list(sql`${rawStartups}`, sql`l.id`)},
      'deleted_raw', ${list(sql`${deletions}`, sql`l.row_id`)},
      'former', ${list(sql`${rawStartupRevisions}`, sql`l.id`)},
      'decisions', ${list(sql`${decisions}`, sql`l.id`, IS_HELD)}))
    from ${startups} s where s.id = ${id})`;
}

/** SQL condition for decisions that are not undone and do not undo another decision. */
const IS_HELD = sql`l.undoes is null and not exists (
  select from ${decisions} undoing where undoing.undoes = l.id and undoing.startup_id = l.startup_id)`;

/** Stores the state of each startup after the split, in addition to the original startup before the split. */
export async function keepStates(tx: Tx, splitId: number, sideIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update ${startupSplits} set content = content || jsonb_build_object('after', (
      select jsonb_object_agg(side.id, ${stateOf(sql`side.id`)})
      from unnest(${sql.param(sideIds)}::bigint[]) as side (id)))
    where id = ${splitId}`);
}

/** Returns the startups of a split that changed since the split. If no states were stored, it returns all of them. */
export async function changedSides(
  tx: Tx,
  splitId: number,
  sideIds: readonly number[],
): Promise<{ id: number; company_name: string }[]> {
  const { rows } = await tx.execute<{
    id: string;
    company_name: string;
    kept: State | null;
    present: State;
  }>(sql`
    select s.id, s.company_name, split.content -> 'after' -> side.id::text as kept, ${stateOf(sql`side.id`)} as present
    from unnest(${sql.param(sideIds)}::bigint[]) with ordinality as side (id, place)
    join ${startups} s on s.id = side.id, ${startupSplits} split
    where split.id = ${splitId}
    order by side.place`);
  return rows
    .filter(({ kept, present }) => kept === null || !isAsKept(kept, present))
    .map(({ id, company_name }) => ({ id: Number(id), company_name }));
}

function isAsKept(kept: State, present: State): boolean {
  return (
    areSame([kept.startup], [present.startup]) &&
    Object.entries(kept.lists).every(([list, rows]) => areSame(rows, present.lists[list] ?? [])) &&
    isDeepStrictEqual(kept.ids, present.ids)
  );
}

/**
 * Returns whether two lists of rows are equal in the columns that both have. A later release may have added columns.
 */
function areSame(kept: readonly Row[], present: readonly Row[]): boolean {
  const [row = {}] = present;
  const names = Object.keys(kept[0] ?? {}).filter((name) => name in row);
  const textOf = (each: Row) => JSON.stringify(names.map((name) => each[name]));
  return isDeepStrictEqual(kept.map(textOf).sort(), present.map(textOf).sort());
}
