import { removeOrphanedStorage } from './remove-orphaned-storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('keys of an earlier release are removed, and those of this one stay', () => {
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

test('a browser that refuses storage starts all the same', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(removeOrphanedStorage).not.toThrow();
});
