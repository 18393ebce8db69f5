import { assignableRoles, firstChoice } from './assignable-roles';

const aRole = (id: string, assignable = true) => ({ id, code: id, name: id, label: id, assignable });

test('each assignable role is offered once, in the order of the server', () =>
  expect(assignableRoles(['user', 'super', 'user'].map((id) => aRole(id))).map(({ id }) => id)).toEqual([
    'user',
    'super',
  ]));

test('a role that the signed-in person may not assign is not offered', () =>
  expect(assignableRoles([aRole('user'), aRole('admin', false)]).map(({ id }) => id)).toEqual(['user']));

test.each([
  ['super', 'super'],
  ['auditor', 'user'],
  ['', 'user'],
])('the preselected role for a user with the role %j is %s', (present, chosen) =>
  expect(firstChoice([aRole('user'), aRole('super')], present)).toBe(chosen),
);

test('if the server returns no roles, no role is preselected', () =>
  expect(firstChoice([], 'user')).toBe(''));
