import { PERMISSIONS } from './permission-table';
import { TOKEN_SCOPES, tokenAllows, tokenScopeOf } from './token-scopes';

const closed = () =>
  PERMISSIONS.filter((row) => row.allow !== 'public' && tokenScopeOf(row) === null).map(
    ({ operationId }) => operationId,
  );

test('no token signs in, changes an account, or makes another token; every other call has a scope', () => {
  expect(closed().sort()).toEqual(
    [
      'changeOwnPassword',
      'readUser',
      'listSessions',
      'endOwnSession',
      'endOtherSessions',
      'listApiTokens',
      'createApiToken',
      'revokeApiToken',
      'registerUser',
      'setUserRole',
      'setUserPassword',
      'deleteUser',
      'resetUserPassword',
      'setUserStatus',
      'setUserScopes',
    ].sort(),
  );
});

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
] as const)('%s (%s) with %j: %j', (operationId, method, scopes, expected) =>
  expect(tokenAllows({ operationId, method }, scopes)).toBe(expected),
);
