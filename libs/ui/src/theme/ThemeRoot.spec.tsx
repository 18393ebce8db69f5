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

/** Runs the blocking script of the page, as a reload does. */
function loadColorSchemeScript(): void {
  jest.isolateModules(() => void jest.requireActual('./color-scheme.js'));
}

test('every style element carries the nonce of the page, so that the security policy allows it', () => {
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

test('the theme switch cycles through system, light and dark, and the selection is stored', async () => {
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
  ['dark is selected', 'dark', false, 'dark'],
  ['light is selected on a dark system', 'light', true, 'light'],
  ['nothing is selected on a dark system', null, true, 'dark'],
  ['nothing is selected on a light system', null, false, 'light'],
  ['system is selected on a dark system', 'system', true, 'dark'],
])('if %s, the colour scheme is set before the page is first shown', (_when, mode, isDark, expected) => {
  if (mode) localStorage.setItem('colorMode', mode);
  Object.assign(window, { matchMedia: () => ({ matches: isDark }) });
  loadColorSchemeScript();
  Reflect.deleteProperty(window, 'matchMedia');
  expect(scheme()).toBe(expected);
  expect(document.querySelector('meta[name="color-scheme"]')).toHaveAttribute('content', expected);
});

test('the theme uses the colour scheme that was set before the page was first shown', () => {
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

test('an unknown stored colour scheme is treated as system', () => {
  localStorage.setItem('colorMode', 'sepia');
  render(
    <ThemeRoot>
      <ColorSchemeSwitch />
    </ThemeRoot>,
  );
  expect(screen.getByRole('button', { name: 'Colours: as the system. Switch to light' })).toBeVisible();
});

test('a colour scheme selected in another tab also applies in this tab', () => {
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

test('with the system colour scheme the page turns dark when the system does', () => {
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

test('in a browser without storage the selected colour scheme applies to the current page', async () => {
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
