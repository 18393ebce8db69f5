import { sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { nameOrDeletedName } from '../../audit/kept-name';
import { users } from '../../platform/db/schema/users.table';
import type { Tx } from '../../platform/db/open-database';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import { isoTimestamp } from '../../platform/time/timestamps';
import { decisionsOf } from './decisions-of';
import type { LastPrintBody, PrintedList } from './dossiers.schemas';
import { addressOfList } from './printed-list';

/** Startup of a printed shortlist, as stored in the audit event of the print. */
export type PrintedRow = { id: string; company_name: string };

/** Target type of a list in the audit trail. The target id is the address of the list. */
export const LIST_TARGET = 'startup_list';

/**
 * Returns who last printed a list and when, and the startups that have entered and left the list since; null if the
 * list was never printed.
 * @param present current rows of the list
 */
export async function readLastPrint(
  tx: Tx,
  list: PrintedList,
  present: readonly StartupAnswer[],
): Promise<LastPrintBody | null> {
  const { rows } = await tx.execute<{ at: string; person: string | null; rows: PrintedRow[] | null }>(sql`
    select ${auditEvents.at}, ${nameOrDeletedName('name', auditEvents.actor_id)} as person, ${auditEvents.after} -> 'rows' as rows
    from ${auditEvents} left join ${users} on ${users.id} = ${auditEvents.actor_id}
    where ${auditEvents.target_type} = ${LIST_TARGET} and ${auditEvents.target_id} = ${addressOfList(list)}
      and ${auditEvents.action} = 'shortlist_printed'
    order by ${auditEvents.id} desc limit 1`);
  const [event] = rows;
  if (!event) return null;
  const at = isoTimestamp(event.at);
  const printed = event.rows ?? [];
  const before = new Set(printed.map(({ id }) => id));
  return {
    at,
    person: event.person,
    entered: present
      .filter(({ id }) => !before.has(id))
      .map(({ id, company_name, score }) => ({ id, company_name, score })),
    left: await leftSince(tx, printed, present, at),
  };
}

async function leftSince(
  tx: Tx,
  printed: readonly PrintedRow[],
  present: readonly StartupAnswer[],
  at: string,
): Promise<LastPrintBody['left']> {
  const here = new Set(present.map(({ id }) => id));
  const gone = printed.filter(({ id }) => !here.has(id));
  const decisions = await decisionsOf(
    tx,
    gone.map(({ id }) => Number(id)),
  );
  return gone.map(({ id, company_name }) => {
    const last = decisions.get(Number(id))?.[0];
    return { id, company_name, decision: last && last.at > at ? last : null };
  });
}
