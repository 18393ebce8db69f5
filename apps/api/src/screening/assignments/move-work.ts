import { sql, type SQL } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import type { Tx } from '../../platform/db/open-database';
import { startupWork } from '../../platform/db/schema/startup-work.table';

/** Moves the assignee and the next step of a startup to another startup, which keeps its own values if it has any. */
export async function moveWork(tx: Tx, fromId: number, toId: number): Promise<void> {
  await tx.execute(sql`
    with moved as (delete from ${startupWork} where startup_id = ${fromId} returning *)
    insert into ${startupWork} as own (startup_id, assignee_id, step, due, version)
    select ${toId}::bigint, assignee_id, step, due, version from moved where assignee_id is not null or step is not null
    on conflict (startup_id) do update set
      assignee_id = coalesce(own.assignee_id, excluded.assignee_id),
      step = coalesce(own.step, excluded.step),
      due = case when own.step is null then excluded.due else own.due end,
      version = own.version + 1
    where (own.assignee_id is null and excluded.assignee_id is not null)
      or (own.step is null and excluded.step is not null)`);
}

/**
 * Reverts moveWork. Later changes remain. If the account of an assignee was deleted since, nobody is assigned.
 * @param kept work items of each startup before the merge, as JSON arrays; null if an old merge stored none
 */
export async function moveWorkBack(tx: Tx, fromId: number, kept: { from: SQL; to: SQL }): Promise<void> {
  const rows = (list: SQL) => sql`jsonb_populate_recordset(null::${startupWork}, ${list})`;
  await tx.execute(sql`
    update ${startupWork} present set
      assignee_id = case when k.takes_assignee then null else present.assignee_id end,
      step = case when k.takes_step then null else present.step end,
      due = case when k.takes_step then null else present.due end,
      version = present.version + 1
    from (
      select p.startup_id,
        own.assignee_id is null and p.assignee_id = moved.assignee_id as takes_assignee,
        own.step is null and p.step = moved.step and p.due is not distinct from moved.due as takes_step
      from ${startupWork} p cross join ${rows(kept.to)} moved left join ${rows(kept.from)} own on true
      where p.startup_id = ${fromId}) k
    where present.startup_id = k.startup_id and (k.takes_assignee or k.takes_step)`);
  await tx.execute(sql`
    insert into ${startupWork} (startup_id, assignee_id, step, due, version)
    select k.startup_id, (select id from ${users} where id = k.assignee_id), k.step, k.due, k.version
    from ${rows(kept.to)} k
    on conflict (startup_id) do nothing`);
}
