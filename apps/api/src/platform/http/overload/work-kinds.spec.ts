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
  ['readReadiness', 'GET', {}, null],
])('%s by %s with %j is %s', (operation, method, query, kind) =>
  expect(kindOf(operation, method, query)).toBe(kind),
);

test('every guarded call has a kind but the stream of events, which only waits, and the own account', () => {
  const free = PERMISSIONS.filter(({ operationId, method }) => kindOf(operationId, method, {}) === null);
  const guarded = free.filter(({ allow }) => allow !== 'public');
  expect(guarded.map(({ operationId }) => operationId).sort()).toEqual(['readUser', 'streamNotifications']);
  expect(free.every(({ method }) => method === 'GET')).toBe(true);
});

test('no call that is open to everybody takes a place of people who are signed in', () => {
  const placeOf = ({ operationId, method }: Permission) => kindOf(operationId, method, {});
  const open = PERMISSIONS.filter(({ allow }) => allow === 'public').map(placeOf);
  const guarded = PERMISSIONS.filter(({ allow }) => allow !== 'public').map(placeOf);
  expect([...new Set(open)].sort()).toEqual(['provider', 'public', 'sign-in', null].sort());
  // The own password, to change it or the second factor, is hashed like that of a sign-in.
  expect(guarded.filter((kind) => kind === 'sign-in')).toHaveLength(6);
  expect(guarded).not.toContain('public');
});

test('requests of all kinds together leave connections for the workers, with any number of cores', () => {
  const connections = Object.values(WORK_LIMITS).reduce((sum, { atOnce }) => sum + atOnce, 0);
  const ofMoreCores = MAX_HASHES_AT_ONCE - HASHES_AT_ONCE;
  expect(connections + ofMoreCores).toBeLessThanOrEqual(POOL_SIZE - UNKNOWN_TOKENS.atOnce - 3);
});
