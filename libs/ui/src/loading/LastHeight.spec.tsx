import { render } from '@testing-library/react';
import { heightKeeper, keepNoHeight, lastHeightKeeper, readLastHeight } from './last-height';
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
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'ResizeObserver');
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

test('of a part that grows by what arrives in it the height is kept that stayed for half a second', () => {
  jest.useFakeTimers();
  let isWatched = false;
  let resize = () => {};
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this);
    }
    observe = () => (isWatched = true);
    unobserve = () => {};
    disconnect = () => (isWatched = false);
  };
  let isKept = true;
  const part = shown(56);
  const stop = lastHeightKeeper('bar', () => isKept)(part);
  resize();
  jest.advanceTimersByTime(499);
  expect(readLastHeight('bar')).toBeNull();
  part.getBoundingClientRect = shown(108).getBoundingClientRect;
  resize();
  jest.advanceTimersByTime(500);
  expect(readLastHeight('bar')).toBe(108);

  isKept = false;
  part.getBoundingClientRect = shown(160).getBoundingClientRect;
  resize();
  jest.advanceTimersByTime(500);
  expect(readLastHeight('bar')).toBe(108);
  isKept = true;
  resize();
  stop?.();
  jest.advanceTimersByTime(500);
  expect([readLastHeight('bar'), isWatched]).toEqual([108, false]);
});
