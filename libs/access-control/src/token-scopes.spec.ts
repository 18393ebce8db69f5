import { PERMISSIONS } from './permission-table';
import { ACCOUNT_PERMISSIONS } from './permissions/account';
import { API_TOKENS_PERMISSIONS } from './permissions/api-tokens';
import { NOTIFICATIONS_PERMISSIONS } from './permissions/notifications';
import type { PermissionRow } from './permissions/permission-row';
import { SERVICE_ACCOUNTS_PERMISSIONS } from './permissions/service-accounts';
import { SESSIONS_PERMISSIONS } from './permissions/sessions';
import { SYSTEM_PERMISSIONS } from './permissions/system';
import { USERS_PERMISSIONS } from './permissions/users';
import {
  missingTokenScopes,
  TOKEN_SCOPES,
  tokenAllows,
  tokenScopesOf,
  unconfirmedTokenScopes,
  usableTokenScopes,
} from './token-scopes';

/** Operations for the user's own account or the installation, and all operations that change accounts. */
const OF_PEOPLE: readonly PermissionRow[] = [
  ...ACCOUNT_PERMISSIONS,
  ...API_TOKENS_PERMISSIONS,
  ...NOTIFICATIONS_PERMISSIONS,
  ...SERVICE_ACCOUNTS_PERMISSIONS,
  ...SESSIONS_PERMISSIONS,
  ...SYSTEM_PERMISSIONS,
  ...USERS_PERMISSIONS.filter(({ method }) => method !== 'GET'),
];

test('no API token can sign in, change an account, or create another token', () => {
  const open = OF_PEOPLE.filter((row) => tokenScopesOf(row).length > 0);
  expect(open.map(({ operationId }) => operationId)).toEqual([]);
});

test('API tokens cannot use the routes of a new resource until the routes have a scope', () => {
  const withScope = PERMISSIONS.filter((row) => tokenScopesOf(row).length > 0);
  expect(withScope.length).toBeGreaterThan(2 * OF_PEOPLE.length);
});

test('a pipeline run needs the scopes of all its steps', () => {
  const run = { operationId: 'startChainRun', method: 'POST' } as const;
  expect(tokenScopesOf(run)).toEqual(['news:write', 'extraction:write', 'startups:write']);
  expect(tokenAllows(run, ['news:write'])).toBe(false);
  expect(missingTokenScopes(run, ['news:write', 'startups:write'])).toEqual(['extraction:write']);
});

test('no route requires the same scope twice, and every scope is required by a route', () => {
  const needed = PERMISSIONS.map((row) => tokenScopesOf(row));
  expect(needed.filter((scopes) => new Set(scopes).size < scopes.length)).toEqual([]);
  const own = new Set(needed.map(([first]) => first));
  expect(TOKEN_SCOPES.filter((scope) => !own.has(scope))).toEqual([]);
});

test.each([
  [
    { role: 'user' },
    ['investments:read', 'investments:write', 'startups:read', 'news:read', 'scoring:read', 'audit:read'],
  ],
  [
    { role: 'user', scopes: ['investments:write'] },
    [
      'investments:read',
      'investments:write',
      'startups:read',
      'startups:write',
      'news:read',
      'news:write',
      'scoring:read',
      'audit:read',
    ],
  ],
  [{ role: 'super' }, TOKEN_SCOPES],
  [{ role: 'admin' }, TOKEN_SCOPES],
])('the permissions %j of the owner limit the scopes that an API token can use', (rights, scopes) =>
  expect(usableTokenScopes(rights)).toEqual(scopes),
);

test.each([
  ['the same permissions', { role: 'super' }, { role: 'super' }, []],
  ['a higher role', { role: 'super' }, { role: 'user' }, ['startups:read', 'imports:write']],
  ['a lower role', { role: 'user' }, { role: 'super' }, []],
  [
    'an additional permission',
    { role: 'user', scopes: ['investments:write'] },
    { role: 'user' },
    ['startups:read'],
  ],
])(
  'an API token whose owner now has %s needs a confirmation only for the new scopes',
  (_what, present, confirmed, scopes) =>
    expect(unconfirmedTokenScopes(['startups:read', 'imports:write'], present, confirmed)).toEqual(scopes),
);

test.each([
  ['listInvestments', 'GET', ['investments:read'], true],
  ['listInvestments', 'GET', ['investments:write'], true],
  ['setInvestmentFlags', 'PATCH', ['investments:read'], false],
  ['setInvestmentFlags', 'PATCH', ['investments:write'], true],
  ['listInvestments', 'GET', ['startups:write'], false],
  ['simulateScore', 'POST', ['scoring:read'], true],
  ['registerUser', 'POST', [...TOKEN_SCOPES], false],
  ['changeOwnPassword', 'POST', [...TOKEN_SCOPES], false],
  ['readUser', 'GET', [], true],
  ['unknown', 'GET', [...TOKEN_SCOPES], false],
] as const)(
  'the route %s (%s) with the token scopes %j is allowed: %j',
  (operationId, method, scopes, expected) =>
    expect(tokenAllows({ operationId, method }, scopes)).toBe(expected),
);
