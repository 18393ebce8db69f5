import { act, renderHook } from '@testing-library/react';
import { noteServerTime } from './server-clock';
import { useSession } from './session';
import { clearSession, clearToken, storeToken } from './stored-token';
import { aToken, aValidToken, anExpiredToken } from './testing/a-token';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

/** What the browser does here when another tab changes the entry. */
function changeInAnotherTab(token: string | null): void {
  if (token === null) localStorage.removeItem('accessToken');
  else localStorage.setItem('accessToken', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: token }));
}

test('no one is authenticated without a stored token', () => {
  const { result } = renderHook(useSession);
  expect(result.current).toEqual({ isAuthenticated: false, hasToken: false, claims: {}, role: undefined });
});

test('a session is authenticated when a valid token is stored', () => {
  localStorage.setItem('accessToken', aValidToken({ role: 'super', sub: '7' }));
  const { result } = renderHook(useSession);
  expect(result.current).toMatchObject({
    isAuthenticated: true,
    hasToken: true,
    role: 'super',
    claims: { sub: '7' },
  });
});

test('an expired token does not authenticate, but its role is known', () => {
  localStorage.setItem('accessToken', anExpiredToken({ role: 'admin' }));
  const { result } = renderHook(useSession);
  expect(result.current).toMatchObject({ isAuthenticated: false, hasToken: true, role: 'admin' });
});

test('storing and clearing the token is seen at once in the same tab', () => {
  const { result } = renderHook(useSession);
  act(() => storeToken(aValidToken()));
  expect(result.current.isAuthenticated).toBe(true);
  act(() => clearToken());
  expect(result.current.isAuthenticated).toBe(false);
});

test('storing a token signals a storage event of accessToken', () => {
  const seen: StorageEvent[] = [];
  const listen = (event: StorageEvent) => seen.push(event);
  window.addEventListener('storage', listen);
  storeToken('a.b.c');
  window.removeEventListener('storage', listen);
  expect(seen.map(({ key, oldValue, newValue }) => [key, oldValue, newValue])).toEqual([
    ['accessToken', null, 'a.b.c'],
  ]);
});

test('a change in another tab is seen', () => {
  const { result } = renderHook(useSession);
  act(() => changeInAnotherTab(aValidToken({ role: 'admin' })));
  expect(result.current).toMatchObject({ isAuthenticated: true, role: 'admin' });
  act(() => changeInAnotherTab(null));
  expect(result.current.isAuthenticated).toBe(false);
});

test('another tab that clears the whole storage ends the session', () => {
  const { result } = renderHook(useSession);
  act(() => storeToken(aValidToken()));
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  expect(result.current.hasToken).toBe(false);
});

test('the session ends by itself 5 seconds before exp', () => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  localStorage.setItem('accessToken', aToken({ exp: 1_700_000_060 }));
  const { result } = renderHook(useSession);
  act(() => void jest.advanceTimersByTime(54_999));
  expect(result.current.isAuthenticated).toBe(true);
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current.isAuthenticated).toBe(false);
});

test('a refreshed token moves the end of the session', () => {
  jest.useFakeTimers({ now: 1_700_000_000_000 });
  localStorage.setItem('accessToken', aToken({ exp: 1_700_000_060 }));
  const { result } = renderHook(useSession);
  act(() => storeToken(aToken({ exp: 1_700_000_120 })));
  act(() => void jest.advanceTimersByTime(114_999));
  expect(result.current.isAuthenticated).toBe(true);
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current.isAuthenticated).toBe(false);
});

test('with a clock an hour fast, a fresh token is valid once the server time is known', () => {
  const { result, rerender } = renderHook(useSession);
  act(() => storeToken(aToken({ exp: Date.now() / 1000 - 2700 })));
  expect(result.current.isAuthenticated).toBe(false);
  noteServerTime(Date.now() - 3_600_000, Date.now());
  rerender();
  expect(result.current.isAuthenticated).toBe(true);
});

test('logout clears token and deviceId, a failed refresh only the token', () => {
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
