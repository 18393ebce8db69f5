import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, widen, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { CONFIG, FIT, GROUPS, KICK, RULE, TWO_GROUPS } from './exclusivity.fixture';
import { ExclusivitySection } from './ExclusivitySection';

const EXCL = '/auth/admin/awards/excl';
const CREATE = `POST ${EXCL}/groups`;
const UPDATE = `PUT ${EXCL}/groups/:id`;
const DELETE = `DELETE ${EXCL}/groups/:id`;

let alerted: jest.SpyInstance;
beforeEach(() => {
  alerted = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
});
afterEach(() => {
  alerted.mockRestore();
  Reflect.deleteProperty(window, 'matchMedia');
});

function open(routes: FakeRoutes = {}, route = '/configurations#params_excl') {
  const api = fakeApi({
    ...TWO_GROUPS,
    ...routes,
  });
  return { api, ...renderWithApi(<ExclusivitySection />, api, { wrapper: ThemeRoot, route }) };
}

const group = (name: string) => screen.findByLabelText(name);

test('the groups are listed with their items; the first one is shown with its key, rule and items', async () => {
  open();
  const kick = await group('Venture Kick');
  await within(kick).findByText('A startup with venture kick 1 and 2 keeps venture kick 2.');
  expect(
    within(screen.getByRole('navigation', { name: 'Groups' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Venture Kick2 items', 'FIT0 items']);
  expect(within(kick).getByText('venture_kick')).toBeVisible();
  expect(within(kick).getByRole('radio', { name: 'Keep highest precedence' })).toBeChecked();
  const rows = within(within(kick).getByRole('grid', { name: 'Items' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '2venture kick 2venture-kick-22.0000',
    '1venture kick 1venture-kick-11.0000',
  ]);
});

test('the flat table shows group, rule, parameter, precedence and weight of every item', async () => {
  open();
  const card = screen.getByRole('region', { name: 'Configuration' });
  expect(await within(card).findByText('2 items in 1 group')).toBeVisible();
  expect(
    within(card)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Group', 'Rule', 'Parameter', 'Precedence', 'Weight']);
  expect(within(card).getAllByRole('row')[1]).toHaveTextContent(
    'Venture KickKeep highest precedenceventure kick 111.0000',
  );
});

test('on a phone items and configuration tell everything below one another', async () => {
  widen(375);
  open();
  const card = within(screen.getByRole('region', { name: 'Configuration' }));
  expect((await card.findAllByRole('gridcell'))[0]).toHaveTextContent(
    'venture kick 1Weight: 1.0000Venture Kick · Precedence 1Keep highest precedence',
  );
  const items = within(within(await group('Venture Kick')).getByRole('grid', { name: 'Items' }));
  expect(items.getAllByRole('gridcell')[0]).toHaveTextContent(
    'venture kick 2Weight: 2.0000Precedence 2venture-kick-2',
  );
  expect(items.getByRole('button', { name: 'Delete venture kick 2' })).toBeVisible();
});

test('another group is shown on a click, and the address names it', async () => {
  const { user, path } = open();
  await group('Venture Kick');
  await user.click(screen.getByRole('button', { name: /^FIT/ }));
  expect(within(await group('FIT')).getByText('One tech prize')).toBeVisible();
  expect(path()).toBe('/configurations?group=2#params_excl');
});

test('an item that was not added yet waits in its group while another group is shown, and is added there', async () => {
  const { api, user } = open({ [`POST ${EXCL}/groups/:id/items`]: () => ({ status: 201, body: {} }) });
  await screen.findByRole('option', { name: 'venture kick 3' });
  await user.selectOptions(screen.getByLabelText('Parameter'), 'venture-kick-3');
  await user.type(screen.getByLabelText('Precedence'), '0');
  await user.click(screen.getByRole('button', { name: /^FIT/ }));
  await group('FIT');
  expect(screen.getByLabelText('Parameter')).toHaveValue('');
  expect(screen.getByLabelText('Precedence')).toHaveValue('1');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Venture Kick not added, 2 items' }));
  await group('Venture Kick');
  expect(screen.getByLabelText('Parameter')).toHaveValue('venture-kick-3');
  expect(screen.getByLabelText('Precedence')).toHaveValue('30');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  expect(await screen.findByRole('button', { name: 'Venture Kick 2 items' })).toBeVisible();
  expect(api.callsOf(`POST ${EXCL}/groups/:id/items`).map(({ params, body }) => [params.id, body])).toEqual([
    ['1', { parameter_id: 'venture-kick-3', precedence: 30 }],
  ]);
});

test('an item that waits in a group behind the shown one asks before the page is left, until its group is gone', async () => {
  const { api, user } = open({ [DELETE]: () => ({ status: 204 }) });
  const isHeld = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
  await screen.findByRole('option', { name: 'venture kick 3' });
  await user.selectOptions(screen.getByLabelText('Parameter'), 'venture-kick-3');
  await user.click(screen.getByRole('button', { name: /^FIT/ }));
  await group('FIT');
  expect(isHeld()).toBe(true);
  await user.click(screen.getByRole('button', { name: /^Venture Kick/ }));
  await user.click(within(await group('Venture Kick')).getByText('Delete'));
  api.answer({ [GROUPS]: [FIT] });
  await user.keyboard('{Enter}');
  await group('FIT');
  expect(isHeld()).toBe(false);
});

test('without groups the screen says what that means', async () => {
  open({ [GROUPS]: [], [CONFIG]: [] });
  expect(await screen.findByText('No groups')).toBeVisible();
});

test.each([
  [GROUPS, 'Params exclusivity'],
  [CONFIG, 'Configuration'],
])('when %s fails, a red alert says Failed to load in %s', async (route, card) => {
  open({ [route]: () => ({ status: 500 }) });
  expect(await within(screen.getByRole('region', { name: card })).findByRole('alert')).toHaveTextContent(
    'Failed to load',
  );
});

test('New asks for a name; the key follows it, and the new group is shown', async () => {
  const { api, user } = open({
    [CREATE]: () => ({
      status: 201,
      body: { ...KICK, id: '3', group_name: 'Prix Süd', group_key: 'prix-sud' },
    }),
  });
  await group('Venture Kick');
  await user.click(screen.getByText('New'));
  const dialog = screen.getByRole('dialog', { name: 'New group' });
  await user.click(within(dialog).getByText('Create'));
  expect(within(dialog).getByLabelText('Name')).toHaveFocus();
  expect(within(dialog).getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
  await user.keyboard('Prix Süd');
  expect(within(dialog).getByLabelText('Key')).toHaveValue('prix-sud');
  api.answer({ [GROUPS]: [KICK, FIT, { ...KICK, id: '3', group_name: 'Prix Süd', group_key: 'prix-sud' }] });
  await user.click(within(dialog).getByText('Create'));
  await group('Prix Süd');
  expect(api.callsOf(CREATE).map(({ body }) => body)).toEqual([
    { group_key: 'prix-sud', group_name: 'Prix Süd', description: null, rule: RULE },
  ]);
});

test('Rename sends key and name', async () => {
  const { api, user } = open({ [UPDATE]: KICK });
  await group('Venture Kick');
  await user.click(screen.getByText('Rename'));
  const dialog = screen.getByRole('dialog', { name: 'Rename group' });
  await user.type(within(dialog).getByLabelText('Name'), ' prizes');
  await user.click(within(dialog).getByText('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(UPDATE).map(({ params, body }) => [params.id, body])).toEqual([
    ['1', { group_key: 'venture_kick', group_name: 'Venture Kick prizes' }],
  ]);
});

test('a chosen rule shows at once and is saved with key and name', async () => {
  const { api, user } = open({ [UPDATE]: { ...KICK, rule: 'keep_lowest_precedence' } });
  await group('Venture Kick');
  api.answer({ [GROUPS]: [{ ...KICK, rule: 'keep_lowest_precedence' }, FIT] });
  await user.click(screen.getByRole('radio', { name: 'Keep lowest precedence' }));
  expect(screen.getByRole('radio', { name: 'Keep lowest precedence' })).toBeChecked();
  await waitFor(() => expect(api.callsOf(GROUPS)).toHaveLength(2));
  expect(api.callsOf(UPDATE).map(({ body }) => body)).toEqual([
    { group_key: 'venture_kick', group_name: 'Venture Kick', rule: 'keep_lowest_precedence' },
  ]);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Keep lowest precedence' })).toBeChecked());
});

test('a rule that could not be saved is said in a browser alert, and the old one shows again', async () => {
  const { user } = open({ [UPDATE]: () => ({ status: 500 }) });
  await group('Venture Kick');
  await user.click(screen.getByRole('radio', { name: 'Keep lowest precedence' }));
  await waitFor(() => expect(alerted).toHaveBeenCalledWith('Update failed'));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Keep highest precedence' })).toBeChecked());
});

test('a group is deleted after a confirmation, and the next one is shown', async () => {
  const { api, user } = open({ [DELETE]: () => ({ status: 204 }) });
  await group('Venture Kick');
  await user.click(screen.getByText('Delete'));
  expect(screen.getByRole('dialog', { name: 'Confirm deletion' })).toHaveTextContent(
    'Delete the group Venture Kick with its items?',
  );
  api.answer({ [GROUPS]: [FIT] });
  await user.keyboard('{Enter}');
  await group('FIT');
  expect(api.callsOf(DELETE).map(({ params }) => params.id)).toEqual(['1']);
});

test.each([
  ["the server's words", { status: 409, body: { error: 'The key is taken.' } }, 'The key is taken.'],
  ['Save failed without any', { status: 500 }, 'Save failed'],
])(
  'a group that could not be created is said in a browser alert with %s, and the form stays',
  async (_name, answer, text) => {
    const { user } = open({ [CREATE]: () => answer });
    await group('Venture Kick');
    await user.click(screen.getByText('New'));
    await user.keyboard('Kick');
    await user.click(screen.getByText('Create'));
    await waitFor(() => expect(alerted).toHaveBeenCalledWith(text));
    expect(screen.getByLabelText('Name')).toHaveValue('Kick');
  },
);

test.each([
  ['renamed', 'Rename', 'Save', UPDATE, 'Update failed'],
  ['deleted', 'Delete', null, DELETE, 'Delete failed'],
])('a group that could not be %s is said in a browser alert', async (_name, button, confirm, route, text) => {
  const { user } = open({ [route]: () => ({ status: 500 }) });
  await group('Venture Kick');
  await user.click(screen.getByText(button));
  if (confirm === null) await user.keyboard('{Enter}');
  else await user.click(screen.getByText(confirm));
  await waitFor(() => expect(alerted).toHaveBeenCalledWith(text));
});
