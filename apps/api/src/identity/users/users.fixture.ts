import { desc, eq } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { onAccount, type AccountCall } from '../../testing/account-calls';
import { testApp, TEST_SETTINGS, type ActorName } from '../../testing/test-app';

/** Creates an application with functions that send requests for accounts, by default as an admin. */
export async function usersApp() {
  const server = await testApp({ settings: { ...TEST_SETTINGS, port: 4000 } });
  const { app, db, asRole, person } = server;
  return {
    ...server,
    list: (query: string, actor: ActorName = 'admin') =>
      app.inject({ url: `/auth/admin/users${query}`, headers: asRole(actor) }),
    change: (call: AccountCall, id: string, payload?: object, actor: ActorName = 'admin') =>
      onAccount(server, call, person(actor).token, id, payload),
    lastEvent: async (userId: string) => {
      const events = db.select().from(auditEvents).where(eq(auditEvents.target_id, userId));
      return (await events.orderBy(desc(auditEvents.id)).limit(1))[0];
    },
  };
}
