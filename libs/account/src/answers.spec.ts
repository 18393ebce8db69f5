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

test('a person is read as our server answers it', () => expect(accountShape(ANN)).toEqual(ANN));

test('what a server leaves out is empty', () =>
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
])('the role of %j is %j', (answer, role) => expect(accountShape(answer)?.role).toBe(role));

test.each([
  [{ email: 'ann@x.ch' }, 'ann@x.ch'],
  [{ username: 'ann', email: 'ann@x.ch' }, 'ann'],
])('without a name %j is called %s', (answer, name) => expect(accountShape(answer)?.name).toBe(name));

test('an id that is a number, under id, is the user id', () =>
  expect(accountShape({ id: 7 })?.userId).toBe('7'));

test('an answer without a list says nothing of devices', () => expect(sessionListShape({})).toBeUndefined());
