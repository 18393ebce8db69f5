import { roleOf, rolesOf, statusOf } from './user-roles';

test.each([
  ['user', ['user']],
  ['user, admin', ['admin', 'user']],
  ['auditor, user, super', ['super', 'user', 'auditor']],
  ['', []],
])('the role text %j means the roles %j, and an edit starts with the first role', (role, roles) => {
  expect(rolesOf({ role })).toEqual(roles);
  expect(roleOf({ role })).toBe(roles[0] ?? '');
});

test.each([
  ['active', 'active'],
  ['must_change_password', 'must change password'],
  ['Locked', 'locked'],
  ['disabled', 'disabled'],
  ['', null],
])('the account status %j is displayed as %j', (accountStatus, status) =>
  expect(statusOf({ accountStatus })).toBe(status),
);

test('an account locked after wrong codes is shown as locked, and a disabled account as disabled', () => {
  const held_by_codes = true;
  expect(statusOf({ accountStatus: 'active', held_by_codes })).toBe('locked by wrong codes');
  expect(statusOf({ accountStatus: 'disabled', held_by_codes })).toBe('disabled');
});
