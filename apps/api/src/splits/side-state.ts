import { sql, type SQL } from 'drizzle-orm';
import { factStatements } from '../claims/fact-statements.table';
import { formerRows } from '../claims/former-rows.table';
import { suggestions } from '../claims/suggestions.table';
import type { Tx } from '../db/open-database';
import { decisions } from '../decisions/decisions.table';
import { deletions } from '../deletions/deletions.table';
import { rawStartups } from '../startups/raw-startups.table';
import { startups } from '../startups/startups.table';
import { startupSplits } from './splits.table';

/** What follows from the scoring rules, or counts changes. */
const NOT_COMPARED = [
  startups.version,
  startups.updated_at,
  startups.score,
  startups.award_set,
  startups.firstTime_appear_inscore,
  startups.last_modified_score,
].map(({ name }) => name);

/**
 * All that is said of a startup, as JSON in a query: a change that is undone leaves it as it was, whatever its version.
 */
function stateOf(id: SQL): SQL {
  const list = (table: SQL, row: SQL, where: SQL = sql`true`) =>
    sql`(select coalesce(jsonb_agg(${row} order by ${row}::text), '[]') from ${table} l where l.startup_id = ${id} and ${where})`;
  return sql`(select jsonb_build_object(
    'startup', to_jsonb(s) - ${sql.param(NOT_COMPARED)}::text[],
    'statements', ${list(sql`${factStatements}`, sql`to_jsonb(l) - 'id' - 'created_at'`)},
    'kept', ${list(sql`${suggestions}`, sql`to_jsonb(l) - 'id' - 'found_at'`, sql`l.state = 'kept'`)},
    'raw_ids', ${list(sql`${rawStartups}`, sql`l.id`)},
    'deleted_raw_ids', ${list(sql`${deletions}`, sql`l.row_id`)},
    'former_ids', ${list(sql`${formerRows}`, sql`l.id`)},
    'decision_ids', ${list(sql`${decisions}`, sql`l.id`)})
    from ${startups} s where s.id = ${id})`;
}

/** Remembers each side as the split leaves it, beside the startup as it was. */
export async function keepStates(tx: Tx, splitId: number, sideIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update ${startupSplits} set content = content || jsonb_build_object('after', (
      select jsonb_object_agg(side.id, ${stateOf(sql`side.id`)})
      from unnest(${sql.param(sideIds)}::bigint[]) as side (id)))
    where id = ${splitId}`);
}

/** The sides that are not as the split left them; all of them where that was not kept. */
export async function changedSides(
  tx: Tx,
  splitId: number,
  sideIds: readonly number[],
): Promise<{ id: number; company_name: string }[]> {
  const { rows } = await tx.execute<{ id: string; company_name: string }>(sql`
    select s.id, s.company_name
    from unnest(${sql.param(sideIds)}::bigint[]) with ordinality as side (id, place)
    join ${startups} s on s.id = side.id, ${startupSplits} split
    where split.id = ${splitId}
      and split.content -> 'after' -> side.id::text is distinct from ${stateOf(sql`side.id`)}
    order by side.place`);
  return rows.map(({ id, company_name }) => ({ id: Number(id), company_name }));
}
