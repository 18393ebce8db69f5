import { initialsOf, readPerson } from './person';

test('a person is read as our server answers it', () =>
  expect(
    readPerson({
      userId: '7',
      username: 'ann',
      name: 'Ann Huber',
      email: 'ann@x.ch',
      role: 'admin',
      accountStatus: 'active',
      scopes: [],
    }),
  ).toEqual({
    userId: '7',
    username: 'ann',
    name: 'Ann Huber',
    email: 'ann@x.ch',
    role: 'admin',
    status: 'active',
  }));

test.each([
  [{ role: 'super' }, 'super'],
  [{ roles: 'admin, user' }, 'admin, user'],
  [{ roles: ['admin', { name: 'user' }] }, 'admin, user'],
  [{ role: { roleID: 'r1', code: 'super' } }, 'super'],
  [{ role: { id: 'r1' } }, 'r1'],
  [{}, ''],
  [null, ''],
])('the role of %j is %j', (data, role) => expect(readPerson(data).role).toBe(role));

test.each([
  [{ email: 'ann@x.ch' }, 'ann@x.ch'],
  [{ username: 'ann', email: 'ann@x.ch' }, 'ann'],
])('without a name %j is called %s', (data, name) => expect(readPerson(data).name).toBe(name));

test.each([
  ['Sabine Rüegg', 'SR'],
  ['Ann', 'A'],
  ['ann.huber@x.ch', 'AC'],
  ['Élodie de la Tour', 'ÉT'],
  ['', ''],
])('initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
