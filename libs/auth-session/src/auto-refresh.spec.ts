import { allowAutoRefresh, isAutoRefreshSuppressed, suppressAutoRefresh } from './auto-refresh';

test('suppressAutoRefresh is kept in session storage with the value 1, until refreshing is allowed again', () => {
  expect(isAutoRefreshSuppressed()).toBe(false);
  suppressAutoRefresh();
  expect(sessionStorage.getItem('suppressAutoRefresh')).toBe('1');
  expect(isAutoRefreshSuppressed()).toBe(true);
  allowAutoRefresh();
  expect(isAutoRefreshSuppressed()).toBe(false);
});
