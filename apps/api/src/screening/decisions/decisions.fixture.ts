import { eq } from 'drizzle-orm';
import { deletingApp } from '../../startups/deletions/deleting.fixture';
import { startups } from '../../platform/db/schema/startups.table';
import type { ActorName } from '../../testing/test-app';
import type { DecidedBody, DecisionBody } from './decisions.schemas';

/** Starts an application with startups of known scores, and provides requests that decide about them. */
export async function decidingApp(overrides?: Parameters<typeof deletingApp>[0]) {
  const server = await deletingApp(overrides);
  const url = (id: string) => `/auth/investments/${id}/decisions`;
  const send = async (actor: ActorName, address: string, payload: object, headers = {}) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: address,
      headers: { ...server.asRole(actor), ...headers },
      payload,
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const decide = (payload: object, { actor = 'user+w', id = '1', headers = {} }: Caller = {}) =>
    send(actor, url(id), payload, headers);
  return {
    ...server,
    decide,
    /** Sends a decision and returns it. @throws Error if the decision is refused */
    decided: async (payload: object, caller: Caller = {}): Promise<DecisionBody> => {
      const { status, body } = await decide(payload, caller);
      const { decision }: DecidedBody = body;
      if (status !== 200 || !decision) throw new Error(`${status} ${JSON.stringify(body)}`);
      return decision;
    },
    undo: (decision: string, { actor = 'user+w', id = '1', headers = {} }: Caller = {}, payload = {}) =>
      send(actor, `${url(id)}/${decision}/undo`, payload, headers),
    listed: async (id = '1'): Promise<{ items: DecisionBody[]; total: number }> =>
      (await server.call('GET', url(id))).body,
    /** Returns the id of a decision reason by its label. */
    reason: async (label: string): Promise<string> => {
      const { items } = (await server.call('GET', '/auth/admin/decision-reasons')).body;
      const all: { id: string; label: string }[] = items.flatMap(({ reasons }: { reasons: [] }) => reasons);
      return all.find((each) => each.label === label)?.id ?? '';
    },
    flags: async (id = '1') => {
      const [row] = await server.db
        .select()
        .from(startups)
        .where(eq(startups.id, Number(id)));
      if (!row) throw new Error('no startup');
      const { email_sent, create_contract, interested, investment, rejected } = row;
      return { email_sent, create_contract, interested, investment, rejected };
    },
    /** Stores Beta with 4 points and Acme with 2 points, so that Acme has rank 2. */
    begin: async () => {
      await server.forget();
      await server.weigh('eurostars', 4);
      await server.weigh('fif grant', 2);
      await server.app.inject({
        method: 'PUT',
        url: '/auth/admin/score',
        headers: server.asRole('admin'),
        payload: { threshold: 1.5, top_percent: 0.2 },
      });
      await server.importRow({ ID: '1', company_name: 'Acme AG', awards: ['fif grant'] });
      await server.importRow({ ID: '2', company_name: 'Beta AG', awards: ['eurostars'] });
      await server.curate();
    },
  };
}

type Caller = { actor?: ActorName; id?: string; headers?: Record<string, string> };
