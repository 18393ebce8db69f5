import { render, screen } from '@testing-library/react';
import { UnreadCount } from './UnreadCount';

test.each([
  ['nothing for none', 0, 'bell'],
  ['a number', 7, 'bell7'],
  ['the most that is shown', 99, 'bell99'],
  ['that there are more', 100, 'bell99+'],
])('the unread count at the bell is shown as %s', (_what, count, shown) => {
  const { container } = render(<UnreadCount count={count}>bell</UnreadCount>);
  expect(container).toHaveTextContent(shown);
});

test('the unread count is hidden from screen readers, because the button of the bell announces it', () => {
  render(<UnreadCount count={7}>bell</UnreadCount>);
  expect(screen.getByText('7')).toHaveAttribute('aria-hidden', 'true');
});
