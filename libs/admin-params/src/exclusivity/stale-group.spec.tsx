import { screen, waitFor, within } from '@testing-library/react';
import { changedMeanwhile } from '@vaglio/test-kit';
import { DELETE, groupPanel, openExclusivity, UPDATE } from './an-exclusivity-section.fixture';
import { CONFIG, FIT, GROUPS, KICK } from './exclusivity.fixture';

const SEEN = { ...KICK, version: 1, parameter_names: ['venture kick 2', 'venture kick 1'] };
const CHANGED = {
  ...SEEN,
  group_name: 'Kicks',
  version: 2,
  parameter_names: ['venture kick 3', 'venture kick 2', 'venture kick 1'],
};

async function open(routes: Parameters<typeof openExclusivity>[0]) {
  const { api, user } = openExclusivity({
    [GROUPS]: { items: [SEEN, { ...FIT, version: 1 }], total: 2 },
    [CONFIG]: { items: [], total: 0 },
    ...routes,
  });
  const panel = within(await groupPanel('Venture Kick'));
  const press = async (name: string) => user.click(await screen.findByText(name));
  const sent = (key: string) =>
    api.callsOf(key).map(({ headers, body }) => [headers.get('If-Match'), body ?? null]);
  return { panel, user, press, sent };
}

const differences = async () =>
  within(await screen.findByRole('table', { name: 'Differences' }))
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent))
    .slice(1);
const PARAMETERS_NOW = 'venture kick 3, venture kick 2, venture kick 1';

test('renaming an exclusivity group that another person changed needs confirmation', async () => {
  const { panel, user, press, sent } = await open({ [UPDATE]: changedMeanwhile(CHANGED) });
  await user.click(panel.getByText('Rename'));
  await user.type(screen.getByLabelText('Name'), ' 2026');
  await press('Save');
  expect(await differences()).toEqual([
    ['Name', 'Venture Kick 2026', 'Kicks'],
    ['Parameters', 'not changed', PARAMETERS_NOW],
  ]);
  await press('Keep mine');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const names = { group_key: 'venture_kick', group_name: 'Venture Kick 2026' };
  expect(sent(UPDATE)).toEqual([
    ['"1"', names],
    ['"2"', names],
  ]);
});

test('a new group rule does not overwrite a name that another person changed in the meantime', async () => {
  const { panel, user, press, sent } = await open({ [UPDATE]: changedMeanwhile(CHANGED) });
  await user.click(panel.getByLabelText('Keep lowest precedence'));
  expect((await differences())[0]).toEqual(['Name', 'not changed', 'Kicks']);
  await press('Keep mine');
  await waitFor(() => expect(screen.queryByText('Keep mine')).not.toBeInTheDocument());
  const rule = 'keep_lowest_precedence';
  expect(sent(UPDATE)).toEqual([
    ['"1"', { group_key: 'venture_kick', group_name: 'Venture Kick', rule }],
    ['"2"', { group_key: 'venture_kick', group_name: 'Kicks', rule }],
  ]);
});

test('deleting an exclusivity group that another person has extended needs confirmation', async () => {
  const { panel, user, press, sent } = await open({ [DELETE]: changedMeanwhile(CHANGED) });
  await user.click(panel.getAllByText('Delete')[0] ?? panel.getByText('Delete'));
  await user.keyboard('{Enter}');
  expect(await differences()).toEqual([
    ['Name', 'Venture Kick', 'Kicks'],
    ['Parameters', 'venture kick 2, venture kick 1', PARAMETERS_NOW],
  ]);
  await press('Delete anyway');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(DELETE).map(([version]) => version)).toEqual(['"1"', '"2"']);
});
