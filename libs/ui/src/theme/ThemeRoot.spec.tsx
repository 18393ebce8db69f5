import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrandMark } from '../BrandMark';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import { ThemeRoot } from './ThemeRoot';

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.documentElement.removeAttribute('data-color-scheme');
});

const scheme = () => document.documentElement.getAttribute('data-color-scheme');

/** The blocking script of the page, run again as on a reload. */
function loadColorSchemeScript(): void {
  jest.isolateModules(() => void jest.requireActual('./color-scheme.js'));
}

test('every style element carries the nonce of the page', () => {
  document.head.innerHTML = '<meta name="csp-nonce" content="n0nce">';
  render(
    <ThemeRoot>
      <BrandMark />
    </ThemeRoot>,
  );
  const styles = [...document.querySelectorAll('style')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.map((style) => style.nonce)).toEqual(styles.map(() => 'n0nce'));
});

test('the switch goes round system, light and dark, and the choice is kept', async () => {
  render(
    <ThemeRoot>
      <ColorSchemeSwitch />
    </ThemeRoot>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Colours: as the system. Switch to light' }));
  expect([scheme(), localStorage.getItem('colorMode')]).toEqual(['light', 'light']);
  await userEvent.click(screen.getByRole('button', { name: 'Colours: light. Switch to dark' }));
  expect([scheme(), localStorage.getItem('colorMode')]).toEqual(['dark', 'dark']);
  await userEvent.click(screen.getByRole('button', { name: 'Colours: dark. Switch to as the system' }));
  expect(localStorage.getItem('colorMode')).toBe('system');
});

test.each([
  ['dark was chosen', 'dark', false, 'dark'],
  ['light was chosen on a dark machine', 'light', true, 'light'],
  ['nothing was chosen on a dark machine', null, true, 'dark'],
  ['nothing was chosen on a light machine', null, false, 'light'],
  ['the system is followed on a dark machine', 'system', true, 'dark'],
])('before the first paint, when %s, the scheme is set', (_when, mode, isDark, expected) => {
  if (mode) localStorage.setItem('colorMode', mode);
  Object.assign(window, { matchMedia: () => ({ matches: isDark }) });
  loadColorSchemeScript();
  Reflect.deleteProperty(window, 'matchMedia');
  expect(scheme()).toBe(expected);
  expect(document.querySelector('meta[name="color-scheme"]')).toHaveAttribute('content', expected);
});

test('the theme takes over the scheme that the script set', () => {
  localStorage.setItem('colorMode', 'dark');
  loadColorSchemeScript();
  render(
    <ThemeRoot>
      <ColorSchemeSwitch />
    </ThemeRoot>,
  );
  expect(scheme()).toBe('dark');
  expect(screen.getByRole('button', { name: /^Colours: dark/ })).toBeVisible();
});

test('an unknown stored choice counts as the system', () => {
  localStorage.setItem('colorMode', 'sepia');
  render(
    <ThemeRoot>
      <ColorSchemeSwitch />
    </ThemeRoot>,
  );
  expect(screen.getByRole('button', { name: 'Colours: as the system. Switch to light' })).toBeVisible();
});

test('what is chosen in another tab is shown here too', () => {
  render(
    <ThemeRoot>
      <ColorSchemeSwitch />
    </ThemeRoot>,
  );
  const chooseElsewhere = (newValue: string | null, key = 'colorMode') =>
    act(() => window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  chooseElsewhere('dark');
  expect([scheme(), screen.getByRole('button').title]).toEqual([
    'dark',
    'Colours: dark. Switch to as the system',
  ]);
  chooseElsewhere('light', 'something else');
  expect(scheme()).toBe('dark');
  chooseElsewhere(null);
  expect(screen.getByRole('button', { name: /^Colours: as the system/ })).toBeVisible();
});

test('a page that follows the machine turns dark with it', () => {
  const listeners: ((event: { matches: boolean }) => void)[] = [];
  const machine = {
    matches: false,
    addListener: (listener: (typeof listeners)[number]) => listeners.push(listener),
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.assign(window, { matchMedia: () => machine });
  render(
    <ThemeRoot>
      <BrandMark />
    </ThemeRoot>,
  );
  expect(scheme()).toBe('light');
  machine.matches = true;
  act(() => listeners.forEach((listener) => listener(machine)));
  expect(scheme()).toBe('dark');
  Reflect.deleteProperty(window, 'matchMedia');
});

test('where storage is refused the choice holds for this page', async () => {
  const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const unkept = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  render(
    <ThemeRoot>
      <ColorSchemeSwitch />
    </ThemeRoot>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Colours: as the system. Switch to light' }));
  await userEvent.click(screen.getByRole('button', { name: 'Colours: light. Switch to dark' }));
  expect(scheme()).toBe('dark');
  refused.mockRestore();
  unkept.mockRestore();
});
