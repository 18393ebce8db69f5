import { originAfterLogin, readOrigin } from './origin';

test.each([
  ['a page', { from: '/user' }, '/user'],
  ['a page with query and hash', { from: '/potential-investiments?q=a#b' }, '/potential-investiments?q=a#b'],
  ['a location object', { from: { pathname: '/user', search: '?a=1', hash: '#b' } }, '/user?a=1#b'],
  ['/', { from: '/' }, '/'],
  ['/login', { from: '/login' }, '/dashboard'],
  ['/login with a query', { from: '/login?again' }, '/dashboard'],
  ['/configurations', { from: '/configurations' }, '/dashboard'],
  ['a section of the settings', { from: '/configurations#users' }, '/dashboard'],
  ['no state', null, '/dashboard'],
  ['an empty state', {}, '/dashboard'],
  ['a state that is a text', '/user', '/dashboard'],
  ['a text that is not a path', { from: 'user' }, '/dashboard'],
  ['a page on another host', { from: '//evil.example/x' }, '/dashboard'],
  ['a page on another host, with a backslash', { from: '/\\evil.example' }, '/dashboard'],
  ['a number', { from: 7 }, '/dashboard'],
])('after a login the remembered page (%s) or the dashboard opens', (_what, state, place) => {
  expect(originAfterLogin(state)).toBe(place);
});

test('the remembered page is returned unchanged, even if it is /login or /configurations', () => {
  expect([
    readOrigin({ from: '/login' }),
    readOrigin({ from: '/configurations#users' }),
    readOrigin(undefined),
  ]).toEqual(['/login', '/configurations#users', null]);
});
