import { act, renderHook } from '@testing-library/react';
import { noteServerTime } from './server-clock';
import { useSession } from './session';
import { clearSession, clearToken, readEndReason, storeToken } from './stored-token';
import { aToken, aValidToken, anExpiredToken } from './testing/a-token';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

/** Simulates the storage event that the browser sends when another tab stores or removes the token. */
function changeInAnotherTab(token: string | null): void {
  if (token === null) localStorage.removeItem('accessToken');
  else localStorage.setItem('accessToken', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: token }));
}

test('without a stored token no person is signed in', () => {
  const { result } = renderHook(useSession);
  expect(result.current).toEqual({ isAuthenticated: false, hasToken: false, claims: {}, role: undefined });
});

test('a stored valid token signs a person in', () => {
  localStorage.setItem('accessToken', aValidToken({ role: 'super', sub: '7' }));
  const { result } = renderHook(useSession);
  expect(result.current).toMatchObject({
    isAuthenticated: true,
    hasToken: true,
    role: 'super',
    claims: { sub: '7' },
  });
});

test('an expired token does not sign a person in, but its role can be read', () => {
  localStorage.setItem('accessToken', anExpiredToken({ role: 'admin' }));
  const { result } = renderHook(useSession);
  expect(result.current).toMatchObject({ isAuthenticated: false, hasToken: true, role: 'admin' });
});

test('a stored or removed token takes effect immediately in the same tab', () => {
  const { result } = renderHook(useSession);
  act(() => storeToken(aValidToken()));
  expect(result.current.isAuthenticated).toBe(true);
  act(() => clearToken());
  expect(result.current.isAuthenticated).toBe(false);
});

test('storing a token notifies other parts of the app with a storage event for accessToken', () => {
  const seen: StorageEvent[] = [];
  const listen = (event: StorageEvent) => seen.push(event);
  window.addEventListener('storage', listen);
  storeToken('a.b.c');
  window.removeEventListener('storage', listen);
  expect(seen.map(({ key, oldValue, newValue }) => [key, oldValue, newValue])).toEqual([
    ['accessToken', null, 'a.b.c'],
  ]);
});

test('a token that changes in another tab takes effect in this tab', () => {
  const { result } = renderHook(useSession);
  act(() => changeInAnotherTab(aValidToken({ role: 'admin' })));
  expect(result.current).toMatchObject({ isAuthenticated: true, role: 'admin' });
  act(() => changeInAnotherTab(null));
  expect(result.current.isAuthenticated).toBe(false);
});

test('a sign-in in another tab clears the reason for the end of the previous session', () => {
  clearToken('Your role was changed.');
  expect(readEndReason()).toBe('Your role was changed.');
  changeInAnotherTab(aValidToken());
  changeInAnotherTab(null);
  expect(readEndReason()).toBeNull();
});

test('if another tab clears the storage, the session ends', () => {
  const { result } = renderHook(useSession);
  act(() => storeToken(aValidToken()));
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current.hasToken).toBe(false);
});

test('the session ends automatically 5 seconds before the token expires', () => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  localStorage.setItem('accessToken', aToken({ exp: 1_700_000_060 }));
  const { result } = renderHook(useSession);
  act(() => void jest.advanceTimersByTime(54_999));
  expect(result.current.isAuthenticated).toBe(true);
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current.isAuthenticated).toBe(false);
});

test('a refreshed token postpones the end of the session', () => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  localStorage.setItem('accessToken', aToken({ exp: 1_700_000_060 }));
  const { result } = renderHook(useSession);
  act(() => storeToken(aToken({ exp: 1_700_000_120 })));
  act(() => void jest.advanceTimersByTime(114_999));
  expect(result.current.isAuthenticated).toBe(true);
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current.isAuthenticated).toBe(false);
});

test('if the browser clock is an hour fast, a new token is valid as soon as the server time is known', () => {
  const { result, rerender } = renderHook(useSession);
  act(() => storeToken(aToken({ exp: Date.now() / 1000 - 2700 })));
  expect(result.current.isAuthenticated).toBe(false);
  noteServerTime(Date.now() - 3_600_000, Date.now());
  rerender();
  expect(result.current.isAuthenticated).toBe(true);
});

test('a logout removes token and deviceId, and a failed refresh removes only the token', () => {
  localStorage.setItem('deviceId', 'this-browser');
  storeToken(aValidToken());
  clearToken();
  expect([localStorage.getItem('accessToken'), localStorage.getItem('deviceId')]).toEqual([
    null,
    'this-browser',
  ]);
  storeToken(aValidToken());
  clearSession();
  expect([localStorage.getItem('accessToken'), localStorage.getItem('deviceId')]).toEqual([null, null]);
});
