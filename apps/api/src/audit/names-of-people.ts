import { sql } from 'drizzle-orm';
import { users } from '../platform/db/schema/users.table';
import type { Db, Tx } from '../platform/db/open-database';
import { auditEvents } from '../platform/db/schema/audit-events.table';
import { isDeletion } from './kept-name';

/** Returns a map of user ids to names, including the names of deleted accounts. */
export async function namesOfPeople(
  db: Db | Tx,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'string'))];
  if (wanted.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select p.id::text, coalesce(u.name, d.before ->> 'name') as name
    from unnest(${sql.param(wanted)}::uuid[]) p(id)
    left join ${users} u on u.id = p.id
    left join ${auditEvents} d on u.id is null and d.target_type = 'user' and d.target_id = p.id::text
      and ${isDeletion(sql`d.action`)}
    where coalesce(u.name, d.before ->> 'name') is not null`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
