import { act, screen, waitFor, within } from '@testing-library/react';
import {
  aStartup,
  failing,
  LIST,
  notOffered,
  REASONS,
  signIn,
  unanswered,
  VIEWS,
  type FakeRequest,
} from '@vaglio/test-kit';
import { COMPARE, openComparison, TWO } from '../testing/comparison.fixture';

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
  openComparison('?ids=1,2');
  await screen.findByRole('columnheader', { name: /Alpha AG/ });
  expect(rows().slice(0, 4)).toEqual([
    ['Score≠differs', '12.5', '8.0'],
    ['venture kick 3', '8.0', '8.0'],
    ['eurostars≠differs', '4.5', '4.5 superseded'],
    ['energiepreis≠differs', 'not weighted', '–'],
  ]);
  expect(rows().slice(-3)).toEqual([
    ['Last decision≠differs', 'Contacted, 13 Nov 2026Sabine Rüegg at 11.0', '–'],
    ['Assignee≠differs', 'Ann Keller', '–'],
    ['Next step≠differs', 'Visit in Winterthur25 Nov 2026', '–'],
  ]);
  expect(screen.getByRole('rowheader', { name: 'Score scoring version 12, threshold 8.0' })).toBeVisible();
});

test('only differences hides the equal rows and says how many', async () => {
  const { user } = openComparison('?ids=1,2');
  await screen.findByRole('rowheader', { name: 'Country' });
  await user.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(screen.queryByRole('rowheader', { name: 'Country' })).toBeNull();
  expect(screen.getByRole('rowheader', { name: /Founded/ })).toBeVisible();
  expect(screen.getByText(/^\d+ equal rows are hidden\.$/)).toBeVisible();
});

test('a startup is removed, and one alone is not compared', async () => {
  const { user, path } = openComparison('?ids=1,2');
  await user.click(await screen.findByRole('button', { name: 'Remove Beta SA' }));
  await waitFor(() => expect(path()).toBe('/compare?ids=1'));
  expect(await screen.findByText('Choose at least two startups.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a startup is added by its name; those that are compared already cannot be', async () => {
  const { api, user, path } = openComparison('?ids=1,2', {
    [LIST]: {
      items: [TWO.items[0]?.startup, aStartup({ id: '7', company_name: 'Alphorn AG', score: 9 })],
      total: 2,
    },
  });
  await screen.findByRole('columnheader', { name: /Alpha AG/ });
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a startup' }));
  expect(dialog.getByText('Type a part of its name.')).toBeVisible();
  await user.keyboard('alph');
  expect(await dialog.findByRole('option', { name: 'Alpha AG compared' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(api.callsOf(LIST).map(({ query }) => query.get('q'))).toEqual(['alph']);
  await user.click(dialog.getByRole('option', { name: 'Alphorn AG 9.0' }));
  await waitFor(() => expect(decodeURIComponent(path())).toBe('/compare?ids=1,2,7'));
});

test('Escape closes what finds startups, and the focus goes back', async () => {
  const { user } = openComparison('?ids=1,2');
  await screen.findByRole('columnheader', { name: /Alpha AG/ });
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: /^Add/ })).toHaveFocus();
});

test('Enter takes nothing that was found by a former text', async () => {
  const { user, path } = openComparison('?ids=1,2', {
    [LIST]: { items: [aStartup({ id: '7', company_name: 'Alphorn AG', score: 9 })], total: 1 },
  });
  await screen.findByRole('columnheader', { name: /Alpha AG/ });
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  await user.keyboard('alp');
  await screen.findByRole('option', { name: /Alphorn/ });
  await user.keyboard('ine{Enter}');
  expect(path()).toBe('/compare?ids=1,2');
});

test('what is added while another is on its way keeps that one', async () => {
  const { api, user, path } = openComparison('?ids=1,2', {
    [LIST]: { items: [aStartup({ id: '7', company_name: 'Alphorn AG' })], total: 1 },
  });
  await screen.findByRole('columnheader', { name: /Alpha AG/ });
  api.answer({ [COMPARE]: unanswered });
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  await user.keyboard('alphorn');
  await user.click(await screen.findByRole('option', { name: /Alphorn/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove Beta SA' }));
  await waitFor(() => expect(decodeURIComponent(path())).toBe('/compare?ids=1,7'));
});

test('a failed load has nothing to print, and counts no startups', async () => {
  openComparison('?ids=1,2', { [COMPARE]: failing('The service is busy.') });
  await screen.findByText('The service is busy.');
  expect(screen.getByRole('heading', { name: 'Compare startups' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});

test('where no startup has the name, or none can be read, it says so', async () => {
  const { api, user } = openComparison('?ids=1,2', { [LIST]: { items: [], total: 0 } });
  await screen.findByRole('columnheader', { name: /Alpha AG/ });
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  await user.keyboard('omega');
  expect(await screen.findByText('No startup is found by this.')).toBeVisible();
  api.answer({ [LIST]: failing('The service is busy.') });
  await user.keyboard('s');
  expect(await screen.findByText('The service is busy.')).toBeVisible();
});

test('four leave no room for another', async () => {
  const four = ['1', '2', '3', '4'].map((id) => ({
    ...TWO.items[1],
    startup: aStartup({ id, company_name: `Startup ${id}` }),
  }));
  openComparison('?ids=1,2,3,4', { [COMPARE]: { ...TWO, items: four } });
  await screen.findByRole('columnheader', { name: /Startup 4/ });
  expect(screen.getByRole('button', { name: /^Add/ })).toBeDisabled();
});

test('the fourth that is added leaves the focus at how many there are, as nothing more can be added', async () => {
  const four = ['1', '2', '3', '4'].map((id) => ({
    ...TWO.items[1],
    startup: aStartup({ id, company_name: `Startup ${id}` }),
  }));
  const { user } = openComparison('?ids=1,2,3', {
    [COMPARE]: ({ query }: FakeRequest) => ({
      body: {
        ...TWO,
        items: four.filter(({ startup }) => query.get('ids')?.split(',').includes(startup.id)),
      },
    }),
    [LIST]: { items: [four[3]?.startup], total: 1 },
  });
  await user.click(await screen.findByRole('button', { name: /^Add/ }));
  await user.keyboard('start');
  await user.click(await screen.findByRole('option', { name: /Startup 4/ }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Compare 4 startups' })).toHaveFocus(),
  );
});

test('it says from which view it was opened, its link is copied, and it is printed', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
  const view = {
    id: '7',
    name: 'Board shortlist',
    query: '',
    columns: '',
    is_team: false,
    is_own: true,
    version: 1,
    owner: null,
    updated_at: '2026-11-02T08:00:00.000Z',
  };
  const { user } = openComparison('?ids=1,2&view=7', { [VIEWS]: { items: [view], total: 1 } });
  expect(await screen.findByText('from Board shortlist')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await act(() => navigator.clipboard.readText())).toContain('?ids=1%2C2&view=7');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('paper is white: while it is printed the light colours hold', async () => {
  openComparison('?ids=1,2');
  const cell = await screen.findByRole('columnheader', { name: /Alpha AG/ });
  window.dispatchEvent(new Event('beforeprint'));
  expect(cell.closest('[data-color-scheme="light"]')).not.toBeNull();
  window.dispatchEvent(new Event('afterprint'));
  expect(cell.closest('[data-color-scheme="light"]')).toBeNull();
});

test('each column has the menu of its startup for a person who may manage startups', async () => {
  signIn({ role: 'admin' });
  openComparison('?ids=1,2', { [REASONS]: notOffered });
  const head = await screen.findByRole('columnheader', { name: /Beta SA/ });
  expect(within(head).getByRole('button', { name: 'Manage' })).toBeVisible();
});

test('the rank of a rejected startup is that among the rejected', async () => {
  const rejected = aStartup({ id: '2', company_name: 'Beta SA', rank: 1, rejected: 1 });
  openComparison('?ids=1,2', {
    [COMPARE]: { ...TWO, items: [TWO.items[0], { ...TWO.items[1], startup: rejected }] },
  });
  expect(await screen.findByText(/^Rank 1 of the rejected/)).toBeVisible();
  expect(screen.getByText(/^Rank 1($| •)/)).toBeVisible();
});

test('a merged startup is shown and removed as the one that it is part of', async () => {
  const { user, path } = openComparison('?ids=9,2');
  await user.click(await screen.findByRole('button', { name: 'Remove Alpha AG' }));
  await waitFor(() => expect(path()).toBe('/compare?ids=2'));
});

test('a startup opens in the list that one came from', async () => {
  const { user, path } = openComparison('?ids=1,2&top=eligible&open=1');
  const head = await screen.findByRole('columnheader', { name: /Beta SA/ });
  await user.click(within(head).getByRole('link', { name: 'Open' }));
  expect(path()).toBe('/potential-investiments?top=eligible&startup=2');
});

test.each(['?ids=', '?ids=1', '?ids=1,1', '?ids=x,y'])(
  'without two ids, as in %s, nothing is asked and it says what to do',
  async (search) => {
    const { api } = openComparison(search);
    expect(await screen.findByText('Choose at least two startups.')).toBeVisible();
    expect(api.callsOf(COMPARE)).toEqual([]);
  },
);

test('four at most are asked for', async () => {
  const { api } = openComparison('?ids=1,2,3,4,5');
  await screen.findByRole('columnheader', { name: /Alpha AG/ });
  expect(api.callsOf(COMPARE)[0]?.query.get('ids')).toBe('1,2,3,4');
});

test('a failed load offers Retry', async () => {
  const { api, user } = openComparison('?ids=1,2', { [COMPARE]: failing('The service is busy.') });
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  api.answer({ [COMPARE]: TWO });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('columnheader', { name: /Beta SA/ })).toBeVisible();
});

test('a server that does not compare shows the list', async () => {
  const { path } = openComparison('?ids=1,2&top=eligible', { [COMPARE]: notOffered });
  await waitFor(() => expect(path()).toBe('/potential-investiments?top=eligible'));
});
