import { readUserPage, roleOf } from './user';

const ANN = {
  userId: '8',
  email: 'ann@x.ch',
  nickname: 'ann',
  roles: ['user'],
  status: null,
  lastSignInAt: null,
  scopes: null,
};
const ROW = { userId: '8', username: 'ann', email: 'ann@x.ch', role: 'user' };

test.each([
  ['an array', [ROW]],
  ['{ users }', { users: [ROW] }],
  ['{ items }', { items: [ROW] }],
  ['an id in place of userId', { users: [{ ...ROW, userId: undefined, id: 8 }] }],
  ['a name in place of username', { users: [{ ...ROW, username: undefined, name: 'ann' }] }],
  ['a roles array', [{ ...ROW, role: undefined, roles: ['user'] }]],
  ['a roles string', [{ ...ROW, role: undefined, roles: 'user' }]],
  ['a role object', [{ ...ROW, role: { id: 3, name: 'user' } }]],
  ['an empty roles array beside a single role', [{ ...ROW, roles: [] }]],
])('accounts may come as %s', (_shape, answer) => expect(readUserPage(answer).users).toEqual([ANN]));

test.each([
  [['user', 'admin']],
  ['user, admin'],
  [[{ code: 'user' }, { roleID: 'admin' }]],
  [[{ id: 'admin' }, 'user', 'admin']],
  [[{ label: 'user' }, { name: 'admin' }]],
])('the roles %j are admin and user, edited with the stronger', (roles) => {
  const [user] = readUserPage([{ ...ROW, roles }]).users;
  expect(user?.roles).toEqual(['admin', 'user']);
  expect(user && roleOf(user)).toBe('admin');
});

test.each([[undefined], [null], [''], [' , '], [[]], [{}], [[null, true, {}]]])('%j is no role', (roles) => {
  const [user] = readUserPage([{ ...ROW, role: undefined, roles }]).users;
  expect(user?.roles).toEqual([]);
  expect(user && roleOf(user)).toBe('');
});

test.each([
  [{ users: [ROW], total: 30 }, 30],
  [{ users: [ROW], count: 30 }, 30],
  [{ items: [ROW], total: '30' }, 30],
  [{ users: [ROW], total: 0, count: 9 }, 0],
  [{ users: [ROW], total: -1 }, 1],
  [[ROW], 1],
  [undefined, 0],
])('the total of %j is %d', (answer, total) => expect(readUserPage(answer).total).toBe(total));

test.each([null, undefined, 'no', 7, {}, { users: null }, { users: ['x', null] }])(
  '%j holds no accounts',
  (answer) => expect(readUserPage(answer).users).toEqual([]),
);

test.each([
  ['active', 'active'],
  ['must_change_password', 'must change password'],
  ['Locked', 'locked'],
  ['disabled', 'disabled'],
  ['', null],
  [null, null],
  [undefined, null],
])('the account status %j reads %j', (accountStatus, status) =>
  expect(readUserPage([{ ...ROW, accountStatus }]).users[0]?.status).toBe(status),
);

test.each([
  ['2026-05-01T10:00:00.000Z', '2026-05-01T10:00:00.000Z'],
  [null, ''],
  [undefined, null],
])('the last sign-in %j reads %j', (last_sign_in_at, moment) =>
  expect(readUserPage([{ ...ROW, last_sign_in_at }]).users[0]?.lastSignInAt).toBe(moment),
);

test.each([
  [['investments:write', 7], ['investments:write']],
  [[], []],
  [undefined, null],
  ['admin', null],
])('the scopes %j read %j', (scopes, read) =>
  expect(readUserPage([{ ...ROW, scopes }]).users[0]?.scopes).toEqual(read),
);

test('an account without a nickname is called by its address', () =>
  expect(readUserPage([{ email: 'ann@x.ch' }]).users[0]?.nickname).toBe('ann@x.ch'));
