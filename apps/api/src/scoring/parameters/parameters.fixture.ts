import { asc } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { awardGroupItems, awardGroups } from '../../platform/db/schema/award-groups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { testApp } from '../../testing/test-app';

/** Path of the requests for parameters. */
export const ADMIN = '/auth/admin/parameters';

/** Starts an application, and provides requests for parameters by a person with the role super. */
export async function parametersApp() {
  const server = await testApp();
  const { app, db, asRole } = server;
  return {
    ...server,
    call: async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
      const answer = await app.inject({ method, url, headers: asRole('super'), ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
    },
    scores: async () =>
      (await db.select().from(startups).orderBy(asc(startups.id))).map(({ score }) => score),
    lastEvent: async () => (await db.select().from(auditEvents).orderBy(asc(auditEvents.id))).at(-1),
    /** Stores an exclusivity group. @param ids ids of its parameters, in order of precedence */
    storeGroup: async (group_name: string, ...ids: string[]): Promise<void> => {
      const [group] = await db.insert(awardGroups).values({ group_key: group_name, group_name }).returning();
      const group_id = group?.id ?? 0;
      await db
        .insert(awardGroupItems)
        .values(ids.map((parameter_id, index) => ({ group_id, parameter_id, precedence: index + 1 })));
    },
  };
}
