import type { InjectOptions } from 'fastify';
import { digestOf } from '../../../apps/api/src/identity/sign-in/passwords/password-hash';
import { REFRESH_COOKIE } from '../../../apps/api/src/platform/http/authorization/principal';
import { ACCOUNT_CALLS, GIVEN, registration } from '../../../apps/api/src/testing/account-calls';
import {
  addAccount,
  cookieOf,
  DEVICE,
  login,
  PASSWORD,
  tokenOf,
} from '../../../apps/api/src/testing/accounts';
import { aSecondFactor, requireOf } from '../../../apps/api/src/testing/second-factors';
import { asAdmin, type World, type WriteOperation } from './operation';

const password = digestOf(PASSWORD);

/** Signs in a new user. Returns the values that a browser stores after the sign-in. */
async function signedIn(world: World) {
  const { email, userId } = await addAccount(world);
  const answer = await login(world, email);
  const headers = { authorization: `Bearer ${tokenOf(answer)}` };
  return { email, userId, headers, cookies: { [REFRESH_COOKIE]: cookieOf(answer) } };
}

async function sessionOf({ pool }: World, userId: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from sessions where user_id = $1', [userId]);
  return rows[0]?.id ?? '';
}

const onAccounts: WriteOperation[] = (
  [
    'setUserRole',
    'setUserPassword',
    'setUserStatus',
    'setUserScopes',
    'deleteUser',
    'resetUserPassword',
    'makeResetLink',
  ] as const
).map((operationId) => ({
  operationId,
  prepare: async (world) => {
    const { method, path, payload } = ACCOUNT_CALLS[operationId];
    const { userId } = await signedIn(world);
    const body = operationId === 'setUserRole' ? { role: 'super' } : payload;
    const call: InjectOptions = {
      method,
      url: `/auth/admin/users/${userId}${path}`,
      ...(body && { payload: body }),
    };
    return asAdmin(world, call);
  },
}));

export const ACCOUNT_OPERATIONS: readonly WriteOperation[] = [
  ...onAccounts,
  {
    operationId: 'resetSecondFactor',
    prepare: async (world) => {
      const { userId } = await aSecondFactor(world);
      return asAdmin(world, { method: 'DELETE', url: `/auth/admin/users/${userId}/second-factor` });
    },
  },
  {
    operationId: 'saveSignInRules',
    prepare: async (world) => {
      await requireOf(world, []);
      // The trial has no users with this role, so the rule affects no sign-in.
      const payload = { second_factor_roles: ['super'] };
      return asAdmin(world, { method: 'PUT', url: '/auth/admin/sign-in-rules', payload });
    },
  },
  {
    operationId: 'registerUser',
    prepare: async (world) =>
      asAdmin(world, { method: 'POST', url: '/auth/register', payload: registration() }),
  },
  {
    operationId: 'login',
    prepare: async (world) => {
      const { email } = await addAccount(world);
      return { method: 'POST', url: '/auth/login', payload: { email, password, deviceId: DEVICE } };
    },
  },
  {
    operationId: 'refresh',
    prepare: async (world) => {
      const { cookies } = await signedIn(world);
      return { method: 'POST', url: '/auth/refresh', cookies, payload: { deviceId: DEVICE } };
    },
  },
  {
    operationId: 'logout',
    prepare: async (world) => {
      const { cookies } = await signedIn(world);
      return { method: 'POST', url: '/auth/logout', cookies, payload: {} };
    },
  },
  {
    operationId: 'changePassword',
    of: 'request for a link',
    prepare: async (world) => {
      const { email } = await addAccount(world);
      return { method: 'POST', url: '/auth/change-password', payload: { email } };
    },
  },
  {
    operationId: 'changeOwnPassword',
    prepare: async (world) => {
      const { headers } = await signedIn(world);
      const payload = { oldPassword: password, newPassword: digestOf(GIVEN), deviceId: DEVICE };
      return { method: 'POST', url: '/auth/change-password/self', headers, payload };
    },
  },
  {
    operationId: 'endOtherSessions',
    prepare: async (world) => {
      const { email, headers } = await signedIn(world);
      await login(world, email);
      return { method: 'DELETE', url: '/auth/sessions', headers };
    },
  },
  {
    operationId: 'endOwnSession',
    prepare: async (world) => {
      const { userId, headers, email } = await signedIn(world);
      const first = await sessionOf(world, userId);
      const { authorization } = { authorization: `Bearer ${tokenOf(await login(world, email))}` };
      return { method: 'DELETE', url: `/auth/sessions/${first}`, headers: { ...headers, authorization } };
    },
  },
];
