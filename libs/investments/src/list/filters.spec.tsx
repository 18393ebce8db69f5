import { screen, waitFor, within } from '@testing-library/react';
import { aStartup, widen, listCalls, listOf, LIST } from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

beforeEach(() => widen(1000));

const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

test('several cantons can be selected without closing the menu, and each is stored in the address', async () => {
  const { api, user, path } = openPage({}, '/potential-investiments?page=3');
  await user.click(screen.getByRole('button', { name: 'Canton: All' }));
  expect(screen.getAllByRole('menuitemcheckbox')).toHaveLength(27);
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Zürich' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Unknown canton' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments?canton=ZH&canton=Unknown'));
  expect(
    screen.getAllByRole('menuitemcheckbox', { checked: true }).map(({ textContent }) => textContent),
  ).toEqual(['Zürich', 'Unknown canton']);
  await waitFor(() => expect(listCalls(api).at(-1)?.query.get('canton')).toBe('ZH,Unknown'));
});

test('several sectors can be selected without closing the menu', async () => {
  const { user, path } = openPage();
  await user.click(screen.getByRole('button', { name: 'Sector: All' }));
  expect(screen.getAllByRole('menuitemcheckbox')).toHaveLength(8);
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Medtech' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments?sector=MedT'));
});

test('a link from another page opens the filtered list and shows the filters', async () => {
  const { api } = openPage({}, '/potential-investiments?canton=ZH&canton=BE&sector=BioT&mode=all');
  await screen.findByRole('article', { name: 'Alpha AG' });
  expect(Object.fromEntries(listCalls(api)[0]?.query ?? [])).toMatchObject({
    canton: 'BE,ZH',
    sector: 'BioT',
    mode: 'all',
  });
  expect(screen.getByRole('button', { name: 'Canton: 2 chosen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sector: Biotech' })).toBeVisible();
  expect(chips()).toEqual([
    'Remove the filter Bern',
    'Remove the filter Zürich',
    'Remove the filter Biotech',
    'Clear all',
  ]);
});

test('removing a filter chip moves the focus to the next chip, or to the search after the last chip', async () => {
  const { user, path } = openPage({}, '/potential-investiments?q=ann&top=eligible');
  await user.click(screen.getByRole('button', { name: 'Remove the filter Search “ann”' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments?top=eligible'));
  expect(screen.getByRole('button', { name: 'Remove the filter Eligible' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove the filter Eligible' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull());
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('Clear filters removes all filters and keeps order and mode', async () => {
  const { user, path } = openPage(
    {},
    '/potential-investiments?mode=rejected&q=ann&canton=ZH&sort=created_at',
  );
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(path()).toBe('/potential-investiments?mode=rejected&sort=created_at'));
});

test('filter chips remain visible above an empty list', async () => {
  openPage({ [LIST]: listOf([]) }, '/potential-investiments?canton=UR');
  expect(await screen.findByText('There are no active startups from Uri.')).toBeVisible();
  expect(chips()).toEqual(['Remove the filter Uri']);
});

test('if the server ignores a filter, a warning appears and the list is not presented as filtered', async () => {
  openPage(
    { [LIST]: listOf([aStartup({ canton: 'ZH' }), aStartup({ id: '2', canton: 'VD' })]) },
    '/potential-investiments?canton=ZH',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This server does not filter by canton or sector: startups of all cantons and sectors are listed.',
  );
});

test('if the server applies the filters, no warning appears', async () => {
  openPage(
    { [LIST]: listOf([aStartup({ company_name: 'Alpha AG', canton: 'ZH' })]) },
    '/potential-investiments?canton=ZH&sector=BioT',
  );
  await screen.findByRole('article', { name: 'Alpha AG' });
  expect(screen.queryByRole('alert')).toBeNull();
});
