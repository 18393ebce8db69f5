import { assignableRoles, firstChoice } from './assignable-roles';

const aRole = (id: string, assignable = true) => ({ id, code: id, name: id, label: id, assignable });

test('each role is offered once, in the order of the server', () =>
  expect(assignableRoles(['user', 'super', 'user'].map((id) => aRole(id))).map(({ id }) => id)).toEqual([
    'user',
    'super',
  ]));

test('a role that the server says the person may not give is not offered', () =>
  expect(assignableRoles([aRole('user'), aRole('admin', false)]).map(({ id }) => id)).toEqual(['user']));

test.each([
  ['super', 'super'],
  ['auditor', 'user'],
  ['', 'user'],
])('with the present role %j the picker opens on %s', (present, chosen) =>
  expect(firstChoice([aRole('user'), aRole('super')], present)).toBe(chosen),
);

test('without roles there is no choice', () => expect(firstChoice([], 'user')).toBe(''));
