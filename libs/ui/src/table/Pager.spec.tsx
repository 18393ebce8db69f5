import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Pager } from './Pager';

interface UserQuery {
  page: number;
  pageSize: number;
  q: string;
}

const QUERY: UserQuery = { page: 1, pageSize: 20, q: 'ann' };

function renderPager(total: number, query: Partial<UserQuery> = {}) {
  const onChange = jest.fn<void, [UserQuery]>();
  render(<Pager total={total} query={{ ...QUERY, ...query }} onChange={onChange} />);
  return onChange;
}

test.each([
  [1, 20, 3402, '1–20 of 3’402'],
  [171, 20, 3402, '3’401–3’402 of 3’402'],
  [1, 10, 7, '1–7 of 7'],
  [1, 20, 0, '0 of 0'],
])('the pager on page %p with %p rows per page and %p entries shows %s', (page, pageSize, total, text) => {
  renderPager(total, { page, pageSize });
  expect(
    screen.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === text),
  ).toBeVisible();
});

test('the pager shows the first, the last and 2 pages on either side of the current page, which is marked', () => {
  renderPager(3402, { page: 86 });
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getAllByRole('button', { name: /^Page/ }).map((button) => button.textContent)).toEqual([
    '1',
    '84',
    '85',
    '86',
    '87',
    '88',
    '171',
  ]);
  expect(pages.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 86');
});

test('the pager offers first, last, next and previous, and keeps the other parameters', async () => {
  const onChange = renderPager(3402, { page: 86 });
  for (const name of ['Page 1', 'Page 171', 'Next page', 'Previous page'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(onChange.mock.calls.map(([query]) => query)).toEqual(
    [1, 171, 87, 85].map((page) => ({ ...QUERY, page })),
  );
});

test('the pager disables previous on the first page and next on the last page', () => {
  renderPager(5);
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('the page size can be 10, 20 or 50, and changing it starts on page 1', async () => {
  const onChange = renderPager(3402, { page: 9 });
  const size = screen.getByRole('combobox', { name: 'Rows per page' });
  expect(size).toHaveValue('20');
  expect(
    within(size)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['10', '20', '50']);
  await userEvent.selectOptions(size, '50');
  expect(onChange).toHaveBeenCalledWith({ ...QUERY, page: 1, pageSize: 50 });
});

test('when the last row of the last page is deleted, the pager shows the new last page', async () => {
  function Users() {
    const [query, setQuery] = useState({ page: 3, pageSize: 10 });
    const [total, setTotal] = useState(21);
    return (
      <>
        <button onClick={() => setTotal(20)}>Delete</button>
        <Pager total={total} query={query} onChange={setQuery} />
      </>
    );
  }
  render(<Users />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 2');
});

test('a page requested before the total is known remains selected', () => {
  expect(renderPager(0, { page: 7 })).not.toHaveBeenCalled();
});
