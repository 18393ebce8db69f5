import type { User } from '@vaglio/contract';
import { mayGrantScopes, actionRefusal } from './rights';

const account = (role: string, userId = '8'): User => ({
  id: userId,
  userId,
  email: 'ann@x.ch',
  username: 'ann',
  name: 'ann',
  role,
  accountStatus: 'active',
});

test.each([
  ['admin', 'user'],
  ['admin', 'super'],
  ['admin', 'admin'],
  ['super', 'user'],
  ['super', 'auditor'],
  ['auditor', 'admin'],
  [undefined, 'admin'],
])('the user list offers a person with the role %s the actions on a %s', (role, target) =>
  expect(actionRefusal({ userId: '1', role }, account(target))).toBeNull(),
);

test.each([
  ['super', 'super'],
  ['super', 'admin'],
  ['user', 'user'],
])('the user list offers a %s no actions on a %s', (role, target) =>
  expect(actionRefusal({ userId: '1', role }, account(target))).toContain('Only an admin'),
);

test('the user list offers no actions on the person’s own account, not even to an admin', () =>
  expect(actionRefusal({ userId: '8', role: 'admin' }, account('admin'))).toBe('This is your own account.'));

test('two accounts without ids are not treated as the same person', () =>
  expect(actionRefusal({ userId: undefined, role: 'admin' }, account('user', ''))).toBeNull());

test.each([
  ['admin', true],
  ['super', false],
  ['user', false],
  [undefined, false],
])('a %s may grant scopes to a user: %s', (role, may) =>
  expect(mayGrantScopes({ userId: '1', role })).toBe(may),
);
