import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { nameOrDeletedName } from '../../audit/kept-name';
import type { Tx } from '../../platform/db/open-database';
import { isoTimestamp } from '../../platform/time/timestamps';

/** Description, author and time of the last change of a startup. */
export type LastChange = { what: string; by: string | null; at: string };

export const DELETED = 'was deleted';

const FLAG_WORDS: readonly (readonly [field: string, set: string, unset: string])[] = [
  ['rejected', 'was rejected', 'was taken back into the active list'],
  ['later_until', 'was set to Later', 'is not Later any more'],
  ['interested', 'was set to Investment', 'is not Investment any more'],
  ['create_contract', 'was set to Contract', 'is not Contract any more'],
  ['email_sent', 'was set to Contacted', 'is not Contacted any more'],
];

/** Returns the newest audit event of each startup, keyed by startup id. Startups without events are omitted. */
export async function lastChanges(tx: Tx, ids: readonly number[]): Promise<Map<number, LastChange>> {
  if (ids.length === 0) return new Map();
  const newest = tx
    .selectDistinctOn([auditEvents.target_id])
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.target_type, 'startup'),
        sql`${auditEvents.target_id} = any(${sql.param(ids.map(String))}::text[])`,
      ),
    )
    .orderBy(auditEvents.target_id, desc(auditEvents.id))
    .as('newest');
  const rows = await tx
    .select({
      id: newest.target_id,
      action: newest.action,
      before: newest.before,
      after: newest.after,
      at: newest.at,
      by: nameOrDeletedName('name', newest.actor_id),
    })
    .from(newest)
    .leftJoin(users, eq(users.id, newest.actor_id));
  return new Map(
    rows.map(({ id, at, by, ...event }) => [Number(id), { what: wordsOf(event), by, at: isoTimestamp(at) }]),
  );
}

/** Returns the description of a change. It is displayed after the name of the startup. */
function wordsOf({ action, before, after }: { action: string; before: unknown; after: unknown }): string {
  if (action === 'startup_deleted') return DELETED;
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  for (const [field, set, unset] of FLAG_WORDS)
    if (is.has(field) && is.get(field) !== was.get(field)) return is.get(field) ? set : unset;
  return 'was changed';
}

function fieldsOf(kept: unknown): Map<string, unknown> {
  return new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
}
