import { asc } from 'drizzle-orm';
import { users } from '../platform/db/schema/users.table';
import { recordEvent } from './audit-event';
import { auditEvents } from '../platform/db/schema/audit-events.table';
import { testDatabase } from '../testing/test-database';

/** Actor of all audit events that the specs record. */
export const ACTOR = {
  userId: '00000000-0000-4000-8000-000000000001',
  sessionId: '00000000-0000-4000-8000-000000000002',
  ip: '10.0.0.1',
  requestId: 'r',
};

/** Creates a database with five audit events; `ids` are their ids, oldest first. */
export async function auditedDatabase() {
  const database = await testDatabase();
  const { db, pool } = database;
  const email = 'actor@vaglio.example';
  const account = { id: ACTOR.userId, email, email_key: email, username: 'actor', name: 'Actor' };
  const record = (n: number) =>
    db.transaction(async (tx) => {
      await tx
        .insert(users)
        .values({ ...account, role: 'user' })
        .onConflictDoNothing();
      await recordEvent(tx, ACTOR, {
        action: 'parameter_updated',
        target: { type: 'parameter', id: `p${n}` },
        before: { value: n, note: 'é' },
        after: { value: 1.5 },
      });
    });
  for (const n of [1, 2, 3, 4, 5]) await record(n);
  const events = await db.select({ id: auditEvents.id }).from(auditEvents).orderBy(asc(auditEvents.id));
  return {
    ...database,
    record,
    ids: events.map(({ id }) => id),
    /** Runs SQL statements with all triggers of the audit tables disabled. A table owner can do this too. */
    tamper: async (...statements: string[]): Promise<void> => {
      for (const table of ['audit_events', 'audit_seals', 'audit_head'])
        await pool.query(`alter table ${table} disable trigger all`);
      for (const statement of statements) await pool.query(statement);
    },
  };
}
