import { canSeeDashboard, canSeeSettings, canWriteInvestments, scopesOf, type Claims } from './claims';

test.each<[string, Claims]>([
  ['an admin flag', { role: 'user', admin: true }],
  ['an admin flag as a number', { role: 'user', admin: 1 }],
  ['an admin flag as a text', { role: 'user', admin: 'true' }],
  ['the role admin', { role: 'admin' }],
  ['the scope admin', { role: 'super', scope: 'admin' }],
  ['the scope investments:write', { role: 'user', scope: 'investments:write' }],
  ['the scope investments:write among other scopes', { role: 'user', scope: 'openid investments:write' }],
  ['the scope investments:write in an array', { role: 'user', scope: ['openid', 'investments:write'] }],
  ['the scope investments:write in the claim scopes', { role: 'user', scopes: ['investments:write'] }],
])('a token with %s allows write actions', (_name, claims) => {
  expect(canWriteInvestments(claims)).toBe(true);
});

test.each<[string, Claims]>([
  ['no claims', {}],
  ['the role user', { role: 'user' }],
  ['the role super', { role: 'super' }],
  ['the admin flag off', { role: 'user', admin: false }],
  ['the admin flag 0', { role: 'user', admin: 0 }],
  ['the admin flag "false"', { role: 'user', admin: 'false' }],
  ['a read scope', { role: 'user', scope: 'investments:read' }],
  ['a scope that only starts like a write scope', { role: 'user', scope: 'investments:writer admins' }],
  ['scopes that are not texts', { role: 'user', scope: { admin: true }, scopes: [1, null] }],
  ['a list of roles instead of a role', { role: ['admin'] }],
])('a token with %s does not allow write actions', (_name, claims) => {
  expect(canWriteInvestments(claims)).toBe(false);
});

test('scopes from both token claims are merged without duplicates', () => {
  expect(scopesOf({ scope: ' admin  openid', scopes: ['admin', 'a,b'] })).toEqual([
    'admin',
    'openid',
    'a',
    'b',
  ]);
});

test.each([
  ['admin', true, true],
  ['super', true, true],
  ['user', false, true],
  ['guest', false, false],
  [undefined, false, false],
])('the role %s has access to the settings: %s, to the dashboard: %s', (role, settings, dashboard) => {
  expect([canSeeSettings(role), canSeeDashboard(role)]).toEqual([settings, dashboard]);
});
