import type { AuditAction } from '@vaglio/access-control';
import { desc, eq, inArray } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { nameOrDeletedName } from '../kept-name';
import type { Db, Tx } from '../../platform/db/open-database';
import { isoTimestamp } from '../../platform/time/timestamps';

type Event = Pick<typeof auditEvents.$inferSelect, 'action' | 'target_id' | 'before' | 'after'>;

/** Filter for the audit events that change one row. */
export type Edits = {
  actions: readonly AuditAction[];
  isOfRow: (event: Event) => boolean;
};

/** Number of most recent events searched for the last change of a row. The author of an older change is unknown. */
const LOOKED_AT = 50;

/** Returns the name of the person who last changed a row and the time of the change. Both are null if unknown. */
export async function lastChange(db: Db | Tx, { actions, isOfRow }: Edits) {
  const events = await db
    .select({
      action: auditEvents.action,
      target_id: auditEvents.target_id,
      before: auditEvents.before,
      after: auditEvents.after,
      at: auditEvents.at,
      name: nameOrDeletedName('name', auditEvents.actor_id),
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actor_id))
    .where(inArray(auditEvents.action, [...actions]))
    .orderBy(desc(auditEvents.id))
    .limit(LOOKED_AT);
  const last = events.find(isOfRow);
  return { changed_by: last?.name ?? null, changed_at: last ? isoTimestamp(last.at) : null };
}

/**
 * Matches audit events whose target is the row. The restoration of a scoring version also matches, because it changes
 * every row used for scoring.
 */
export function editsOf(id: string, actions: readonly AuditAction[]): Edits {
  return {
    actions,
    isOfRow: ({ action, target_id }) => action === 'scoring_version_restored' || target_id === id,
  };
}
