import { assignableRoles, isRole, mayActOn, mayAssign, rankOf, ROLES } from './roles';

test('roles are listed by increasing privilege, so that a role picker defaults to the least privileged role', () => {
  expect(ROLES.map(rankOf)).toEqual([1, 2, 3]);
  expect(ROLES).toEqual(['user', 'super', 'admin']);
});

test.each([
  ['user', 'user', false],
  ['user', 'super', false],
  ['user', 'admin', false],
  ['super', 'user', true],
  ['super', 'super', false],
  ['super', 'admin', false],
  ['admin', 'user', true],
  ['admin', 'super', true],
  ['admin', 'admin', true],
] as const)('a %s may change an account with the role %s: %s', (actor, target, allowed) => {
  expect(mayActOn(actor, target)).toBe(allowed);
  expect(mayAssign(actor, target)).toBe(allowed);
});

test.each([
  ['user', []],
  ['super', ['user']],
  ['admin', ['user', 'super', 'admin']],
] as const)('a %s may assign the roles %j', (actor, roles) => {
  expect(assignableRoles(actor)).toEqual(roles);
});

test.each([
  ['admin', true],
  ['Admin', false],
  ['', false],
  [null, false],
  [['admin'], false],
  ['constructor', false],
])('%j is a known role: %s', (value, expected) => expect(isRole(value)).toBe(expected));
