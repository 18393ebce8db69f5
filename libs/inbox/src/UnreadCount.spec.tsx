import { render, screen } from '@testing-library/react';
import { UnreadCount } from './UnreadCount';

test.each([
  ['hidden for 0', 0, 'bell'],
  ['shown as a number', 7, 'bell7'],
  ['shown as 99 for 99', 99, 'bell99'],
  ['shown as 99+ for 100', 100, 'bell99+'],
])('the unread count at the bell is %s', (_what, count, shown) => {
  const { container } = render(<UnreadCount count={count}>bell</UnreadCount>);
  expect(container).toHaveTextContent(shown);
});

test('the unread count is hidden from screen readers, because the button of the bell announces it', () => {
  render(<UnreadCount count={7}>bell</UnreadCount>);
  expect(screen.getByText('7')).toHaveAttribute('aria-hidden', 'true');
});
