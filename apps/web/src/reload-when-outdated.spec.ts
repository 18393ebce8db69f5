import { preload } from '@vaglio/ui';
import { reloadWhenOutdated } from './reload-when-outdated';

const reload = jest.fn();
beforeAll(() => {
  reloadWhenOutdated('build-a', () => reload('build-a'));
});
beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const missScript = () => window.dispatchEvent(new Event('vite:preloadError'));

test('a script that cannot be loaded reloads the page, once per build', () => {
  missScript();
  missScript();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a tab that has reloaded an earlier build reloads this one too', () => {
  sessionStorage.setItem('reloadedBuilds', 'build-0');
  missScript();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a tab to which two servers send two builds in turn reloads each of them once', () => {
  sessionStorage.setItem('reloadedBuilds', 'build-a build-b');
  missScript();
  expect(reload).not.toHaveBeenCalled();
});

test('a page with unsaved changes is not reloaded', () => {
  const keep = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', keep);
  missScript();
  window.removeEventListener('beforeunload', keep);
  expect(reload).not.toHaveBeenCalled();
});

test('code that is preloaded and cannot be loaded does not reload the page; opening it does', async () => {
  const load = async () => {
    missScript();
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  preload(load);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
  await expect(load()).rejects.toThrow(TypeError);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a browser without a connection does not reload', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  missScript();
  expect(reload).not.toHaveBeenCalled();
});

test('a browser that refuses storage does not reload, because it could not stop', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  missScript();
  expect(reload).not.toHaveBeenCalled();
});
