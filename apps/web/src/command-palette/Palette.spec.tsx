import { screen, within } from '@testing-library/react';
import { aStartup, failing, fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { Palette } from './Palette';
import { asRecent, type PaletteEntry } from './palette-entries';
import { LIST, NOW, OFFERED, ROUTES } from './testing/palette.fixture';

function open(offered: Partial<typeof OFFERED> = {}, routes: FakeRoutes = ROUTES) {
  const chosen: [label: string, to: string, isNewTab: boolean][] = [];
  const onChoose = (entry: PaletteEntry, isNewTab: boolean) =>
    chosen.push([entry.label, 'to' in entry ? entry.to : '', isNewTab]);
  const onClose = jest.fn();
  const api = fakeApi(routes);
  const view = renderWithApi(
    <Palette now={NOW} {...OFFERED} {...offered} onChoose={onChoose} onClose={onClose} />,
    api,
    { wrapper: ThemeRoot },
  );
  return { ...view, api, chosen, onClose };
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('an empty command palette offers recent selections, then pages and actions', async () => {
  const before: PaletteEntry = {
    id: 'place-/user',
    group: 'Pages',
    label: 'User',
    kind: 'place',
    place: { ...OFFERED.places[0]!, label: 'User' },
    to: '/user',
  };
  open({ recent: [asRecent(before)] });
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Recent',
    'Views',
    'Pages',
    'Actions',
  ]);
  expect(options()).toEqual([
    'User',
    'Kaltstart, cleantechteam, 1 new',
    'My follow-upsmine',
    'Dashboard',
    'ScraperSettings',
    'Logout',
  ]);
});

test('the command palette shows startups with list, badges and score while the person types', async () => {
  const { user, chosen } = open();
  await user.type(screen.getByRole('combobox', { name: 'Go to or do' }), 'kal');
  const first = await screen.findByRole('option', { name: /^Kälteblick AG/ });
  expect(first).toHaveAccessibleName('Kälteblick AG, Cleantech, Zürich, Contacted, 12.5');
  expect(within(first).getByText('Contacted')).toBeInTheDocument();
  expect(screen.getAllByRole('option').at(-1)).toHaveTextContent(
    'Search “kal” in Potential Investiments2 startups',
  );
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([['Kälteblick AG', '/potential-investiments?startup=3', false]]);
});

test('the command palette finds the same startups as the list, including snoozed ones', async () => {
  const { user, chosen } = open();
  await user.type(screen.getByRole('combobox'), 'kal');
  await user.click(await screen.findByRole('option', { name: /^Search/ }));
  expect(chosen.map(([, to]) => to)).toEqual(['/potential-investiments?mode=all&q=kal&later=all']);
});

test('the command palette finds saved views by name and opens them', async () => {
  const { user, chosen } = open();
  await user.type(screen.getByRole('combobox'), 'kal');
  await screen.findByRole('option', { name: /^Kälteblick AG/ });
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Startups',
    'Views',
    'Search',
  ]);
  await user.click(screen.getByRole('option', { name: 'Kaltstart, cleantech, team, 1 new' }));
  expect(chosen).toEqual([['Kaltstart, cleantech', '/potential-investiments?view=4', false]]);
});

test.each(['> open view', 'open view', 'view team kalt'])('the search text %s finds views', async (text) => {
  const { user } = open();
  await user.type(screen.getByRole('combobox'), text);
  expect(screen.getByRole('group', { name: 'Views' })).toBeVisible();
});

test('if there are many views, the command palette offers only the first ones', () => {
  const views = Array.from({ length: 20 }, (_each, place) => ({
    ...OFFERED.views[0]!,
    label: `View ${place}`,
    to: `/potential-investiments?view=${place}`,
  }));
  open({ views });
  expect(within(screen.getByRole('group', { name: 'Views' })).getAllByRole('option')).toHaveLength(6);
});

test('a rejected startup opens in the tab Rejected', async () => {
  const { user, chosen } = open();
  await user.type(screen.getByRole('combobox'), 'kal');
  await screen.findByRole('option', { name: /^Lokalnetz/ });
  await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
  expect(chosen).toEqual([['Lokalnetz AG', '/potential-investiments?mode=rejected&startup=8', true]]);
});

test('the selection moves from a matching page to the first startup when startups arrive', async () => {
  const { user, chosen } = open({ places: [{ ...OFFERED.places[0]!, label: 'Kalender', to: '/user' }] });
  await user.type(screen.getByRole('combobox'), 'kal');
  await screen.findByRole('option', { name: /^Lokalnetz/ });
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([['Kälteblick AG', '/potential-investiments?startup=3', false]]);
});

test('a name without matches offers similar startup names', async () => {
  const { user } = open();
  await user.type(screen.getByRole('combobox'), 'kaltblik');
  const similar = await screen.findByRole('group', { name: 'Startups with nearly this name' });
  expect(within(similar).getAllByRole('option')).toHaveLength(1);
});

test('Tab limits the search to startups, > limits it to actions, and pages are found by words in any order', async () => {
  const { user, api } = open();
  const field = screen.getByRole('combobox');
  await user.type(field, '> log');
  expect(options()).toEqual(['Logout']);
  await user.clear(field);
  await user.type(field, 'scra settings');
  expect(options()[0]).toBe('ScraperSettings');
  await user.clear(field);
  await user.tab();
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByText('Type a company or founder.')).toBeVisible();
  expect(field).toHaveFocus();
  await user.type(field, 'kal');
  await screen.findByRole('option', { name: /^Kälteblick AG/ });
  expect(screen.queryByRole('option', { name: /Dashboard/ })).toBeNull();
  expect(api.callsOf(LIST).some(({ query }) => query.get('q')?.startsWith('>'))).toBe(false);
});

test('a search without matches and a failed search each show a message', async () => {
  const { user, api, onClose } = open();
  await user.type(screen.getByRole('combobox'), 'zzz');
  expect(await screen.findByText('No results.')).toBeVisible();
  api.answer({ [LIST]: failing('The service is busy.') });
  await user.type(screen.getByRole('combobox'), 'y');
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Enter does not open an outdated result that does not match the typed text', async () => {
  const { user, chosen } = open();
  const field = screen.getByRole('combobox');
  await user.type(field, 'kal');
  await screen.findByRole('option', { name: /^Kälteblick AG/ });
  await user.type(field, 'o{Enter}');
  expect(screen.queryByRole('option', { name: /^Kälteblick AG/ })).toBeNull();
  expect(screen.queryByRole('option', { name: /^Search/ })).toBeNull();
  expect(chosen).toEqual([]);
  await user.clear(field);
  await user.type(field, 'kal');
  await screen.findByRole('option', { name: /^Lokalnetz/ });
  await user.clear(field);
  await user.type(field, 'lokal{Enter}');
  expect(chosen).toEqual([['Lokalnetz AG', '/potential-investiments?mode=rejected&startup=8', false]]);
});

test('a failed startup search is reported below the matching pages', async () => {
  const { user } = open({}, { [LIST]: failing('The service is busy.') });
  await user.type(screen.getByRole('combobox'), 'dash');
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  expect(options()).toEqual(['Dashboard']);
});

test('a recently selected startup is offered by name alone, without list or score', async () => {
  const before: PaletteEntry = {
    id: 'startup-8',
    group: 'Startups',
    label: 'Lokalnetz AG',
    kind: 'startup',
    startup: aStartup({ id: '8', company_name: 'Lokalnetz AG', rejected: 1, score: 6 }),
    to: '/potential-investiments?mode=rejected&startup=8',
  };
  const { user, chosen } = open({ recent: [asRecent(before)] });
  expect(screen.getByRole('option', { name: 'Lokalnetz AG' })).toHaveTextContent(/^Lokalnetz AG$/);
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([['Lokalnetz AG', '/potential-investiments?startup=8', false]]);
});

test('a recently selected view or search does not show its earlier counts', () => {
  const view: PaletteEntry = {
    id: 'place-/view',
    group: 'Views',
    label: 'Kaltstart',
    kind: 'place',
    place: { ...OFFERED.views[0]!, label: 'Kaltstart' },
    to: '/view',
  };
  const search: PaletteEntry = {
    id: 'search',
    group: 'Search',
    label: 'Search “kal”',
    kind: 'search',
    count: 2,
    to: '/q',
  };
  open({ views: [], recent: [view, search].map(asRecent) });
  expect(options().slice(0, 2)).toEqual(['Kaltstartteam', 'Search “kal”']);
});
