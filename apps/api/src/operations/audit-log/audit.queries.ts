import { and, asc, desc, eq, gte, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import type { Deps } from '../../platform/deps';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { Page } from '../../platform/http/pagination/list-page';
import { isUuid } from '../../platform/text/is-uuid';
import type { AuditChoicesBody, AuditEventBody } from '../../audit/audit.schemas';
import { deletedWithEmail, nameOrDeletedName } from '../../audit/kept-name';
import { hasInEmail } from '../../identity/accounts/account.queries';
import { targetsOf } from './audit-targets';

export type AuditFilter = {
  /** Id of the person who caused the event, or part of their email address. */
  person?: string | undefined;
  action?: string | undefined;
  targetType?: string | undefined;
  targetId?: string | undefined;
  /** Start of the time range, ISO 8601, inclusive. The end, `to`, is exclusive. */
  from?: string | undefined;
  to?: string | undefined;
  /** Exclusive upper limit of the event id, for paging. */
  olderThan?: number | undefined;
};

/** Returns the audit events that match a filter, newest first. `total` ignores paging. */
export async function listAuditEvents(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  filter: AuditFilter,
  { limit, offset }: Page,
) {
  const match = and(...conditions(db, filter));
  const rows = db
    .select({ event: auditEvents, email: nameOrDeletedName('email', auditEvents.actor_id) })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actor_id))
    .where(match)
    .orderBy(desc(auditEvents.id))
    .limit(limit)
    .offset(offset);
  const [found, total] = await Promise.all([rows, db.$count(auditEvents, match)]);
  const targets = await targetsOf(
    db,
    keys,
    found.map(({ event }) => event),
  );
  const items = found.map(({ event, email }): AuditEventBody => ({
    id: String(event.id),
    at: isoTimestamp(event.at),
    actor: event.actor_id === null ? null : { id: event.actor_id, email },
    action: event.action,
    target_type: event.target_type,
    target_id: event.target_id,
    target_name: targets.get(event.id)?.name ?? null,
    target_exists: targets.get(event.id)?.exists ?? false,
    before: event.before,
    after: event.after,
    ip: event.ip,
    request_id: event.request_id,
  }));
  return { items, total };
}

function conditions(
  db: Db,
  { person, action, targetType, targetId, from, to, olderThan }: AuditFilter,
): (SQL | undefined)[] {
  return [
    person ? byPerson(db, person) : undefined,
    action ? eq(auditEvents.action, action) : undefined,
    targetType ? eq(auditEvents.target_type, targetType) : undefined,
    targetId ? eq(auditEvents.target_id, targetId) : undefined,
    from ? gte(auditEvents.at, from) : undefined,
    to ? lt(auditEvents.at, to) : undefined,
    olderThan ? lt(auditEvents.id, olderThan) : undefined,
  ];
}

function byPerson(db: Db, person: string): SQL | undefined {
  const isInEmail = hasInEmail(person);
  if (!isInEmail) return undefined;
  return or(
    inArray(auditEvents.actor_id, db.select({ id: users.id }).from(users).where(isInEmail)),
    inArray(auditEvents.actor_id, deletedWithEmail(db, person)),
    isUuid(person.trim()) ? eq(auditEvents.actor_id, person.trim()) : undefined,
  );
}

/**
 * Returns the distinct actions and object types of audit events, sorted by name. The queries only read indexes, so they
 * are fast.
 */
export async function listAuditChoices(db: Db): Promise<AuditChoicesBody> {
  const [actions, targets] = await Promise.all([
    db.selectDistinct({ value: auditEvents.action }).from(auditEvents).orderBy(asc(auditEvents.action)),
    db
      .selectDistinct({ value: sql<string>`${auditEvents.target_type}` })
      .from(auditEvents)
      .where(isNotNull(auditEvents.target_type))
      .orderBy(asc(auditEvents.target_type)),
  ]);
  return { actions: actions.map(({ value }) => value), target_types: targets.map(({ value }) => value) };
}
