import { screen, waitFor, within } from '@testing-library/react';
import { aParameter, fakeApi, renderWithApi, unanswered, widen, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { PARAMETERS } from '../testing/admin-params.fixture';
import { ParametersSection } from './ParametersSection';

const CREATE = 'POST /auth/admin/parameters';
const UPDATE = 'PUT /auth/admin/parameters/:id';
const DELETE = 'DELETE /auth/admin/parameters/:id';
const KICK = aParameter({ parameterID: 'venture-kick-1', parameterName: 'venture kick 1', value: 2.5 });
const PAGE = {
  parameters: [{ ...KICK, startups: 0 }],
  total: 45,
  held_without_weight: 0,
  page: 1,
  pageSize: 20,
};

function open(routes: FakeRoutes = {}, route = '/configurations#params') {
  const api = fakeApi({ [PARAMETERS]: PAGE, ...routes });
  return { api, ...renderWithApi(<ParametersSection />, api, { wrapper: ThemeRoot, route }) };
}

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

async function press(user: ReturnType<typeof open>['user'], name: 'Edit' | 'Delete') {
  await user.click(await screen.findByText(name));
  return screen.getByRole('dialog');
}

test('the parameter table has the columns Parameter ID, Name, Value with 4 decimals, and actions', async () => {
  open();
  await screen.findByText('venture-kick-1');
  const row = screen.getByRole('row', { name: /venture-kick-1/ });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Parameter ID',
    'Name',
    'Value',
    'Actions',
  ]);
  expect(
    within(row)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent)
      .slice(0, 3),
  ).toEqual(['venture-kick-1', 'venture kick 1', '2.5000']);
});

test('on a phone a parameter row stacks name, value, ID and actions', async () => {
  widen(375);
  const { user } = open();
  const row = (await screen.findByText('venture-kick-1')).closest('[role="row"]');
  expect(row).toHaveTextContent(/^venture kick 1Value: 2\.5000venture-kick-1EditDelete$/);
  await press(user, 'Edit');
  expect(screen.getByRole('dialog', { name: 'Edit parameter' })).toBeVisible();
});

test('a search for parameters by name or ID starts on page 1 and is stored in the address', async () => {
  const { api, user, path } = open({}, '/configurations?page=2#params');
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or ID' }), 'kick{Enter}');
  await waitFor(() => expect(path()).toBe('/configurations?q=kick#params'));
  await waitFor(() =>
    expect(api.callsOf(PARAMETERS).map(({ query }) => query.toString())).toEqual([
      'page=2&pageSize=20',
      'page=1&pageSize=20&q=kick',
    ]),
  );
});

test('the parameter table shows 20 rows per page by default, and paging keeps the selected page size', async () => {
  const { api, user } = open();
  const size = await screen.findByLabelText('Rows per page');
  expect(
    within(size)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '20', '50']);
  expect(size).toHaveValue('20');
  await user.click(await screen.findByRole('button', { name: 'Page 3' }));
  await user.selectOptions(size, '10');
  await waitFor(() => expect(api.callsOf(PARAMETERS).at(-1)?.query.toString()).toBe('page=1&pageSize=10'));
});

test('awards with weight 0 that startups hold are listed and can be sorted first', async () => {
  const held = [{ ...KICK, value: 0, startups: 12 }];
  const { api, user } = open({ [PARAMETERS]: { parameters: held, total: 45, held_without_weight: 2 } });
  expect(
    await screen.findByText('Startups hold 2 awards of weight 0, which add nothing to a score.'),
  ).toBeVisible();
  expect(screen.queryByText('12 startups')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show them first' }));
  expect(await screen.findByText('12 startups')).toBeVisible();
  expect(api.callsOf(PARAMETERS).at(-1)?.query.toString()).toBe('page=1&pageSize=20&sort=startups');
  await user.click(screen.getByRole('button', { name: 'Sort by name' }));
  await waitFor(() => expect(screen.queryByText('12 startups')).not.toBeInTheDocument());
});

test('a failed load of the parameters shows a red alert, empties the list and can be retried', async () => {
  const { api, user } = open({ [PARAMETERS]: () => ({ status: 500 }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load parameters');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  api.answer({ [PARAMETERS]: PAGE });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('venture-kick-1')).toBeVisible();
});

test.each([
  ['', 'No parameters'],
  ['?q=zug', 'No parameter matches “zug”'],
])('an empty parameter list with the address query %j shows %s', async (search, text) => {
  open({ [PARAMETERS]: { parameters: [], total: 0 } }, `/configurations${search}#params`);
  expect(await screen.findByText(text)).toBeVisible();
});

test('a new parameter has a read-only id derived from its name, and the list reloads after it is saved', async () => {
  const { api, user } = open({ [CREATE]: () => ({ status: 201, body: KICK }) });
  await user.click(screen.getByText('Create parameter'));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.keyboard('Prix Süd 2');
  expect(screen.getByLabelText('Parameter ID')).toHaveValue('prix-sud-2');
  expect(screen.getByLabelText('Parameter ID')).toHaveAttribute('readonly');
  await user.type(screen.getByLabelText('Value'), '1.25');
  await user.click(screen.getByText('Create'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(CREATE).map(({ body }) => body)).toEqual([{ parameterName: 'Prix Süd 2', value: 1.25 }]);
  await waitFor(() => expect(api.callsOf(PARAMETERS)).toHaveLength(2));
});

test('the first invalid field of a parameter shows its error and gets the focus', async () => {
  const { api, user } = open();
  await user.click(screen.getByText('Create parameter'));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
  await user.type(screen.getByLabelText('Name'), 'x');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByLabelText('Value')).toHaveFocus();
  expect(screen.getByLabelText('Value')).toHaveAccessibleDescription('Value must be a number.');
  expect(api.callsOf(CREATE)).toHaveLength(0);
});

test('an edited parameter keeps its id and sends name and value', async () => {
  const { api, user } = open({ [UPDATE]: KICK });
  const dialog = await press(user, 'Edit');
  expect(within(dialog).getByLabelText('Value')).toHaveValue('2.5');
  await user.clear(within(dialog).getByLabelText('Name'));
  await user.type(within(dialog).getByLabelText('Name'), 'first kick');
  expect(within(dialog).getByLabelText('Parameter ID')).toHaveValue('venture-kick-1');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(UPDATE).map(({ params, body }) => [params.id, body])).toEqual([
    ['venture-kick-1', { parameterName: 'first kick', value: 2.5 }],
  ]);
});

test('while a parameter is being saved, the button is disabled and the dialog remains open', async () => {
  const { user } = open({ [UPDATE]: unanswered });
  const dialog = await press(user, 'Edit');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
});

test.each([
  ["the server's message", { status: 409, body: { error: 'The name is taken.' } }, 'The name is taken.'],
  ["'Update failed' without a server message", { status: 500 }, 'Update failed'],
])('a failed update of a parameter shows %s and keeps the input', async (_name, answer, text) => {
  const { user } = open({ [UPDATE]: () => answer });
  const dialog = await press(user, 'Edit');
  await user.type(within(dialog).getByLabelText('Name'), '!');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
  expect(within(dialog).getByLabelText('Name')).toHaveValue('venture kick 1!');
});

test('a failed creation of a parameter shows Create failed', async () => {
  const { user } = open({ [CREATE]: () => ({ status: 500 }) });
  await user.click(screen.getByText('Create parameter'));
  await user.keyboard('x');
  await user.type(screen.getByLabelText('Value'), '1');
  await user.click(screen.getByText('Create'));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('Create failed');
});

test('deleting a parameter needs confirmation: Escape cancels, Enter deletes, and the list reloads', async () => {
  const { api, user } = open({ [DELETE]: () => ({ status: 204 }) });
  expect(await press(user, 'Delete')).toHaveAccessibleName('Confirm deletion');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press(user, 'Delete');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(DELETE).map(({ params, query }) => [params.id, query.toString()])).toEqual([
    ['venture-kick-1', ''],
  ]);
  await waitFor(() => expect(api.callsOf(PARAMETERS)).toHaveLength(2));
});

test('deleting a parameter in use shows the server’s message and offers to remove it from its groups', async () => {
  const refusal = { status: 409, body: { error: "'venture kick 1' is used by 'Venture Kick'." } };
  const { api, user } = open({ [DELETE]: () => refusal });
  const dialog = await press(user, 'Delete');
  expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    "'venture kick 1' is used by 'Venture Kick'.",
  );
  await user.click(within(dialog).getByRole('checkbox', { name: 'Remove it from its groups too' }));
  api.answer({ [DELETE]: () => ({ status: 204 }) });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(DELETE).map(({ query }) => query.toString())).toEqual(['', 'cascade=1']);
});

test('a failed deletion of a parameter shows Delete failed', async () => {
  const { user } = open({ [DELETE]: () => ({ status: 500 }) });
  const dialog = await press(user, 'Delete');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Delete failed');
  expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
});

describe('empty parameter list', () => {
  const USUAL = 'POST /auth/admin/usual-parameters';
  const UNDO = 'POST /auth/admin/usual-parameters/undo';
  const NONE = { parameters: [], total: 0, page: 1, pageSize: 20 };

  test('without parameters one click adds the usual awards, and Undo removes them', async () => {
    const added = { parameterIDs: ['venture-kick-1', 'eurostars'] };
    const { api, user } = open({
      [PARAMETERS]: NONE,
      [USUAL]: () => ({ status: 201, body: added }),
      [UNDO]: added,
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no parameter yet');
    api.answer({ [PARAMETERS]: PAGE });
    await user.click(screen.getByRole('button', { name: 'Add the 30 usual awards' }));
    expect(await screen.findByText('2 awards added, each with weight 0.')).toBeVisible();
    expect(await screen.findByText('venture-kick-1')).toBeVisible();
    expect(screen.queryByText('There is no parameter yet')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.callsOf(UNDO).map(({ body }) => body)).toEqual([added]));
    expect(screen.queryByText('2 awards added, each with weight 0.')).not.toBeInTheDocument();
  });

  test('a refusal to add the usual awards shows its message', async () => {
    const error = 'The usual awards are there already.';
    const { user } = open({ [PARAMETERS]: NONE, [USUAL]: () => ({ status: 409, body: { error } }) });
    await user.click(await screen.findByRole('button', { name: 'Add the 30 usual awards' }));
    expect(await screen.findByText(error)).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search by name or ID' }), 'kick{Enter}');
    await waitFor(() => expect(screen.queryByText('There is no parameter yet')).not.toBeInTheDocument());
  });

  test('the button for the usual awards is hidden after a server does not support it', async () => {
    const { user } = open({ [PARAMETERS]: NONE, [USUAL]: () => ({ status: 404 }) });
    await user.click(await screen.findByRole('button', { name: 'Add the 30 usual awards' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Add the 30 usual awards' })).not.toBeInTheDocument(),
    );
    expect(screen.getByText('There is no parameter yet')).toBeVisible();
  });
});
