import { readBasePath } from './base-path';
import { callApi } from './call-api';
import { fakeServer } from './testing/fake-server';

afterEach(() => {
  document.head.innerHTML = '';
  jest.restoreAllMocks();
});

function serveBelow(path: string) {
  document.head.innerHTML = `<meta name="base-path" content="${path}" />`;
}

test.each([
  ['/vaglio', '/vaglio'],
  ['/tools/vaglio/', '/tools/vaglio'],
  ['', ''],
  ['/', ''],
  ['__BASE_PATH__', ''],
])('if the server sets the base path %j, the app runs below %j', (content, path) => {
  serveBelow(content);
  expect(readBasePath()).toBe(path);
});

test('without a base path the app runs at the root', () => {
  expect(readBasePath()).toBe('');
});

test('every request starts with the base path', async () => {
  serveBelow('/vaglio');
  const calls = fakeServer(() => ({ data: {} }));
  await callApi('/auth/user?x=1');
  expect(calls.map(({ path }) => path)).toEqual(['/vaglio/auth/user?x=1']);
});
