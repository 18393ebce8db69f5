import { screen, waitFor, within } from '@testing-library/react';
import { aParameter, changedMeanwhile, fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { KICK, parameterRoutes } from '../testing/admin-params.fixture';
import { ParametersSection } from './ParametersSection';

const UPDATE = 'PUT /auth/admin/parameters/:id';
const DELETE = 'DELETE /auth/admin/parameters/:id';
const CHANGED = { ...KICK, parameterName: 'Kick 3', value: 5, version: 2 };

async function open(routes: FakeRoutes, row: object = KICK) {
  const api = fakeApi({ ...parameterRoutes(row), ...routes });
  const { user } = renderWithApi(<ParametersSection />, api, {
    wrapper: ThemeRoot,
    route: '/configurations#params',
  });
  const press = async (name: string) => user.click(await screen.findByText(name));
  const typeValue = async (text: string) => {
    await user.clear(await screen.findByLabelText('Value'));
    await user.type(screen.getByLabelText('Value'), text);
  };
  const sent = (key: string) =>
    api.callsOf(key).map(({ headers, body }) => [headers.get('If-Match'), body ?? null]);
  return { user, press, typeValue, sent };
}

const differences = async () =>
  within(await screen.findByRole('table', { name: 'Differences' }))
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent));

test('after a conflict about a parameter, the other person’s change is shown and the input is kept', async () => {
  const { press, typeValue, sent } = await open({ [UPDATE]: changedMeanwhile(CHANGED) });
  await press('Edit');
  await typeValue('3');
  await press('Save');
  expect(await differences()).toEqual([
    ['Field', 'Yours', 'Now'],
    ['Name', 'not changed', 'Kick 3'],
    ['Value', '3.0000', '5.0000'],
  ]);
  expect(screen.getByLabelText('Value')).toHaveValue('3');
  await press('Keep mine');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(UPDATE)).toEqual([
    ['"1"', { parameterName: 'kick', value: 3 }],
    ['"2"', { parameterName: 'Kick 3', value: 3 }],
  ]);
});

test('after a conflict a person can accept the other change to a parameter and continue editing', async () => {
  const { press, typeValue, sent } = await open({ [UPDATE]: changedMeanwhile(CHANGED) });
  await press('Edit');
  await typeValue('3');
  await press('Save');
  await press('Take theirs');
  expect(screen.getByLabelText('Name')).toHaveValue('Kick 3');
  expect(screen.getByLabelText('Value')).toHaveValue('5');
  expect(sent(UPDATE)).toHaveLength(1);
});

test('deleting a parameter that another person changed needs confirmation', async () => {
  const { user, press, sent } = await open({ [DELETE]: changedMeanwhile(CHANGED) });
  await press('Delete');
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm deletion' }));
  await user.keyboard('{Enter}');
  expect(await differences()).toEqual([
    ['Field', 'Before', 'Now'],
    ['Name', 'kick', 'Kick 3'],
    ['Value', '2.0000', '5.0000'],
  ]);
  expect(dialog.getByRole('button', { name: 'Keep it' })).toBeVisible();
  await press('Delete anyway');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(DELETE).map(([version]) => version)).toEqual(['"1"', '"2"']);
});

test('on a server without versions, parameters are saved without a version', async () => {
  const { press, typeValue, sent } = await open(
    { [UPDATE]: {}, [DELETE]: {} },
    aParameter({ parameterID: 'kick' }),
  );
  await press('Edit');
  await typeValue('3');
  await press('Save');
  await waitFor(() => expect(sent(UPDATE)).toHaveLength(1));
  expect(sent(UPDATE)[0]?.[0]).toBeNull();
});
