import { screen, waitFor, within } from '@testing-library/react';
import { CREATE, DELETE, groupPanel, openExclusivity, UPDATE } from './an-exclusivity-section.fixture';
import { FIT, GROUPS, KICK, RULE } from './exclusivity.fixture';

let alerted: jest.SpyInstance;
beforeEach(() => {
  alerted = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
});
afterEach(() => alerted.mockRestore());

test('a new exclusivity group needs a name, gets its key from the name, and is shown after it is created', async () => {
  const { api, user } = openExclusivity({
    [CREATE]: () => ({
      status: 201,
      body: { ...KICK, id: '3', group_name: 'Prix Süd', group_key: 'prix-sud' },
    }),
  });
  await groupPanel('Venture Kick');
  await user.click(screen.getByText('New'));
  const dialog = screen.getByRole('dialog', { name: 'New group' });
  await user.click(within(dialog).getByText('Create'));
  expect(within(dialog).getByLabelText('Name')).toHaveFocus();
  expect(within(dialog).getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
  await user.keyboard('Prix Süd');
  expect(within(dialog).getByLabelText('Key')).toHaveValue('prix-sud');
  api.answer({ [GROUPS]: [KICK, FIT, { ...KICK, id: '3', group_name: 'Prix Süd', group_key: 'prix-sud' }] });
  await user.click(within(dialog).getByText('Create'));
  await groupPanel('Prix Süd');
  expect(api.callsOf(CREATE).map(({ body }) => body)).toEqual([
    { group_key: 'prix-sud', group_name: 'Prix Süd', description: null, rule: RULE },
  ]);
});

test('renaming an exclusivity group sends its key and its new name', async () => {
  const { api, user } = openExclusivity({ [UPDATE]: KICK });
  await groupPanel('Venture Kick');
  await user.click(screen.getByText('Rename'));
  const dialog = screen.getByRole('dialog', { name: 'Rename group' });
  await user.type(within(dialog).getByLabelText('Name'), ' prizes');
  await user.click(within(dialog).getByText('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(UPDATE).map(({ params, body }) => [params.id, body])).toEqual([
    ['1', { group_key: 'venture_kick', group_name: 'Venture Kick prizes' }],
  ]);
});

test('a new rule of an exclusivity group is shown immediately and saved with key and name', async () => {
  const { api, user } = openExclusivity({ [UPDATE]: { ...KICK, rule: 'keep_lowest_precedence' } });
  await groupPanel('Venture Kick');
  api.answer({ [GROUPS]: [{ ...KICK, rule: 'keep_lowest_precedence' }, FIT] });
  await user.click(screen.getByRole('radio', { name: 'Keep lowest precedence' }));
  expect(screen.getByRole('radio', { name: 'Keep lowest precedence' })).toBeChecked();
  await waitFor(() => expect(api.callsOf(GROUPS)).toHaveLength(2));
  expect(api.callsOf(UPDATE).map(({ body }) => body)).toEqual([
    { group_key: 'venture_kick', group_name: 'Venture Kick', rule: 'keep_lowest_precedence' },
  ]);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Keep lowest precedence' })).toBeChecked());
});

test('if a group rule cannot be saved, a browser alert appears and the previous rule is restored', async () => {
  const { user } = openExclusivity({ [UPDATE]: () => ({ status: 500 }) });
  await groupPanel('Venture Kick');
  await user.click(screen.getByRole('radio', { name: 'Keep lowest precedence' }));
  await waitFor(() => expect(alerted).toHaveBeenCalledWith('Update failed'));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Keep highest precedence' })).toBeChecked());
});

test('an exclusivity group is deleted after a confirmation, and the next group is shown', async () => {
  const { api, user } = openExclusivity({ [DELETE]: () => ({ status: 204 }) });
  await groupPanel('Venture Kick');
  await user.click(screen.getByText('Delete'));
  expect(screen.getByRole('dialog', { name: 'Confirm deletion' })).toHaveTextContent(
    'Delete the group Venture Kick with its items?',
  );
  api.answer({ [GROUPS]: [FIT] });
  await user.keyboard('{Enter}');
  await groupPanel('FIT');
  expect(api.callsOf(DELETE).map(({ params }) => params.id)).toEqual(['1']);
});

test.each([
  ["the server's message", { status: 409, body: { error: 'The key is taken.' } }, 'The key is taken.'],
  ["'Save failed' without a server message", { status: 500 }, 'Save failed'],
])(
  'if an exclusivity group cannot be created, a browser alert shows %s, and the form remains open',
  async (_name, answer, text) => {
    const { user } = openExclusivity({ [CREATE]: () => answer });
    await groupPanel('Venture Kick');
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
])(
  'an exclusivity group that cannot be %s shows a browser alert',
  async (_name, button, confirm, route, text) => {
    const { user } = openExclusivity({ [route]: () => ({ status: 500 }) });
    await groupPanel('Venture Kick');
    await user.click(screen.getByText(button));
    if (confirm === null) await user.keyboard('{Enter}');
    else await user.click(screen.getByText(confirm));
    await waitFor(() => expect(alerted).toHaveBeenCalledWith(text));
  },
);
