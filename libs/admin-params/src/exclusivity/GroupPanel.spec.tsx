import { screen, waitFor } from '@testing-library/react';
import { aParameter, fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { AGroupPanel } from './a-group-panel.fixture';

const GROUP = {
  id: '1',
  group_key: 'kick',
  group_name: 'Kick',
  description: '',
  rule: 'keep_highest_precedence',
} as const;
const ITEMS = 'GET /auth/admin/awards/excl/groups/:id/items';
const ADD = 'POST /auth/admin/awards/excl/groups/:id/items';
const REMOVE = 'DELETE /auth/admin/awards/excl/items/:id';
const BY_PARAMETER = 'DELETE /auth/admin/awards/excl/groups/:id/items/by-param/:paramId';
const CHOICES = 'GET /auth/parameters';

const KICK_3 = { id: 'i3', group_id: '1', parameter_id: 'kick-3', parameterName: 'kick 3', precedence: 3 };
const PARAMETERS = ['kick 3', 'kick 4'].map((name) =>
  aParameter({ parameterID: name.replace(' ', '-'), parameterName: name }),
);

let alerted: jest.SpyInstance;
beforeEach(() => {
  alerted = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
});
afterEach(() => alerted.mockRestore());

async function open(routes: FakeRoutes = {}) {
  const api = fakeApi({
    [ITEMS]: { items: [KICK_3] },
    [CHOICES]: { parameters: PARAMETERS },
    'GET /auth/admin/awards/excl/groups': [GROUP],
    ...routes,
  });
  const page = renderWithApi(<AGroupPanel group={GROUP} />, api, { wrapper: ThemeRoot });
  await waitFor(() => expect(api.callsOf(CHOICES)).toHaveLength(1));
  return { api, ...page };
}

const addItem = () => screen.getByRole('button', { name: 'Add item' });
const loaded = () => screen.findByText('kick 3');

test('a new exclusivity item has the next precedence, and only parameters outside the group can be selected', async () => {
  await open();
  await loaded();
  expect(screen.getByLabelText('Precedence')).toHaveValue('4');
  await screen.findByRole('option', { name: 'kick 4' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose a parameter',
    'kick 4',
  ]);
});

test.each([
  ['an array', PARAMETERS],
  ['{ parameters }', { parameters: PARAMETERS }],
])('the list of selectable parameters is accepted as %s', async (_shape, answer) => {
  await open({ [CHOICES]: answer });
  expect(await screen.findByRole('option', { name: 'kick 4' })).toBeInTheDocument();
});

test('after an exclusivity item is added, the list reloads and the form is ready for the next item', async () => {
  const { api, user } = await open({ [ADD]: () => ({ status: 201, body: {} }) });
  await loaded();
  await screen.findByRole('option', { name: 'kick 4' });
  await user.selectOptions(screen.getByLabelText('Parameter'), 'kick-4');
  api.answer({
    [ITEMS]: {
      items: [
        KICK_3,
        { ...KICK_3, id: 'i4', parameter_id: 'kick-4', parameterName: 'kick 4', precedence: 4 },
      ],
    },
  });
  await user.type(screen.getByLabelText('Precedence'), '{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Precedence')).toHaveValue('5'));
  expect(api.callsOf(ADD).map(({ params, body }) => [params.id, body])).toEqual([
    ['1', { parameter_id: 'kick-4', precedence: 4 }],
  ]);
  expect(screen.getByLabelText('Parameter')).toHaveValue('');
  expect(alerted).not.toHaveBeenCalled();
});

test('an exclusivity item without a parameter or precedence shows a browser alert, and that field gets the focus', async () => {
  const { api, user } = await open();
  await loaded();
  await screen.findByRole('option', { name: 'kick 4' });
  await user.clear(screen.getByLabelText('Precedence'));
  await user.click(addItem());
  expect(alerted).toHaveBeenLastCalledWith('Please choose a parameter.');
  expect(screen.getByLabelText('Parameter')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Parameter'), 'kick-4');
  await user.click(addItem());
  expect(alerted).toHaveBeenLastCalledWith('Precedence is required (integer).');
  expect(screen.getByLabelText('Precedence')).toHaveFocus();
  expect(screen.getByLabelText('Precedence')).toHaveAccessibleDescription(
    'Precedence is required (integer).',
  );
  expect(api.callsOf(ADD)).toHaveLength(0);
});

test.each([
  [
    "the server's message",
    { status: 409, body: { error: 'It is in the group already.' } },
    'It is in the group already.',
  ],
  ["'Save failed' without a server message", { status: 500 }, 'Save failed'],
])(
  'if an exclusivity item cannot be added, a browser alert shows %s, and the selection remains',
  async (_name, answer, text) => {
    const { user } = await open({ [ADD]: () => answer });
    await loaded();
    await screen.findByRole('option', { name: 'kick 4' });
    await user.selectOptions(screen.getByLabelText('Parameter'), 'kick-4');
    await user.click(addItem());
    await waitFor(() => expect(alerted).toHaveBeenCalledWith(text));
    expect(screen.getByLabelText('Parameter')).toHaveValue('kick-4');
  },
);

test('an exclusivity item is deleted by its id, and the list reloads', async () => {
  const { api, user } = await open({ [REMOVE]: () => ({ status: 204 }) });
  await loaded();
  api.answer({ [ITEMS]: { items: [] } });
  await user.click(screen.getByLabelText('Delete kick 3'));
  expect(await screen.findByText('No items')).toBeVisible();
  expect(api.callsOf(REMOVE).map(({ params }) => params.id)).toEqual(['i3']);
});

test('an exclusivity item without an id from the server is deleted by its parameter', async () => {
  const { api, user } = await open({
    [ITEMS]: [{ ...KICK_3, id: undefined }],
    [BY_PARAMETER]: () => ({ status: 204 }),
  });
  await loaded();
  await user.click(screen.getByLabelText('Delete kick 3'));
  await waitFor(() =>
    expect(api.callsOf(BY_PARAMETER).map(({ params }) => params)).toEqual([{ id: '1', paramId: 'kick-3' }]),
  );
});

test('an exclusivity item that cannot be deleted shows a browser alert', async () => {
  const { user } = await open({ [REMOVE]: () => ({ status: 500 }) });
  await loaded();
  await user.click(screen.getByLabelText('Delete kick 3'));
  await waitFor(() => expect(alerted).toHaveBeenCalledWith('Delete failed'));
});

test.each([
  [ITEMS, 'Failed to load'],
  [CHOICES, 'Failed to load parameters'],
])('in a group panel a failure of %s shows a red alert with %s', async (route, text) => {
  await open({ [route]: () => ({ status: 500 }) });
  expect(await screen.findByText(text)).toBeVisible();
});
