import type { User } from '@vaglio/contract';
import { mayGrantScopes, whyNot } from './rights';

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
])('a person with the role %s may act on a %s, as far as the browser can tell', (role, target) =>
  expect(whyNot({ userId: '1', role }, account(target))).toBeNull(),
);

test.each([
  ['super', 'super'],
  ['super', 'admin'],
  ['user', 'user'],
])('a %s may not act on a %s', (role, target) =>
  expect(whyNot({ userId: '1', role }, account(target))).toContain('Only an admin'),
);

test('nobody acts on their own account, not even an admin', () =>
  expect(whyNot({ userId: '8', role: 'admin' }, account('admin'))).toBe('This is your own account.'));

test('two unknown ids are not the same person', () =>
  expect(whyNot({ userId: undefined, role: 'admin' }, account('user', ''))).toBeNull());

test.each([
  ['admin', true],
  ['super', false],
  ['user', false],
  [undefined, false],
])('a %s may grant scopes: %s', (role, may) => expect(mayGrantScopes({ userId: '1', role })).toBe(may));
