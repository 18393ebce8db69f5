import { randomBytes } from 'node:crypto';
import type { OperationId } from '@vaglio/access-control';
import { digestOf } from '../identity/sign-in/passwords/password-hash';
import { sendDueMessages } from '../notifications/mails/outbox-worker';
import type { ActorName, testApp } from './test-app';

type World = Awaited<ReturnType<typeof testApp>>;

/** Valid password that tests set for another account. */
export const GIVEN = 'meadow-copper-sail-63';

/** Requests that change an account. Each body changes most accounts. */
export const ACCOUNT_CALLS = {
  setUserRole: { method: 'PATCH', path: '/role', payload: { role: 'user' } },
  setUserPassword: { method: 'PATCH', path: '/password', payload: { newPassword: digestOf(GIVEN) } },
  setUserStatus: { method: 'PATCH', path: '/status', payload: { accountStatus: 'disabled' } },
  setUserScopes: { method: 'PATCH', path: '/scopes', payload: { scopes: ['investments:write'] } },
  deleteUser: { method: 'DELETE', path: '', payload: undefined },
  resetUserPassword: { method: 'POST', path: '/reset-password', payload: {} },
  makeResetLink: { method: 'POST', path: '/reset-link', payload: {} },
} as const satisfies Partial<
  Record<OperationId, { method: string; path: string; payload: object | undefined }>
>;

export type AccountCall = keyof typeof ACCOUNT_CALLS;

/** Sends one of the requests of {@link ACCOUNT_CALLS} with a bearer token. @param payload replaces the default body */
export function onAccount(
  { app }: Pick<World, 'app'>,
  call: AccountCall,
  token: string,
  targetId: string,
  payload?: object,
) {
  const { method, path, payload: usual } = ACCOUNT_CALLS[call];
  const body = payload ?? usual;
  const headers = { authorization: `Bearer ${token}` };
  return app.inject({
    method,
    url: `/auth/admin/users/${targetId}${path}`,
    headers,
    ...(body && { payload: body }),
  });
}

/** Returns the request body for a new account with an unused address, nickname and name. */
export function registration(over: object = {}) {
  const email = `new-${randomBytes(6).toString('hex')}@x.ch`;
  const username = `newbie-${randomBytes(6).toString('hex')}`;
  const name = `New Person ${randomBytes(6).toString('hex')}`;
  return { email, username, name, role: 'user', password: digestOf(GIVEN), ...over };
}

/** Creates an account as one of the signed-in people. Its owner must change the password at the first sign-in. */
export function register({ app, asRole }: Pick<World, 'app' | 'asRole'>, actor: ActorName, payload: object) {
  return app.inject({ method: 'POST', url: '/auth/register', headers: asRole(actor), payload });
}

/** Sends all pending messages. @returns subject and text of the messages to one address */
export async function mailsTo({ deps }: Pick<World, 'deps'>, email: string): Promise<string[]> {
  const texts: string[] = [];
  const send = async (message: { to: string; subject: string; text: string }) => {
    if (message.to === email) texts.push(`${message.subject}\n${message.text}`);
  };
  await sendDueMessages({ ...deps, send, log: { warn: () => undefined } });
  return texts;
}
