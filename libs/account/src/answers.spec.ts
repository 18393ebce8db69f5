import { accountShape, sessionListShape } from '@vaglio/contract';

const ANN = {
  userId: '7',
  username: 'ann',
  name: 'Ann Huber',
  email: 'ann@x.ch',
  role: 'admin',
  accountStatus: 'active',
  scopes: [],
};

test('the signed-in person is read from the server’s response', () => expect(accountShape(ANN)).toEqual(ANN));

test('missing fields of the signed-in person are read as empty', () =>
  expect(accountShape({})).toEqual({
    userId: '',
    username: '',
    name: '',
    email: '',
    role: '',
    accountStatus: '',
  }));

test.each([
  [{ role: 'super' }, 'super'],
  [{ roles: 'admin, user' }, 'admin, user'],
  [{ roles: ['admin', { name: 'user' }] }, 'admin, user'],
  [{ role: { roleID: 'r1', code: 'super' } }, 'super'],
  [{ role: { id: 'r1' } }, 'r1'],
  [{ role: '', roles: ['user'] }, 'user'],
  [{}, ''],
])('the role in the response %j is read as %j', (answer, role) =>
  expect(accountShape(answer)?.role).toBe(role),
);

test.each([
  [{ email: 'ann@x.ch' }, 'ann@x.ch'],
  [{ username: 'ann', email: 'ann@x.ch' }, 'ann'],
])('a person without a display name (%j) is called %s', (answer, name) =>
  expect(accountShape(answer)?.name).toBe(name),
);

test('a numeric user id under the name id is accepted', () =>
  expect(accountShape({ id: 7 })?.userId).toBe('7'));

test('if the response has no list, the devices are unknown', () =>
  expect(sessionListShape({})).toBeUndefined());
