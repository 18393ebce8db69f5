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

test('if a script cannot be loaded, the page reloads once per build', () => {
  missScript();
  missScript();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a tab that has reloaded for an earlier build reloads once for the next build', () => {
  sessionStorage.setItem('reloadedBuilds', 'build-0');
  missScript();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('if two servers deliver different builds alternately, a tab reloads only once for each build', () => {
  sessionStorage.setItem('reloadedBuilds', 'build-a build-b');
  missScript();
  expect(reload).not.toHaveBeenCalled();
});

test('a page with unsaved changes is not reloaded when a script cannot be loaded', () => {
  const keep = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', keep);
  missScript();
  window.removeEventListener('beforeunload', keep);
  expect(reload).not.toHaveBeenCalled();
});

test('a failed prefetch does not reload the page, but a failed load of an opened page does', async () => {
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

test('a page is not reloaded while the browser is offline', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  missScript();
  expect(reload).not.toHaveBeenCalled();
});

test('a browser without storage does not reload the page, because the page could reload endlessly', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  missScript();
  expect(reload).not.toHaveBeenCalled();
});
