import { originAfterLogin, readOrigin } from './origin';

test.each([
  ['a page', { from: '/user' }, '/user'],
  ['a page with query and hash', { from: '/potential-investiments?q=a#b' }, '/potential-investiments?q=a#b'],
  ['a remembered location', { from: { pathname: '/user', search: '?a=1', hash: '#b' } }, '/user?a=1#b'],
  ['/', { from: '/' }, '/'],
  ['/login', { from: '/login' }, '/dashboard'],
  ['/login with a query', { from: '/login?again' }, '/dashboard'],
  ['/configurations', { from: '/configurations' }, '/dashboard'],
  ['a settings section', { from: '/configurations#users' }, '/dashboard'],
  ['nothing', null, '/dashboard'],
  ['an empty state', {}, '/dashboard'],
  ['a state that is a text', '/user', '/dashboard'],
  ['an origin that is no path', { from: 'user' }, '/dashboard'],
  ['an origin on another host', { from: '//evil.example/x' }, '/dashboard'],
  ['an origin on another host by backslash', { from: '/\\evil.example' }, '/dashboard'],
  ['an origin that is a number', { from: 7 }, '/dashboard'],
])(
  'after a login with the remembered origin %s the person arrives on the right page',
  (_what, state, place) => {
    expect(originAfterLogin(state)).toBe(place);
  },
);

test('the remembered origin is used unchanged, even if it is /login or /configurations', () => {
  expect([
    readOrigin({ from: '/login' }),
    readOrigin({ from: '/configurations#users' }),
    readOrigin(undefined),
  ]).toEqual(['/login', '/configurations#users', null]);
});
