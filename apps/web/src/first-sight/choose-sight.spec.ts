import type { Session } from '@vaglio/auth-session';
import { chooseSight } from './choose-sight';

const DESK = 1440;
const NOBODY: Session = { hasToken: false, isAuthenticated: false, role: undefined, claims: {} };

function signedIn(claims: Session['claims'], isAuthenticated = true): Session {
  return { hasToken: true, isAuthenticated, role: claims.role, claims };
}

const ADMIN = signedIn({ role: 'admin' });
const at = (address: string, session: Session, width = DESK) => {
  const [pathname = '', search = ''] = address.split(/(?=\?)/);
  const sight = chooseSight({ pathname, search }, session, width);
  return sight && `${sight.viewer}: ${sight.page}`;
};

test.each([
  ['user', signedIn({ role: 'user' }), 'reader: dashboard'],
  [
    'user with the scope to write',
    signedIn({ role: 'user', scope: 'investments:write' }),
    'writer: dashboard',
  ],
  ['super', signedIn({ role: 'super' }), 'reader with settings: dashboard'],
  ['admin', ADMIN, 'writer with settings: dashboard'],
  ['admin whose token has expired', signedIn({ role: 'admin' }, false), 'writer with settings: dashboard'],
  ['role that nobody knows', signedIn({ role: 'gardener' }), null],
  ['token without a role', signedIn({}), null],
  ['nobody', NOBODY, null],
])('the dashboard of a %s', (_who, session, sight) => {
  expect(at('/dashboard', session)).toBe(sight);
});

test.each([
  ['/login', NOBODY, 'nobody: login'],
  ['/login', signedIn({ role: 'user' }, false), 'nobody: login'],
  ['/login', ADMIN, null],
  ['/configurations', ADMIN, 'writer with settings: loading'],
  ['/configurations', signedIn({ role: 'user' }), null],
  ['/user', ADMIN, 'writer with settings: loading'],
  ['/potential-investiments?dossier=7', ADMIN, 'writer with settings: loading'],
  ['/', ADMIN, null],
  ['/no-such-page', ADMIN, null],
  ['/__proto__', ADMIN, null],
])('%s is drawn only where it is certain what comes', (address, session, sight) => {
  expect(at(address, session)).toBe(sight);
});

test.each([
  [767, 'phone'],
  [768, 'tablet'],
  [1199, 'tablet'],
  [1200, 'desk'],
])('in a window of %d px the list is that of a %s', (width, screen) => {
  expect(at('/potential-investiments', ADMIN, width)).toBe(`writer with settings: list on a ${screen}`);
});
