import { asc, eq, type SQL } from 'drizzle-orm';
import type { HistoryEntryBody } from '../../audit/audit.schemas';
import { nameOrDeletedName } from '../../audit/kept-name';
import type { Tx } from '../../platform/db/open-database';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { users } from '../../platform/db/schema/users.table';
import { isoTimestamp } from '../../platform/time/timestamps';

/** Fields of a decision's event beside its flags: the reason, and the act on many startups. */
const REASON_FIELDS: ReadonlySet<string> = new Set(['reason', 'details', 'bulk_id']);

/** Kept beside the name that it is read by: two people may have one name. */
const ID_OF: Readonly<Record<string, string>> = { assignee: 'assignee_id' };
const IDS: ReadonlySet<string> = new Set(Object.values(ID_OF));

type Change = HistoryEntryBody['changes'][number];

/** An event of the audit trail as a history or timeline shows it. */
export type HistoryEvent = {
  id: number;
  action: string;
  target_id: string | null;
  /** ISO 8601 */
  at: string;
  /** Name of the person. */
  actor: string | null;
  /** Changed fields, without the reasons of decisions. */
  changes: Change[];
  /** The same with the fields that it names and leaves as they are: a value may be accepted. */
  named: Change[];
};

/** Reads events of the audit trail, the oldest first. @param match condition on `audit_events` */
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
 * The fields in which two states of a row differ, as an audit event keeps them; a value that is neither a text nor a
 * number is written as its JSON. A person is read by the name alone, also where only the id differs.
 */
export function changesOf(before: unknown, after: unknown): Change[] {
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
