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

test('without a text it offers what was chosen before, then pages and actions', async () => {
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

test('startups come as one types, with where they are, their badges and score; Enter opens the first', async () => {
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

test('the search of the list has the startups that it counts, those that are Later too', async () => {
  const { user, chosen } = open();
  await user.type(screen.getByRole('combobox'), 'kal');
  await user.click(await screen.findByRole('option', { name: /^Search/ }));
  expect(chosen.map(([, to]) => to)).toEqual(['/potential-investiments?mode=all&q=kal&later=all']);
});

test('saved views are found by their names after the startups, and opened', async () => {
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

test.each(['> open view', 'open view', 'view team kalt'])(
  '%s finds views among what can be done',
  async (text) => {
    const { user } = open();
    await user.type(screen.getByRole('combobox'), text);
    expect(screen.getByRole('group', { name: 'Views' })).toBeVisible();
  },
);

test('of many views those in front are offered', () => {
  const views = Array.from({ length: 20 }, (_each, place) => ({
    ...OFFERED.views[0]!,
    label: `View ${place}`,
    to: `/potential-investiments?view=${place}`,
  }));
  open({ views });
  expect(within(screen.getByRole('group', { name: 'Views' })).getAllByRole('option')).toHaveLength(6);
});

test('a rejected startup is opened in its tab, and Ctrl Enter asks for a tab of the browser', async () => {
  const { user, chosen } = open();
  await user.type(screen.getByRole('combobox'), 'kal');
  await screen.findByRole('option', { name: /^Lokalnetz/ });
  await user.keyboard('{ArrowDown}{Control>}{Enter}{/Control}');
  expect(chosen).toEqual([['Lokalnetz AG', '/potential-investiments?mode=rejected&startup=8', true]]);
});

test('pages that have the text too do not keep the mark when startups come', async () => {
  const { user, chosen } = open({ places: [{ ...OFFERED.places[0]!, label: 'Kalender', to: '/user' }] });
  await user.type(screen.getByRole('combobox'), 'kal');
  await screen.findByRole('option', { name: /^Lokalnetz/ });
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([['Kälteblick AG', '/potential-investiments?startup=3', false]]);
});

test('a name that no startup has offers those that are spelled nearly so', async () => {
  const { user } = open();
  await user.type(screen.getByRole('combobox'), 'kaltblik');
  const similar = await screen.findByRole('group', { name: 'Startups with nearly this name' });
  expect(within(similar).getAllByRole('option')).toHaveLength(1);
});

test('Tab narrows to startups and back, > to actions; pages are found by words in any order', async () => {
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

test('a text that nothing has says so, a search that fails says why, and Escape closes', async () => {
  const { user, api, onClose } = open();
  await user.type(screen.getByRole('combobox'), 'zzz');
  expect(await screen.findByText('Nothing has this name.')).toBeVisible();
  api.answer({ [LIST]: failing('The service is busy.') });
  await user.type(screen.getByRole('combobox'), 'y');
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Enter before the answer to a newer text opens no startup of the former one that it does not name', async () => {
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

test('a search that fails is said below the pages that have the text', async () => {
  const { user } = open({}, { [LIST]: failing('The service is busy.') });
  await user.type(screen.getByRole('combobox'), 'dash');
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  expect(options()).toEqual(['Dashboard']);
});

test('a startup that was chosen before is offered by its name alone, wherever it is now', async () => {
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

test('of a view and a search that were chosen before it does not say what was new and how many there were', () => {
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
