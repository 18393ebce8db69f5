import { render } from '@testing-library/react';
import { heightKeeper, keepNoHeight, readLastHeight } from './last-height';
import { LastHeight } from './LastHeight';

function shown(height: number): HTMLElement {
  const part = document.createElement('div');
  part.getBoundingClientRect = () => ({ ...document.body.getBoundingClientRect(), height });
  return part;
}

function room(): string | null {
  const { container, unmount } = render(<LastHeight name="part" />);
  const { firstElementChild } = container;
  const height = firstElementChild && getComputedStyle(firstElementChild).height;
  unmount();
  return height;
}

afterEach(() => {
  window.innerWidth = 1024;
});

test('a part that was shown before has its room before it arrives, until it is known to be gone', () => {
  expect([room(), readLastHeight('part')]).toEqual([null, null]);
  heightKeeper('part')(shown(411.6));
  expect(room()).toBe('412px');
  keepNoHeight('part');
  expect(room()).toBeNull();
  expect(readLastHeight('part')).toBe(0);
});

test('a window of another width keeps no room, as the part would be of another height', () => {
  heightKeeper('part')(shown(411.6));
  window.innerWidth = 375;
  expect(room()).toBeNull();
});
