import { asc, eq } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { startups } from '../../platform/db/schema/startups.table';
import { forgetStartups, storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import { testApp } from '../../testing/test-app';

const MARCH = Date.parse('2025-03-01T09:00:00Z');

/** Starts an application on 1 March 2025 with the startup Acme, and provides requests that edit it. */
export async function editingApp() {
  const server = await testApp({ now: () => MARCH });
  const { app, db, asRole, person } = server;
  return {
    ...server,
    patch: async (
      what: 'flags' | 'text',
      payload: object,
      { id = '1', ifMatch }: { id?: string; ifMatch?: string } = {},
    ) => {
      const headers = { ...asRole('user+w'), ...(ifMatch !== undefined && { 'if-match': ifMatch }) };
      const url = `/auth/investments/${id}/${what}`;
      const answer = await app.inject({ method: 'PATCH', url, headers, payload });
      return { status: answer.statusCode, body: answer.json() };
    },
    stored: async () => {
      const [row] = await db.select().from(startups).where(eq(startups.id, 1));
      if (!row) throw new Error('no startup');
      return row;
    },
    events: () => db.select().from(auditEvents).orderBy(asc(auditEvents.id)),
    /** Returns the origin of a field that the test person set. */
    byPerson: () => ({ by: 'person', at: '2025-03-01T09:00:00.000Z', user_id: person('user+w').userId }),
    reset: async () => {
      await forgetStartups(db);
      await storeStartups(db, [
        { company_name: 'Acme', created_at: '2024-01-01', updated_at: '2024-01-01', awards: ['FIF grant'] },
      ]);
    },
  };
}
