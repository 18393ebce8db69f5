import { REFRESH_COOKIE } from '../../../apps/api/src/platform/http/authorization/principal';
import { fieldOf, jsonOf, type Answer } from '../http-call';
import { PASSWORD } from '../people';
import type { Pair, Side } from './pair-calls';
import type { VisibleWrite } from './visible-writes';

type SignedIn = { userId: string; token: string; cookie: string };

async function signIn({ installation, send }: Pair, side: Side): Promise<SignedIn> {
  const { userId, email } = await installation.addPerson('user');
  const body = { email, password: PASSWORD, deviceId: 'device-of-torture' };
  const answer = await send(side, { method: 'POST', path: '/auth/login', body });
  const token = fieldOf(jsonOf(answer), 'token');
  if (typeof token !== 'string') throw new Error(`no sign-in: ${answer.status} ${answer.text}`);
  return { userId, token, cookie: cookieOf(answer) };
}

function cookieOf({ headers }: Answer): string {
  const cookies = headers['set-cookie'] ?? [];
  return (
    cookies.map((cookie) => cookie.split(';')[0] ?? '').find((cookie) => cookie.startsWith(REFRESH_COOKIE)) ??
    ''
  );
}

/**
 * Returns a check of an action that ends a session. The session must be valid on the other server before the action and
 * invalid after it.
 */
function endedBy(end: (pair: Pair, side: Side, who: SignedIn) => Promise<unknown>): VisibleWrite {
  return async (pair, write, read) => {
    const who = await signIn(pair, write);
    const own = { method: 'GET', path: '/auth/user', token: who.token };
    const before = await pair.send(read, own);
    if (before.status !== 200) return `the session of the other server answers ${before.status}`;
    await end(pair, write, who);
    const after = await pair.send(read, own);
    const refreshed = await pair.send(read, {
      method: 'POST',
      path: '/auth/refresh',
      headers: ['Cookie', who.cookie],
      body: { deviceId: 'device-of-torture' },
    });
    const statuses = `${after.status} ${refreshed.status}`;
    return statuses === '401 401' ? null : `call and refresh answer ${statuses}, not 401 401`;
  };
}

/** Actions that end a session, by name of the action. */
export const ENDED_SESSIONS: Readonly<Record<string, VisibleWrite>> = {
  'sign-out': endedBy(({ send }, side, { cookie }) =>
    send(side, { method: 'POST', path: '/auth/logout', headers: ['Cookie', cookie], body: {} }),
  ),
  'disabled account': endedBy(({ done }, side, { userId }) =>
    done(side, {
      method: 'PATCH',
      path: `/auth/admin/users/${userId}/status`,
      body: { accountStatus: 'disabled' },
    }),
  ),
  'other role': endedBy(({ done }, side, { userId }) =>
    done(side, { method: 'PATCH', path: `/auth/admin/users/${userId}/role`, body: { role: 'super' } }),
  ),
  'password set by an admin': endedBy(({ done }, side, { userId }) =>
    done(side, {
      method: 'PATCH',
      path: `/auth/admin/users/${userId}/password`,
      body: { newPassword: 'meadow-copper-sail-63' },
    }),
  ),
  'deleted account': endedBy(({ done }, side, { userId }) =>
    done(side, { method: 'DELETE', path: `/auth/admin/users/${userId}` }),
  ),
};
