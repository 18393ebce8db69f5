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
  Element.prototype.scrollIntoView = scrolled; // not in jsdom
  scrolled.mockClear();
});

test('a page scrolls once to the part of its address and focuses it, when that is there', () => {
  const at = '/user#password';
  const { rerender } = render(page({ at, isThere: false }));
  expect(scrolled).not.toHaveBeenCalled();
  rerender(page({ at, isThere: true }));
  rerender(page({ at, isThere: true }));
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('group')).toHaveFocus();
});

test('an address of another part scrolls nowhere', () => {
  render(page({ at: '/user#notifications', isThere: true }));
  expect(scrolled).not.toHaveBeenCalled();
});

test('each link to the part on its own page scrolls and focuses', async () => {
  const user = userEvent.setup({ delay: null });
  render(page({ at: '/user', isThere: true }));
  const link = screen.getByRole('link', { name: 'Password' });
  await user.click(link);
  expect(screen.getByRole('group')).toHaveFocus();
  await user.click(link);
  expect(screen.getByRole('group')).toHaveFocus();
  expect(scrolled).toHaveBeenCalledTimes(2);
});
