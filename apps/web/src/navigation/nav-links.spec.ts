import { navLinks } from './nav-links';

const THREE = ['Dashboard', 'Potential Investiments', 'User'];

test.each([
  [{ isAuthenticated: true, role: 'user' }, '/dashboard', THREE],
  [{ isAuthenticated: true, role: 'super' }, '/dashboard', [...THREE, 'Settings']],
  [{ isAuthenticated: true, role: 'admin' }, '/user', [...THREE, 'Settings']],
  [{ isAuthenticated: true, role: undefined }, '/user', THREE],
  [{ isAuthenticated: true, role: 'guest' }, '/user', THREE],
  [{ isAuthenticated: false, role: 'admin' }, '/forgot-password', ['Login']],
  [{ isAuthenticated: false, role: undefined }, '/nowhere', ['Login']],
  [{ isAuthenticated: false, role: undefined }, '/login', []],
  [{ isAuthenticated: false, role: undefined }, '/change-password', []],
])('a session %j at %s has the navigation links %j', (session, pathname, labels) =>
  expect(navLinks(session, pathname).map(({ label }) => label)).toEqual(labels),
);

test('the links Settings and Potential Investiments lead to the paths in the specification, including its spelling', () =>
  expect(navLinks({ isAuthenticated: true, role: 'admin' }, '/').map(({ to }) => to)).toEqual([
    '/dashboard',
    '/potential-investiments',
    '/user',
    '/configurations',
  ]));
