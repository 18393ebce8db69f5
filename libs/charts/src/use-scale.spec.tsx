import { act, render, screen } from '@testing-library/react';
import { useScale } from './use-scale';

function Drawing() {
  const { ref, scale } = useScale(200);
  return <div ref={ref}>{scale}</div>;
}
afterEach(() => Reflect.deleteProperty(window, 'ResizeObserver'));

test('a 200-unit chart that is 150 px wide is scaled to 0.75 and follows its width', () => {
  const watched = new Set<Element>();
  let resizeTo: (width: number) => void = jest.fn();
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      const box = { borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] };
      resizeTo = (width) =>
        watched.forEach((target) =>
          callback([{ target, contentRect: new DOMRect(0, 0, width, width), ...box }], this),
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
  };
  const { unmount } = render(<Drawing />);
  const shown = screen.getByText('1');
  act(() => resizeTo(150));
  expect(shown).toHaveTextContent('0.75');
  act(() => resizeTo(0));
  expect(shown).toHaveTextContent('0.75');
  unmount();
  expect(watched.size).toBe(0);
});

test('in a browser that cannot measure elements a chart has its full size', () => {
  render(<Drawing />);
  expect(screen.getByText('1')).toBeVisible();
});
