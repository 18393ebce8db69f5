import { screen, waitFor, within } from '@testing-library/react';
import { failing, notOffered } from '@vaglio/test-kit';
import { COMPARE, openComparison, TWO } from './testing/comparison.fixture';

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      ...within(row)
        .queryAllByRole('rowheader')
        .map(({ textContent }) => textContent),
      ...within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent?.trim()),
    ])
    .filter(({ length }) => length > 1);

test('ledgers are aligned by award, the total first, and a row that differs says so', async () => {
  openComparison('?compare=1,2');
  await screen.findByRole('columnheader', { name: /Alpha AG/ });
  expect(rows().slice(0, 4)).toEqual([
    ['Score≠differs', '12.5', '8.0'],
    ['venture kick 3', '8.0', '8.0'],
    ['eurostars≠differs', '4.5', '4.5 superseded'],
    ['energiepreis≠differs', 'not weighted', '–'],
  ]);
  expect(rows().at(-1)).toEqual([
    'Last decision≠differs',
    'Contacted, 13 Nov 2026, Sabine Rüegg at 11.0',
    '–',
  ]);
});

test('only differences hides the equal rows and says how many', async () => {
  const { user } = openComparison('?compare=1,2');
  await screen.findByRole('rowheader', { name: 'Country' });
  await user.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(screen.queryByRole('rowheader', { name: 'Country' })).toBeNull();
  expect(screen.getByRole('rowheader', { name: /Founded/ })).toBeVisible();
  expect(screen.getByText(/^\d+ equal rows are hidden\.$/)).toBeVisible();
});

test('a startup is removed, and one alone is not compared', async () => {
  const { user, path } = openComparison('?compare=1,2');
  await user.click(await screen.findByRole('button', { name: 'Remove Beta SA' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments?compare=1'));
  expect(await screen.findByText('Choose at least two startups.')).toBeVisible();
});

test('a merged startup is shown and removed as the one that it is part of', async () => {
  const { user, path } = openComparison('?compare=9,2');
  await user.click(await screen.findByRole('button', { name: 'Remove Alpha AG' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments?compare=2'));
});

test('a startup opens in the list that one came from', async () => {
  const { user, path } = openComparison('?compare=1,2&top=eligible&open=1');
  const head = await screen.findByRole('columnheader', { name: /Beta SA/ });
  await user.click(within(head).getByRole('link', { name: 'Open' }));
  expect(path()).toBe('/potential-investiments?top=eligible&startup=2');
});

test.each(['?compare=', '?compare=1', '?compare=1,1', '?compare=x,y'])(
  'without two ids, as in %s, nothing is asked and it says what to do',
  async (search) => {
    const { api } = openComparison(search);
    expect(await screen.findByText('Choose at least two startups.')).toBeVisible();
    expect(api.callsOf(COMPARE)).toEqual([]);
  },
);

test('four at most are asked for', async () => {
  const { api } = openComparison('?compare=1,2,3,4,5');
  await screen.findByRole('columnheader', { name: /Alpha AG/ });
  expect(api.callsOf(COMPARE)[0]?.query.get('ids')).toBe('1,2,3,4');
});

test('a failed load offers Retry', async () => {
  const { api, user } = openComparison('?compare=1,2', { [COMPARE]: failing('The service is busy.') });
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  api.answer({ [COMPARE]: TWO });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('columnheader', { name: /Beta SA/ })).toBeVisible();
});

test('a server that does not compare shows the list', async () => {
  const { path } = openComparison('?compare=1,2&top=eligible', { [COMPARE]: notOffered });
  await waitFor(() => expect(path()).toBe('/potential-investiments?top=eligible'));
});
