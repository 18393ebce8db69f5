import { answerSchema } from '@vaglio/api-client';
import {
  auditChoicesShape,
  auditEventPageShape,
  roleChoiceShape,
  roleListShape,
  userPageShape,
  userShape,
} from '@vaglio/contract';

const ANN = {
  id: '8',
  userId: '8',
  email: 'ann@x.ch',
  username: 'ann',
  name: 'ann',
  role: 'user',
  accountStatus: '',
};
const ROW = { userId: '8', username: 'ann', email: 'ann@x.ch', role: 'user' };

test('a user account is read from the server’s response', () => {
  const row = { ...ANN, scopes: ['admin'], last_sign_in_at: null, created_at: '2026-05-01T10:00:00.000Z' };
  expect(userShape(row)).toEqual(row);
});

test.each([
  ['an array', [ROW]],
  ['{ users }', { users: [ROW] }],
  ['{ items }', { items: [ROW] }],
  ['an object with id instead of userId', { users: [{ ...ROW, userId: undefined, id: 8 }] }],
  ['an object with name instead of username', { users: [{ ...ROW, username: undefined, name: 'ann' }] }],
  ['an object with a roles array', [{ ...ROW, role: undefined, roles: ['user'] }]],
  ['an object with roles as a string', [{ ...ROW, role: undefined, roles: 'user' }]],
  ['an object with a role object', [{ ...ROW, role: { id: 3, name: 'user' } }]],
  ['an object with an empty roles array and a single role', [{ ...ROW, roles: [] }]],
])('user accounts are accepted as %s', (_shape, answer) =>
  expect(userPageShape(answer)).toEqual({ items: [ANN], total: 1 }),
);

test.each([
  [['user', 'admin'], 'user, admin'],
  ['user, admin', 'user, admin'],
  [[{ code: 'user' }, { roleID: 'admin' }], 'user, admin'],
  [[{ id: 'admin' }, 'user', 'admin'], 'admin, user'],
  [[{ label: 'user' }, { name: 'admin' }], 'user, admin'],
  [5, '5'],
])('the role list %j is read as %j', (roles, role) => expect(userShape({ ...ROW, roles })?.role).toBe(role));

test.each([[undefined], [null], [''], [' , '], [[]], [{}], [[null, true, {}]]])(
  'the role %j is read as empty',
  (roles) => expect(userShape({ ...ROW, role: undefined, roles })?.role).toBe(''),
);

test.each([
  [{ users: [ROW], total: 30 }, 30],
  [{ users: [ROW], count: 30 }, 30],
  [{ items: [ROW], total: '30' }, 30],
  [{ users: [ROW], total: 0, count: 9 }, 0],
  [{ users: [ROW], total: -1 }, 1],
  [[ROW], 1],
  [{}, 0],
])('the user count in the response %j is read as %d', (answer, total) =>
  expect(userPageShape(answer)?.total).toBe(total),
);

test.each([null, undefined, 'no', 7, {}, { users: null }, { users: ['x', null] }])(
  'the response %j is read as an empty user list',
  (answer) =>
    expect(answerSchema(userPageShape)['~standard'].validate(answer)).toEqual({
      value: { items: [], total: 0 },
    }),
);

test.each([
  ['active', 'active'],
  ['frozen', 'frozen'],
  [null, ''],
  [undefined, ''],
])('the account status %j is read as %j', (accountStatus, status) =>
  expect(userShape({ ...ROW, accountStatus })?.accountStatus).toBe(status),
);

test.each([
  ['2026-05-01T10:00:00.000Z', '2026-05-01T10:00:00.000Z'],
  [null, null],
  ['', null],
  [undefined, undefined],
])('the last sign-in %j is read as %j', (last_sign_in_at, at) =>
  expect(userShape({ ...ROW, last_sign_in_at })?.last_sign_in_at).toBe(at),
);

test.each([
  [['investments:write', 7], ['investments:write']],
  [[], []],
  [undefined, undefined],
  ['admin', undefined],
])('the user scopes %j are read as %j', (scopes, read) =>
  expect(userShape({ ...ROW, scopes })?.scopes).toEqual(read),
);

test('a user account without a nickname is displayed with its email', () =>
  expect(userShape({ email: 'ann@x.ch' })).toEqual({
    ...ANN,
    id: '',
    userId: '',
    username: 'ann@x.ch',
    name: 'ann@x.ch',
    role: '',
  }));

test.each([
  ['user', 'user', 'user'],
  [{ id: 'user' }, 'user', 'user'],
  [{ roleID: 'user' }, 'user', 'user'],
  [{ code: 'user' }, 'user', 'user'],
  [{ name: 'user' }, 'user', 'user'],
  [{ label: 'user' }, 'user', 'user'],
  [{ id: 3, name: 'user' }, 'user', 'user'],
  [{ id: 3, roleID: 'user', name: 'Person' }, 'user', 'Person'],
  [{ code: 'super', label: 'Settings keeper' }, 'super', 'Settings keeper'],
  [{ name: 'super', label: 'Super' }, 'super', 'super'],
  [{ id: 5, name: 'auditor' }, '5', 'auditor'],
  [{ id: 'user', name: ' ', label: 'Person' }, 'user', 'Person'],
  [7, '7', '7'],
])('the role %j is sent as %s and displayed as %s', (entry, id, name) =>
  expect(roleChoiceShape(entry)).toMatchObject({ id, name, assignable: true }),
);

test.each([[''], [' '], [null], [undefined], [{}], [true], [{ name: '' }]])(
  '%j is not accepted as a role',
  (entry) => expect(roleChoiceShape(entry)).toBeUndefined(),
);

test.each([
  [['user', 'super']],
  [{ roles: ['user', 'super'] }],
  [{ items: ['user', 'super'] }],
  [{ roles: [{ name: 'user' }, null, { code: 'super' }] }],
])('the roles in %j are user and super, in that order', (answer) =>
  expect(roleListShape(answer)?.roles.map(({ id }) => id)).toEqual(['user', 'super']),
);

test.each([
  [undefined, true],
  [null, true],
  [true, true],
  [false, false],
])('a role whose field assignable is %j can be assigned: %j', (assignable, may) =>
  expect(roleChoiceShape({ id: 'user', assignable })?.assignable).toBe(may),
);

test.each([[null], [undefined], ['no'], [{}], [{ roles: 'user' }]])(
  'the response %j contains no roles',
  (answer) =>
    expect(answerSchema(roleListShape)['~standard'].validate(answer)).toEqual({ value: { roles: [] } }),
);

test.each([null, 'text', {}, { items: 1 }])('the response %j is not an audit trail', (answer) => {
  expect(auditEventPageShape(answer)).toBeUndefined();
  expect(auditChoicesShape(answer)).toBeUndefined();
});

test.each([
  [
    { id: 7, email: 'ann@x.ch' },
    { id: '7', email: 'ann@x.ch' },
  ],
  [{ email: 'ann@x.ch' }, { id: '', email: 'ann@x.ch' }],
  [{ id: 'gone' }, { id: 'gone', email: null }],
  [undefined, null],
])('the actor %j of an audit event is read as %j', (actor, read) =>
  expect(auditEventPageShape({ items: [{ id: 3, actor }] })?.items).toEqual([
    {
      id: '3',
      at: '',
      actor: read,
      action: '',
      target_type: null,
      target_id: null,
      target_name: null,
      target_exists: false,
      before: null,
      after: null,
      ip: null,
      request_id: null,
    },
  ]),
);

test('audit filter choices that are not texts are skipped', () =>
  expect(auditChoicesShape({ actions: ['login', 7, null] })).toEqual({
    actions: ['login'],
    target_types: [],
  }));
