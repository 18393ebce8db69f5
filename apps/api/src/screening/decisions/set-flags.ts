import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import { mergeOrigins, personOrigin, pickPrevious } from '../startup/person-origins';
import { FLAG_COLUMNS, flagChanges, type FlagColumns } from './decision-kinds';
import {
  isAlwaysRecorded,
  ranksBefore,
  recordDecisions,
  type DecidedStartup,
  type DecisionAct,
  type Written,
} from './record-decisions';

/** Locked startup with its new flags. */
export type FlagOrder = {
  row: DecidedStartup;
  columns: FlagColumns;
  /** Id of the decision that this order undoes. */
  undoes: number | null;
};

/**
 * Sets flags of one or many startups, with the person as their origin. Records a decision per changed flag and an audit
 * event per startup. A flag that a person has already set is not changed, unless the action gives a reason.
 */
export async function setFlags(tx: Tx, act: DecisionAct, orders: readonly FlagOrder[]): Promise<Written> {
  const person = personOrigin(act.actor, act.now);
  const changed = orders.flatMap(({ row, columns, undoes }) => {
    const origins = mergeOrigins({ values: row, origins: row.origins }, columns, person);
    const changes = flagChanges(row, columns, isAlwaysRecorded(act.note, undoes));
    if (origins === null && changes.length === 0) return [];
    return [{ id: row.id, row, columns, undoes, changes, origins: origins ?? row.origins }];
  });
  if (changed.length === 0) return { startups: 0, decisions: [] };
  const ranks = await ranksBefore(tx, changed);
  const written = JSON.stringify(
    changed.map(({ id, columns, origins }) => ({ id, flags: columns, origins })),
  );
  const flags = FLAG_COLUMNS.map((flag) => {
    const column = sql.identifier(flag);
    return sql`${column} = coalesce((w.flags ->> ${flag}::text)::int, s.${column})`;
  });
  await tx.execute(sql`
    update ${startups} s set ${sql.join(flags, sql`, `)}, origins = w.origins, version = s.version + 1
    from jsonb_to_recordset(${written}::jsonb) w(id bigint, flags jsonb, origins jsonb) where s.id = w.id`);
  const decisions = await recordDecisions(
    tx,
    act,
    changed.map(({ id, row, columns, undoes, changes }) => ({
      id,
      changes,
      undoes,
      rank: ranks.get(id) ?? null,
      later: null,
      before: pickPrevious(row, columns),
      after: columns,
    })),
  );
  return { startups: changed.length, decisions };
}
