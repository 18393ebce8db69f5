import { act, render, screen } from '@testing-library/react';
import { useNear } from './use-near';

function Part() {
  const { ref, isNear } = useNear();
  return <div ref={ref}>{isNear ? 'loaded' : 'waits'}</div>;
}

/** A browser with an IntersectionObserver; `come` scrolls there. */
function mockIntersections() {
  const watched = new Set<Element>();
  let tell: (isIntersecting: boolean) => void = jest.fn();
  let reach: string | undefined;
  window.IntersectionObserver = class {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      reach = options?.rootMargin;
      const box = new DOMRect();
      tell = (isIntersecting) =>
        watched.forEach((target) =>
          callback(
            [
              {
                target,
                isIntersecting,
                intersectionRatio: 0,
                boundingClientRect: box,
                intersectionRect: box,
                rootBounds: null,
                time: 0,
              },
            ],
            this,
          ),
        );
    }
    observe(target: Element) {
      watched.add(target);
    }
    unobserve(target: Element) {
      watched.delete(target);
    }
    disconnect() {
      watched.clear();
    }
    takeRecords() {
      return [];
    }
  };
  return { watched, come: (isThere: boolean) => act(() => tell(isThere)), reach: () => reach };
}

/** A browser with requestIdleCallback; `rest` makes it idle. */
function mockIdleTime() {
  const waiting = new Map<number, IdleRequestCallback>();
  window.requestIdleCallback = (callback) => {
    waiting.set(waiting.size + 1, callback);
    return waiting.size;
  };
  window.cancelIdleCallback = (handle) => void waiting.delete(handle);
  return {
    waiting,
    rest: () =>
      act(() => waiting.forEach((callback) => callback({ didTimeout: false, timeRemaining: () => 50 }))),
  };
}

afterEach(() =>
  ['IntersectionObserver', 'requestIdleCallback', 'cancelIdleCallback'].forEach((name) =>
    Reflect.deleteProperty(window, name),
  ),
);

test('a part is loaded when it comes within 400 px of the screen, and stays', () => {
  const { come, reach, watched } = mockIntersections();
  const { waiting } = mockIdleTime();
  render(<Part />);
  come(false);
  expect(screen.getByText('waits')).toBeVisible();
  expect(reach()).toBe('400px');
  come(true);
  expect(screen.getByText('loaded')).toBeVisible();
  expect([watched.size, waiting.size]).toEqual([0, 0]);
});

test('a part that is far away is loaded when the browser is idle', () => {
  const { watched } = mockIntersections();
  const { rest } = mockIdleTime();
  render(<Part />);
  expect(screen.getByText('waits')).toBeVisible();
  rest();
  expect(screen.getByText('loaded')).toBeVisible();
  expect(watched.size).toBe(0);
});

test('a page that is left loads nothing any more', () => {
  const { watched } = mockIntersections();
  const { waiting } = mockIdleTime();
  render(<Part />).unmount();
  expect([watched.size, waiting.size]).toEqual([0, 0]);
});

test('a browser that does not tell when it is idle loads what comes near', () => {
  const { come } = mockIntersections();
  render(<Part />);
  expect(screen.getByText('waits')).toBeVisible();
  come(true);
  expect(screen.getByText('loaded')).toBeVisible();
});

test.each([
  ['which has requestIdleCallback', mockIdleTime],
  ['which has neither', jest.fn()],
])('a browser that does not tell what is near, %s, loads at once', (_which, prepare) => {
  prepare();
  render(<Part />);
  expect(screen.getByText('loaded')).toBeVisible();
});
