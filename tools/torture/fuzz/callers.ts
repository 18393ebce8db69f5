import { randomBytes } from 'node:crypto';
import { isAllowed, PERMISSIONS, type Role, type Scope } from '@vaglio/access-control';
import { signAccessToken } from '../../../apps/api/src/identity/sign-in/tokens/access-token';
import type { Installation } from '../installation';
import type { Operation } from './document';

const ROLES: readonly { name: string; role: Role; scopes: Scope[] }[] = [
  { name: 'user', role: 'user', scopes: [] },
  { name: 'user+w', role: 'user', scopes: ['investments:write'] },
  { name: 'super', role: 'super', scopes: [] },
  { name: 'super+w', role: 'super', scopes: ['investments:write'] },
  { name: 'admin', role: 'admin', scopes: [] },
];
/** Interval between token renewals, in milliseconds. It is a third of a token's lifetime. */
const TOKEN_MS = 5 * 60_000;

/** Caller of the fuzzer, with a function that returns whether the caller is allowed to use an operation. */
export type FuzzCaller = {
  name: string;
  token: () => Promise<string | undefined>;
  mayCall: (operation: Operation) => boolean;
  /** Signs in again after a request has ended the session or deleted the account. */
  renew: () => Promise<void>;
};

/** Returns one caller per role, an anonymous caller, and callers with invalid tokens. */
export async function fuzzCallers(installation: Installation): Promise<FuzzCaller[]> {
  const admin = await installation.addPerson('admin');
  const claims = { sub: admin.userId, sid: admin.sessionId, role: admin.role, scopes: [], authTime: 0 };
  const expired = await signAccessToken(claims, installation.keys.token, Date.now() - 3_600_000);
  const foreign = await signAccessToken(claims, [randomBytes(32)], Date.now());
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url');
  return [
    nobody('nobody', undefined),
    nobody('garbage', 'garbage'),
    nobody('expired token', expired),
    nobody('token of another key', foreign),
    nobody('unsigned token', `${none}.${foreign.split('.')[1]}.`),
    ...(await Promise.all(ROLES.map((role) => person(installation, role)))),
  ];
}

function nobody(name: string, token: string | undefined): FuzzCaller {
  return {
    name,
    token: async () => token,
    mayCall: (operation) => isAllowed(rowOf(operation), null),
    renew: async () => undefined,
  };
}

async function person(
  installation: Installation,
  { name, role, scopes }: (typeof ROLES)[number],
): Promise<FuzzCaller> {
  let who = await installation.addPerson(role, scopes);
  let token = '';
  let until = 0;
  return {
    name,
    token: async () => {
      if (Date.now() > until) {
        until = Date.now() + TOKEN_MS;
        token = await installation.tokenOf(who);
      }
      return token;
    },
    mayCall: (operation) => isAllowed(rowOf(operation), { role, scope: scopes.join(' ') }),
    renew: async () => {
      who = await installation.addPerson(role, scopes);
      until = 0;
    },
  };
}

/** Returns the row of an operation in the permission table. An operation without a row is public. */
function rowOf({ operationId }: Operation) {
  return PERMISSIONS.find((row) => row.operationId === operationId) ?? ({ allow: 'public' } as const);
}
