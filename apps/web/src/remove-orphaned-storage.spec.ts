import { removeOrphanedStorage } from './remove-orphaned-storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('storage keys of an earlier release are removed, and current keys remain', () => {
  for (const key of [
    'firstRequests',
    'styles:/login',
    'height:tabs:1440',
    'accessToken',
    'colorMode',
    'firstSteps',
  ])
    localStorage.setItem(key, 'x');
  removeOrphanedStorage();
  expect(Object.keys(localStorage).sort()).toEqual(['accessToken', 'colorMode', 'firstSteps']);
});

test('the app starts normally in a browser that refuses storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(removeOrphanedStorage).not.toThrow();
});
