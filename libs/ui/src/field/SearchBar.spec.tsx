import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchBar } from './SearchBar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const QUERY = { q: '', page: 3, pageSize: 50 };
const typist = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

function renderSearch(q = '') {
  const onChange = jest.fn<void, [typeof QUERY]>();
  function Users() {
    const [query, setQuery] = useState({ ...QUERY, q });
    const change = (next: typeof QUERY) => {
      onChange(next);
      setQuery(next);
    };
    return (
      <>
        <SearchBar label="Search by email" query={query} onChange={change} />
        <button onClick={() => setQuery({ ...query, q: 'from the address' })}>Back</button>
      </>
    );
  }
  render(<Users />);
  return onChange;
}

const field = () => screen.getByRole('searchbox', { name: 'Search by email' });

test('a search starts 400 ms after the last keystroke, on page 1 and with the current page size', async () => {
  const onChange = renderSearch();
  await typist().type(field(), 'ann');
  wait(399);
  expect(onChange).not.toHaveBeenCalled();
  wait(1);
  expect(onChange.mock.calls).toEqual([[{ q: 'ann', page: 1, pageSize: 50 }]]);
});

test('each keystroke restarts the delay of the search', async () => {
  const onChange = renderSearch();
  await typist().type(field(), 'a');
  wait(300);
  await typist().type(field(), 'n');
  wait(300);
  expect(onChange).not.toHaveBeenCalled();
  wait(100);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('Enter starts the search immediately and only once', async () => {
  const onChange = renderSearch();
  await typist().type(field(), 'ann{Enter}');
  expect(onChange).toHaveBeenCalledTimes(1);
  wait(1000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a search ignores surrounding blanks and is not repeated for the same text', async () => {
  const onChange = renderSearch('ann');
  await typist().type(field(), ' ');
  wait(400);
  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue('ann ');
});

test.each([
  ['the clear button', () => typist().click(screen.getByRole('button', { name: 'Clear the search' }))],
  ['Escape', () => typist().type(field(), '{Escape}')],
])('in a search field %s clears the search immediately and keeps the focus', async (_what, clear) => {
  const onChange = renderSearch('ann');
  await clear();
  expect(onChange.mock.calls).toEqual([[{ q: '', page: 1, pageSize: 50 }]]);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear the search' })).not.toBeInTheDocument();
});

test('a search that changes outside the field, such as with the back button, replaces the typed text', async () => {
  const onChange = renderSearch();
  await typist().type(field(), 'an');
  await typist().click(screen.getByRole('button', { name: 'Back' }));
  expect(field()).toHaveValue('from the address');
  wait(1000);
  expect(onChange).not.toHaveBeenCalled();
});

test('text typed while an earlier search is pending is kept', async () => {
  renderSearch();
  await typist().type(field(), 'an');
  wait(400);
  await typist().type(field(), 'n');
  expect(field()).toHaveValue('ann');
});

test('in a search dialog, typing replaces the previous text without a click', async () => {
  const onChange = jest.fn<void, [typeof QUERY]>();
  render(<SearchBar label="Search by email" query={{ ...QUERY, q: 'ann' }} onChange={onChange} autoFocus />);
  await typist().keyboard('zoe{Enter}');
  expect(onChange.mock.calls).toEqual([[{ q: 'zoe', page: 1, pageSize: 50 }]]);
});
