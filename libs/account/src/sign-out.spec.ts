import { fakeApi, signIn, unreachable } from '@vaglio/test-kit';
import { signOut } from './sign-out';

test.each([
  ['confirms', () => ({ status: 204 })],
  ['refuses', () => ({ status: 401, body: { error: 'Not signed in' } })],
  ['fails', () => ({ status: 500 })],
  ['cannot be reached', unreachable],
])('if the server %s at a logout, the token and the device id are removed anyway', async (_name, answer) => {
  signIn();
  localStorage.setItem('deviceId', 'a-device');
  const api = fakeApi({ 'POST /auth/logout': answer });
  await signOut();
  expect(api.callsOf('POST /auth/logout').map(({ body }) => body)).toEqual([{ deviceId: 'a-device' }]);
  expect([localStorage.getItem('accessToken'), localStorage.getItem('deviceId')]).toEqual([null, null]);
});

test.each([
  [
    'contains the provider address',
    { url: 'https://login.example/end?client_id=vaglio' },
    'https://login.example/end?client_id=vaglio',
  ],
  ['contains no address', { url: null }, null],
  ['contains an invalid address', { url: 'javascript:alert(1)' }, null],
  ['is missing', unreachable, null],
])('a provider logout ends the local session even if the response %s', async (_name, answer, url) => {
  signIn();
  fakeApi({ 'POST /auth/oidc/sign-out': answer });
  expect(await signOut(true)).toBe(url);
  expect(localStorage.getItem('accessToken')).toBeNull();
});
