import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ThemeRoot } from './ThemeRoot';

const KEY = 'styles:/';
const BUILD = 'http://localhost/assets/index-a.js';

/** A page as it is loaded, of a build, until it is whole. */
function visit({ src = BUILD, color = 'red', animation = 'none' } = {}) {
  cleanup();
  document.head.innerHTML = `<meta name="csp-nonce" content="n0nce"><script type="module" src="${src}"></script>`;
  const atOnce: (string | null)[] = [];
  const Watch = () => {
    if (atOnce.length === 0) atOnce.push(...styles().map(({ textContent }) => textContent));
    return null;
  };
  const { rerender } = render(
    <ThemeRoot>
      <Watch />
      <Box sx={{ color, animation, '&:hover': { opacity: 0.5 } }}>Text</Box>
    </ThemeRoot>,
  );
  return { atOnce: atOnce.join(''), box: screen.getByText('Text'), rerender };
}

const styles = () => [...document.querySelectorAll('style')];
const untilWhole = () => act(() => jest.advanceTimersByTimeAsync(4_000));
const kept = () => localStorage.getItem(KEY);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('rules that a page made are there before it is drawn at its next visit, and are not made again', async () => {
  const first = visit();
  expect(first.atOnce).not.toContain('opacity:0.5');
  await untilWhole();
  const before = kept();
  expect(before).toContain('opacity:0.5');

  const second = visit();
  expect(second.atOnce).toContain('opacity:0.5');
  expect(second.box.className).toBe(first.box.className);
  expect(getComputedStyle(second.box).color).toBe('rgb(255, 0, 0)');
  expect(styles().map(({ nonce }) => nonce)).toEqual(styles().map(() => 'n0nce'));
  await untilWhole();
  expect(kept()).toBe(before);
});

test('what the page no longer needs is forgotten, and what it makes instead is kept', async () => {
  visit();
  await untilWhole();
  expect(visit({ color: 'blue' }).atOnce).toContain('color:red');
  await untilWhole();
  const { atOnce, box } = visit({ color: 'blue' });
  expect(atOnce).toContain('color:blue');
  expect(atOnce).not.toContain('color:red');
  expect(getComputedStyle(box).color).toBe('rgb(0, 0, 255)');
});

test('the steps of an animation are kept with the style that it moves', async () => {
  const turning = `${keyframes({ to: { rotate: '1turn' } })} 1s`;
  visit({ animation: turning });
  await untilWhole();
  visit({ animation: turning });
  await untilWhole();
  expect(visit({ animation: turning }).atOnce).toContain('rotate:1turn');
});

test('what is drawn later is not kept', async () => {
  const { rerender } = visit();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  rerender(<ThemeRoot>{<Box sx={{ color: 'blue' }}>Later</Box>}</ThemeRoot>);
  expect(screen.getByText('Later')).toBeVisible();
  await untilWhole();
  expect(kept()).toContain('color:red');
  expect(kept()).not.toContain('color:blue');
});

test.each([
  ['another build made', `http://localhost/assets/index-b.js`],
  ['a server of development makes', '/src/main.tsx'],
])('rules that %s are not taken', async (_what, src) => {
  visit({ src });
  await untilWhole();
  const { atOnce, box } = visit();
  expect(atOnce).not.toContain('opacity:0.5');
  expect(getComputedStyle(box).color).toBe('rgb(255, 0, 0)');
});

test.each(['', BUILD, `${BUILD}\n`, `${BUILD}\nv1`, `${BUILD}\nv1 .a { color: 5 }`, '\n\n'])(
  'a page is drawn whatever is stored: %j',
  (stored) => {
    localStorage.setItem(KEY, stored);
    expect(getComputedStyle(visit().box).color).toBe('rgb(255, 0, 0)');
  },
);

test('rules of a page that are too many are not kept, and those of eight pages are', async () => {
  visit({ animation: `a${'b'.repeat(150_000)}` });
  await untilWhole();
  expect(kept()).toBeNull();

  for (let page = 0; page < 9; page += 1) localStorage.setItem(`styles:/${page}`, BUILD);
  visit();
  await untilWhole();
  expect(kept()).not.toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('styles:'))).toHaveLength(8);
});

test('a browser that refuses storage draws the page too', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('refused');
  });
  const { box } = visit();
  await untilWhole();
  expect(getComputedStyle(box).color).toBe('rgb(255, 0, 0)');
  jest.restoreAllMocks();
});
