import { asc, eq, type SQL } from 'drizzle-orm';
import type { HistoryEntryBody } from '../../audit/audit.schemas';
import { nameOrDeletedName } from '../../audit/kept-name';
import type { Tx } from '../../platform/db/open-database';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { users } from '../../platform/db/schema/users.table';
import { isoTimestamp } from '../../platform/time/timestamps';

/** Fields in the audit event of a decision other than its flags: the reason, and the id of a bulk action. */
const REASON_FIELDS: ReadonlySet<string> = new Set(['reason', 'details', 'bulk_id']);

/** Id fields that are stored with a name, because two people may have the same name. */
const ID_OF: Readonly<Record<string, string>> = { assignee: 'assignee_id' };
const IDS: ReadonlySet<string> = new Set(Object.values(ID_OF));

type Change = HistoryEntryBody['changes'][number];

/** Audit event as a history or timeline shows it. */
export type HistoryEvent = {
  id: number;
  action: string;
  target_id: string | null;
  /** Time of the event, ISO 8601. */
  at: string;
  /** Name of the person who caused the event. */
  actor: string | null;
  /** Changed fields, without the reasons of decisions. */
  changes: Change[];
  /** Changed and unchanged fields of the event. A person may accept a value without changing it. */
  named: Change[];
};

/** Returns audit events, oldest first. @param match condition on `audit_events` */
export async function readEvents(tx: Tx, match: SQL | undefined): Promise<HistoryEvent[]> {
  const rows = await tx
    .select({ event: auditEvents, actor: nameOrDeletedName('name', auditEvents.actor_id) })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actor_id))
    .where(match)
    .orderBy(asc(auditEvents.id));
  return rows.map(({ event: { id, action, target_id, at, before, after }, actor }) => ({
    ...{ id, action, target_id, at: isoTimestamp(at), actor },
    changes: changesOf(before, after).filter(({ field }) => !REASON_FIELDS.has(field)),
    named: fieldsIn(before, after).filter(({ field }) => field !== 'note'),
  }));
}

/**
 * Returns the fields that an audit event changed. Values other than texts and numbers are converted to JSON. A person
 * is shown only by name, even if only the id differs.
 */
function changesOf(before: unknown, after: unknown): Change[] {
  const fields = fieldsIn(before, after);
  const changed = new Set(fields.filter((each) => each.before !== each.after).map(({ field }) => field));
  return fields.filter(
    ({ field }) => !IDS.has(field) && (changed.has(field) || changed.has(ID_OF[field] ?? '')),
  );
}

function fieldsIn(before: unknown, after: unknown): Change[] {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => ({
    field,
    before: valueOf(was.get(field)),
    after: valueOf(is.get(field)),
  }));
}

function fieldsOf(kept: unknown): Map<string, unknown> {
  return new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
}

function valueOf(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}
