import { roleOf, rolesOf, statusOf } from './user-roles';

test.each([
  ['user', ['user']],
  ['user, admin', ['admin', 'user']],
  ['auditor, user, super', ['super', 'user', 'auditor']],
  ['', []],
])('the roles %j are %j, edited with the first', (role, roles) => {
  expect(rolesOf({ role })).toEqual(roles);
  expect(roleOf({ role })).toBe(roles[0] ?? '');
});

test.each([
  ['active', 'active'],
  ['must_change_password', 'must change password'],
  ['Locked', 'locked'],
  ['disabled', 'disabled'],
  ['', null],
])('the account status %j reads %j', (accountStatus, status) =>
  expect(statusOf({ accountStatus })).toBe(status),
);

test('who is held by wrong codes is not called active, and a disabled account stays that', () => {
  const held_by_codes = true;
  expect(statusOf({ accountStatus: 'active', held_by_codes })).toBe('held by codes');
  expect(statusOf({ accountStatus: 'disabled', held_by_codes })).toBe('disabled');
});
