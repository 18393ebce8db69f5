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
])('page %p at %p rows of %p entries shows %s', (page, pageSize, total, text) => {
  renderPager(total, { page, pageSize });
  expect(
    screen.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === text),
  ).toBeVisible();
});

test('the pages are the first, the last and 2 either side of the current one, which is marked', () => {
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

test('first, last, next and previous are one click away and keep the rest of the query', async () => {
  const onChange = renderPager(3402, { page: 86 });
  for (const name of ['Page 1', 'Page 171', 'Next page', 'Previous page'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(onChange.mock.calls.map(([query]) => query)).toEqual(
    [1, 171, 87, 85].map((page) => ({ ...QUERY, page })),
  );
});

test('there is nothing before the first page and nothing after the last', () => {
  renderPager(5);
  expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('page size is 10, 20 or 50, and another one starts at page 1', async () => {
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

test('when the last row of the last page is deleted, the new last page is shown', async () => {
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

test('a page requested before the total is known is kept', () => {
  expect(renderPager(0, { page: 7 })).not.toHaveBeenCalled();
});
