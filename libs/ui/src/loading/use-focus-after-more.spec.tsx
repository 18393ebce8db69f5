import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useFocusAfterMore } from './use-focus-after-more';

/** List of three pages of names. The button loads the next page; a second button opens the last page directly. */
function Names() {
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  const hasMore = pages < 3;
  const askForMore = useFocusAfterMore(hasMore, list);
  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {Array.from({ length: pages }, (_, page) => (
          <li key={page}>Page {page + 1}</li>
        ))}
      </ul>
      {hasMore && <button onClick={() => askForMore(() => setPages(pages + 1))}>Show more</button>}
      <button onClick={() => setPages(3)}>Show all</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('while further rows remain, the button Show more keeps the focus', async () => {
  render(<Names />);
  await press('Show more');
  expect(screen.getByText('Page 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus();
});

test('when the button Show more disappears after the last page, the list receives the focus', async () => {
  render(<Names />);
  await press('Show more');
  await press('Show more');
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  expect(screen.getByRole('list')).toHaveFocus();
});

test('the focus that a person moved elsewhere remains there', async () => {
  render(<Names />);
  await press('Show more');
  await press('Show all');
  expect(screen.getByRole('button', { name: 'Show all' })).toHaveFocus();
});
