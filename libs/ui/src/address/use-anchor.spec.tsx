import { render } from '@testing-library/react';
import { useAnchor } from './use-anchor';

const scrolled = jest.fn();
function Part({ isThere }: { readonly isThere: boolean }) {
  return <div ref={useAnchor<HTMLDivElement>('password', isThere)} id="password" />;
}
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled; // not in jsdom
  scrolled.mockClear();
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('a page scrolls once to the part of its address, when that is there', () => {
  window.history.replaceState(null, '', '/user#password');
  const { rerender } = render(<Part isThere={false} />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Part isThere />);
  rerender(<Part isThere />);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('an address of another part scrolls nowhere', () => {
  window.history.replaceState(null, '', '/user#notifications');
  render(<Part isThere />);
  expect(scrolled).not.toHaveBeenCalled();
});
