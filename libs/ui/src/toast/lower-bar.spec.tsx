import { render, screen } from '@testing-library/react';
import { keepAboveLowerBar, LOWER_BAR, TOAST_PLACE } from './lower-bar';

const height = () => document.documentElement.style.getPropertyValue('--vaglio-lower-bar');

test('toasts are shown above the bar at the lower edge of the page while the bar is visible', () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
  const { unmount } = render(<div ref={keepAboveLowerBar}>7 selected</div>);
  expect(screen.getByText('7 selected')).toBeVisible();
  expect(height()).toBe('64px');
  expect(TOAST_PLACE.bottom).toContain(LOWER_BAR);
  unmount();
  expect(height()).toBe('');
});
