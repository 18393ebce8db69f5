import { auditActionLabel, type AuditAction } from '@vaglio/access-control';
import { and, asc, eq, gt, notInArray, sql, type SQL } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { nameOrDeletedName } from '../../audit/kept-name';
import type { Tx } from '../../platform/db/open-database';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { startupMerges } from '../../platform/db/schema/merges.table';
import type { LaterChangeBody } from './merges.schemas';

type Merge = Pick<typeof startupMerges.$inferSelect, 'id' | 'survivor_id' | 'merged_at'>;

type Since = {
  startupId: number;
  /** SQL expression for the id of the audit event after which changes count as later. */
  eventId: SQL;
  /** Time in ISO 8601 after which changes count as later. */
  at: string;
  /** Audit actions that are ignored. */
  but?: readonly AuditAction[];
};

const MAX_LISTED = 50;
/** Audit actions that are not listed as later changes, because an undone merge changes nothing. */
const NO_CHANGES = ['startups_merged', 'merge_undone'] as const;

/** Returns the changes of the survivor by people and curation since a merge, oldest first, as texts. */
export async function laterChanges(
  tx: Tx,
  { id, survivor_id, merged_at }: Merge,
): Promise<LaterChangeBody[]> {
  const eventId = sql`(select max(own.id) from ${auditEvents} own
    where own.action = 'startups_merged' and own.target_id = ${String(survivor_id)}
      and own.after ->> 'merge_id' = ${String(id)})`;
  return changesSince(tx, { startupId: survivor_id, eventId, at: merged_at, but: NO_CHANGES });
}

/** Returns the changes of a startup by people and curation since an audit event, oldest first, as texts. */
export async function changesSince(
  tx: Tx,
  { startupId, eventId, at: since, but = [] }: Since,
): Promise<LaterChangeBody[]> {
  const events = await tx
    .select({
      action: auditEvents.action,
      at: auditEvents.at,
      by: nameOrDeletedName('name', auditEvents.actor_id),
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actor_id))
    .where(
      and(
        eq(auditEvents.target_type, 'startup'),
        eq(auditEvents.target_id, String(startupId)),
        but.length === 0 ? undefined : notInArray(auditEvents.action, [...but]),
        sql`${auditEvents.id} > ${eventId}`,
      ),
    )
    .orderBy(asc(auditEvents.id))
    .limit(MAX_LISTED);
  const rows = await tx
    .select({ name: rawStartups.company_name, origin: rawStartups.origin, at: rawStartups.curated_at })
    .from(rawStartups)
    .where(and(eq(rawStartups.startup_id, startupId), gt(rawStartups.curated_at, since)))
    .orderBy(asc(rawStartups.id))
    .limit(MAX_LISTED);
  return [
    ...events.map(({ action, at, by }) => ({ what: auditActionLabel(action), by, at: isoTimestamp(at) })),
    ...rows.map(({ name, origin, at }) => ({
      what: `Curated ${name} of an ${origin}`,
      by: null,
      at: isoTimestamp(at ?? since),
    })),
  ];
}
