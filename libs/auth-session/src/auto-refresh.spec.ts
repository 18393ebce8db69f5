import { allowAutoRefresh, isAutoRefreshSuppressed, suppressAutoRefresh } from './auto-refresh';

test('suppressAutoRefresh is 1 in session storage until automatic refreshes are allowed again', () => {
  expect(isAutoRefreshSuppressed()).toBe(false);
  suppressAutoRefresh();
  expect(sessionStorage.getItem('suppressAutoRefresh')).toBe('1');
  expect(isAutoRefreshSuppressed()).toBe(true);
  allowAutoRefresh();
  expect(isAutoRefreshSuppressed()).toBe(false);
});
