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

test('a comparison aligns the awards of the startups below their total and marks rows that differ', async () => {
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

test("'only differences' hides equal rows of a comparison and shows how many are hidden", async () => {
  const { user } = openComparison('?ids=1,2');
  await screen.findByRole('rowheader', { name: 'Country' });
  await user.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(screen.queryByRole('rowheader', { name: 'Country' })).toBeNull();
  expect(screen.getByRole('rowheader', { name: /Founded/ })).toBeVisible();
  expect(screen.getByText(/^\d+ equal rows are hidden\.$/)).toBeVisible();
});

test('a startup can be removed from a comparison, but a single startup is not compared', async () => {
  const { user, path } = openComparison('?ids=1,2');
  await user.click(await screen.findByRole('button', { name: 'Remove Beta SA' }));
  await waitFor(() => expect(path()).toBe('/compare?ids=1'));
  expect(await screen.findByText('Choose at least two startups.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a startup is added to a comparison by name, and startups already compared cannot be added', async () => {
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

test('Escape closes the startup search of a comparison and returns the focus', async () => {
  const { user } = openComparison('?ids=1,2');
  await screen.findByRole('columnheader', { name: /Alpha AG/ });
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: /^Add/ })).toHaveFocus();
});

test('in the startup search of a comparison, Enter does not select a result for an earlier text', async () => {
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

test('adding two startups to a comparison in quick succession keeps both', async () => {
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

test('a comparison that fails to load cannot be printed', async () => {
  openComparison('?ids=1,2', { [COMPARE]: failing('The service is busy.') });
  await screen.findByText('The service is busy.');
  expect(screen.getByRole('heading', { name: 'Compare startups' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});

test('in a comparison, a startup search without matches and a failed search each show a text', async () => {
  const { api, user } = openComparison('?ids=1,2', { [LIST]: { items: [], total: 0 } });
  await screen.findByRole('columnheader', { name: /Alpha AG/ });
  await user.click(screen.getByRole('button', { name: /^Add/ }));
  await user.keyboard('omega');
  expect(await screen.findByText('No matching startups.')).toBeVisible();
  api.answer({ [LIST]: failing('The service is busy.') });
  await user.keyboard('s');
  expect(await screen.findByText('The service is busy.')).toBeVisible();
});

test('a comparison of four startups allows no further startup', async () => {
  const four = ['1', '2', '3', '4'].map((id) => ({
    ...TWO.items[1],
    startup: aStartup({ id, company_name: `Startup ${id}` }),
  }));
  openComparison('?ids=1,2,3,4', { [COMPARE]: { ...TWO, items: four } });
  await screen.findByRole('columnheader', { name: /Startup 4/ });
  expect(screen.getByRole('button', { name: /^Add/ })).toBeDisabled();
});

test('adding the fourth startup moves the focus to the count, because the comparison is full', async () => {
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

test('a comparison shows the name of its view and can be linked and printed', async () => {
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

test('a printed comparison uses the light colour scheme', async () => {
  openComparison('?ids=1,2');
  const cell = await screen.findByRole('columnheader', { name: /Alpha AG/ });
  window.dispatchEvent(new Event('beforeprint'));
  expect(cell.closest('[data-color-scheme="light"]')).not.toBeNull();
  window.dispatchEvent(new Event('afterprint'));
  expect(cell.closest('[data-color-scheme="light"]')).toBeNull();
});

test('people who may manage startups have the startup menu in each column of a comparison', async () => {
  signIn({ role: 'admin' });
  openComparison('?ids=1,2', { [REASONS]: notOffered });
  const head = await screen.findByRole('columnheader', { name: /Beta SA/ });
  expect(within(head).getByRole('button', { name: 'Manage' })).toBeVisible();
});

test('a comparison shows the rank of a rejected startup among the rejected startups', async () => {
  const rejected = aStartup({ id: '2', company_name: 'Beta SA', rank: 1, rejected: 1 });
  openComparison('?ids=1,2', {
    [COMPARE]: { ...TWO, items: [TWO.items[0], { ...TWO.items[1], startup: rejected }] },
  });
  expect(await screen.findByText(/^Rank 1 of the rejected/)).toBeVisible();
  expect(screen.getByText(/^Rank 1($| •)/)).toBeVisible();
});

test('in a comparison, a merged startup is shown and removed as the startup it was merged into', async () => {
  const { user, path } = openComparison('?ids=9,2');
  await user.click(await screen.findByRole('button', { name: 'Remove Alpha AG' }));
  await waitFor(() => expect(path()).toBe('/compare?ids=2'));
});

test('a compared startup opens in the list from which the comparison was started', async () => {
  const { user, path } = openComparison('?ids=1,2&top=eligible&open=1');
  const head = await screen.findByRole('columnheader', { name: /Beta SA/ });
  await user.click(within(head).getByRole('link', { name: 'Open' }));
  expect(path()).toBe('/potential-investiments?top=eligible&startup=2');
});

test.each(['?ids=', '?ids=1', '?ids=1,1', '?ids=x,y'])(
  'a comparison with fewer than two ids, such as %s, loads nothing and shows instructions',
  async (search) => {
    const { api } = openComparison(search);
    expect(await screen.findByText('Choose at least two startups.')).toBeVisible();
    expect(api.callsOf(COMPARE)).toEqual([]);
  },
);

test('a comparison loads at most four startups', async () => {
  const { api } = openComparison('?ids=1,2,3,4,5');
  await screen.findByRole('columnheader', { name: /Alpha AG/ });
  expect(api.callsOf(COMPARE)[0]?.query.get('ids')).toBe('1,2,3,4');
});

test('a failed load of a comparison offers Retry', async () => {
  const { api, user } = openComparison('?ids=1,2', { [COMPARE]: failing('The service is busy.') });
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  api.answer({ [COMPARE]: TWO });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('columnheader', { name: /Beta SA/ })).toBeVisible();
});

test('on a server without comparison the list is shown', async () => {
  const { path } = openComparison('?ids=1,2&top=eligible', { [COMPARE]: notOffered });
  await waitFor(() => expect(path()).toBe('/potential-investiments?top=eligible'));
});
