import { PERMISSIONS, type Permission } from '@vaglio/access-control';
import { POOL_SIZE } from '../../db/database-pool';
import { HASHES_AT_ONCE, kindOf, MAX_HASHES_AT_ONCE, UNKNOWN_TOKENS, WORK_LIMITS } from './work-kinds';

test.each<[string, string, object, string | null]>([
  ['listInvestments', 'GET', {}, 'read'],
  ['listInvestments', 'GET', { pageSize: 'all' }, 'stream'],
  ['listInvestments', 'GET', { fields: 'canton' }, 'stream'],
  ['listInvestments', 'HEAD', {}, 'read'],
  ['readShortlist', 'GET', {}, 'stream'],
  ['readDossier', 'GET', {}, 'read'],
  ['setInvestmentFlags', 'PATCH', {}, 'write'],
  ['importRaw', 'POST', {}, 'write'],
  ['setInvestmentText', 'PATCH', {}, 'write'],
  ['setInvestmentText', 'PATCH', { pageSize: 'all' }, 'write'],
  ['login', 'POST', {}, 'sign-in'],
  ['refresh', 'POST', {}, 'public'],
  ['readUser', 'GET', {}, null],
  ['readLogo', 'GET', {}, 'public'],
  ['unsubscribe', 'POST', {}, 'public'],
  ['simulateScore', 'POST', {}, 'preview'],
  ['runCuration', 'POST', {}, 'batch'],
  ['testModelConnection', 'POST', {}, 'batch'],
  ['testModelSettings', 'POST', {}, 'batch'],
  ['testMailSettings', 'POST', {}, 'batch'],
  ['downloadBackup', 'POST', {}, 'batch'],
  ['readReadiness', 'GET', {}, null],
])('the route %s by %s with %j belongs to the request class %s', (operation, method, query, kind) =>
  expect(kindOf(operation, method, query)).toBe(kind),
);

test('every protected route except the event stream and the own account has a request class', () => {
  const free = PERMISSIONS.filter(({ operationId, method }) => kindOf(operationId, method, {}) === null);
  const guarded = free.filter(({ allow }) => allow !== 'public');
  expect(guarded.map(({ operationId }) => operationId).sort()).toEqual(['readUser', 'streamNotifications']);
  expect(free.every(({ method }) => method === 'GET')).toBe(true);
});

test('no public route uses a slot of signed-in people', () => {
  const placeOf = ({ operationId, method }: Permission) => kindOf(operationId, method, {});
  const open = PERMISSIONS.filter(({ allow }) => allow === 'public').map(placeOf);
  const guarded = PERMISSIONS.filter(({ allow }) => allow !== 'public').map(placeOf);
  expect([...new Set(open)].sort()).toEqual(['provider', 'public', 'sign-in', null].sort());
  // These operations verify the caller's own password, which requires a password hash, as in a sign-in.
  expect(guarded.filter((kind) => kind === 'sign-in')).toHaveLength(6);
  expect(guarded).not.toContain('public');
});

test('the request slots leave database connections for the workers, with any number of cores', () => {
  const connections = Object.values(WORK_LIMITS).reduce((sum, { atOnce }) => sum + atOnce, 0);
  const ofMoreCores = MAX_HASHES_AT_ONCE - HASHES_AT_ONCE;
  expect(connections + ofMoreCores).toBeLessThanOrEqual(POOL_SIZE - UNKNOWN_TOKENS.atOnce - 3);
});
