import { isRole } from '@vaglio/access-control';
import { eq } from 'drizzle-orm';
import { signAccessToken } from '../identity/sign-in/tokens/access-token';
import { users } from '../platform/db/schema/users.table';
import { decidingApp } from '../screening/decisions/decisions.fixture';
import type { ActorName } from '../testing/test-app';
import type { NotificationPageBody, NotificationSettingsBody } from './notifications.schemas';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Starts the application with the startups Acme and Beta and named people, and provides requests for their inboxes. */
export async function notifiedApp(overrides?: Parameters<typeof decidingApp>[0]) {
  const server = await decidingApp(overrides);
  await server.begin();
  await server.db
    .update(users)
    .set({ name: 'Ann Frey' })
    .where(eq(users.id, server.person('user').userId));
  /** Returns a token that is valid at the current test time, because the clock of a test may have moved by days. */
  const tokenNow = (actor: ActorName) => {
    const { userId, sessionId } = server.person(actor);
    const { keys, now } = server.deps;
    const role = actor.replace('+w', '');
    if (!isRole(role)) throw new Error(`no role ${role}`);
    const claims = { sub: userId, sid: sessionId, role, scopes: [], authTime: now() / 1000 };
    return signAccessToken(claims, keys.token, now());
  };
  const as = async (actor: ActorName, method: Method, url: string, payload?: object) => {
    const answer = await server.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${await tokenNow(actor)}` },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  return {
    ...server,
    as,
    note: (actor: ActorName, text: string, mentions: string[] = [], id = '1') =>
      as(actor, 'POST', `/auth/investments/${id}/notes`, { text, mentions }),
    work: (actor: ActorName, change: object, id = '1') =>
      as(actor, 'PATCH', `/auth/investments/${id}/work`, change),
    follow: (actor: ActorName, method: 'GET' | 'PUT' | 'DELETE' = 'PUT', id = '1') =>
      as(actor, method, `/auth/investments/${id}/follow`),
    inbox: async (actor: ActorName, query = ''): Promise<NotificationPageBody> =>
      (await as(actor, 'GET', `/auth/notifications${query}`)).body,
    /** Returns the text of each notification in an inbox: the title, followed by the second line in brackets. */
    said: async (actor: ActorName, query = ''): Promise<string[]> => {
      const { items }: NotificationPageBody = (await as(actor, 'GET', `/auth/notifications${query}`)).body;
      return items.map(
        ({ title, detail }) =>
          title.map(({ text }) => text).join('') + (detail === null ? '' : ` (${detail})`),
      );
    },
    settings: async (actor: ActorName): Promise<NotificationSettingsBody> =>
      (await as(actor, 'GET', '/auth/notifications/settings')).body,
    choose: (actor: ActorName, choices: object[], digest = 'working_days', digest_time = '07:00') =>
      as(actor, 'PUT', '/auth/notifications/settings', { choices, digest, digest_time }),
  };
}
