import { eq, sql } from 'drizzle-orm';
import { decidingApp } from '../decisions/decisions.fixture';
import { startups } from '../../platform/db/schema/startups.table';
import { startupWork } from '../../platform/db/schema/startup-work.table';
import type { ActorName } from '../../testing/test-app';
import type { SelectionBody } from './bulk.schemas';

type Order = { query?: object; ids?: readonly string[]; selection?: SelectionBody; headers?: object };

/** Starts an application with five startups, and provides requests for bulk actions. */
export async function bulkApp(overrides?: Parameters<typeof decidingApp>[0]) {
  const server = await decidingApp(overrides);
  const post = async (url: string, payload: object, actor: ActorName = 'user+w', headers = {}) => {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: { ...server.asRole(actor), ...headers },
      payload,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const selection = async (search = ''): Promise<SelectionBody> =>
    (await server.call('GET', `/auth/investments/selection${search}`)).body;
  return {
    ...server,
    post,
    selection,
    /** Runs a bulk action on the complete active list, or on the given selection. */
    act: async (action: object, { query = {}, ids, selection: seen, headers }: Order = {}) => {
      const { expected, token } = seen ?? (await selection());
      return post(
        '/auth/investments/bulk',
        { ...(ids && { ids }), query, expected, token, action },
        'user+w',
        headers,
      );
    },
    undoAct: (id: string, payload = {}, actor: ActorName = 'user+w') =>
      post(`/auth/investments/bulk/${id}/undo`, payload, actor),
    /** Returns the flags, decisions and work item of each startup. */
    states: async () => {
      const rows = await server.db
        .select({
          id: startups.id,
          email_sent: startups.email_sent,
          create_contract: startups.create_contract,
          interested: startups.interested,
          investment: startups.investment,
          rejected: startups.rejected,
          later_until: startups.later_until,
          is_watched: sql<boolean>`${startups.later_watched_since} is not null`,
          assignee_id: startupWork.assignee_id,
          step: startupWork.step,
          due: startupWork.due,
        })
        .from(startups)
        .leftJoin(startupWork, eq(startupWork.startup_id, startups.id))
        .orderBy(startups.id);
      return rows;
    },
    begin: async () => {
      await server.begin();
      for (const [id, name] of ['Gamma AG', 'Delta AG', 'Epsilon AG'].entries())
        await server.importRow({ ID: String(id + 3), company_name: name, awards: [] });
      await server.curate();
    },
  };
}
