import { render, screen } from '@testing-library/react';
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
