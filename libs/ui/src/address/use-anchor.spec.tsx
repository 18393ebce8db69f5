import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { useAnchor } from './use-anchor';

const scrolled = jest.fn();
interface PageProps {
  readonly at: string;
  readonly isThere: boolean;
}

function Part({ isThere }: Pick<PageProps, 'isThere'>) {
  return (
    <div ref={useAnchor<HTMLDivElement>('password', isThere)} id="password" tabIndex={-1} role="group" />
  );
}
const page = ({ at, isThere }: PageProps) => (
  <MemoryRouter initialEntries={[at]}>
    <Link to="#password">Password</Link>
    <Part isThere={isThere} />
  </MemoryRouter>
);
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled; // jsdom does not implement scrolling
  scrolled.mockClear();
});

test('a page scrolls once to the anchor in its address and focuses it as soon as it exists', () => {
  const at = '/user#password';
  const { rerender } = render(page({ at, isThere: false }));
  expect(scrolled).not.toHaveBeenCalled();
  rerender(page({ at, isThere: true }));
  rerender(page({ at, isThere: true }));
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('group')).toHaveFocus();
});

test('an address with another anchor does not scroll the page', () => {
  render(page({ at: '/user#notifications', isThere: true }));
  expect(scrolled).not.toHaveBeenCalled();
});

test('each link to an anchor on the same page scrolls to it and focuses it', async () => {
  const user = userEvent.setup({ delay: null });
  render(page({ at: '/user', isThere: true }));
  const link = screen.getByRole('link', { name: 'Password' });
  await user.click(link);
  expect(screen.getByRole('group')).toHaveFocus();
  await user.click(link);
  expect(screen.getByRole('group')).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(2);
});
