import type { ReactElement } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { aParameter, fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { AGroupPanel } from '../exclusivity/a-group-panel.fixture';
import { ParametersSection } from '../parameters/ParametersSection';
import { ScoresSection } from '../scores/ScoresSection';
import { anEffect } from './an-effect.fixture';
import { A_GROUP, CHOICES, KICK, parameterRoutes, SCORE_ROUTES } from '../testing/admin-params.fixture';

const SIMULATE = 'POST /auth/admin/score/simulate';
const ROUTES = {
  [SIMULATE]: anEffect(),
  ...parameterRoutes(KICK),
  ...SCORE_ROUTES,
  [CHOICES]: { parameters: [KICK, aParameter({ parameterID: 'fif', parameterName: 'fif' })] },
  'GET /auth/admin/awards/excl/groups': [A_GROUP],
  'GET /auth/admin/awards/excl/groups/:id/items': [
    { id: '7', group_id: '1', parameter_id: 'kick', parameterName: 'kick', precedence: 1 },
  ],
};
type User = ReturnType<typeof renderWithApi>['user'];

async function previewed(ui: ReactElement, act: (user: User) => Promise<void>): Promise<unknown> {
  const api = fakeApi(ROUTES);
  const { user } = renderWithApi(ui, api, { wrapper: ThemeRoot });
  await act(user);
  await waitFor(() => expect(api.callsOf(SIMULATE)).toHaveLength(1));
  expect(await screen.findByLabelText('Effect on the lists')).toBeInTheDocument();
  expect(api.calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/simulate'))).toEqual([]);
  return api.callsOf(SIMULATE)[0]?.body;
}
const press = async (user: User, name: string) => user.click(await screen.findByText(name));

test('the effect of a new parameter can be previewed before it is created', async () => {
  expect(
    await previewed(<ParametersSection />, async (user) => {
      await press(user, 'Create parameter');
      await user.type(screen.getByLabelText('Name'), 'prize');
      await user.type(screen.getByLabelText('Value'), '3');
      await press(user, 'Preview effect');
    }),
  ).toEqual({ changes: [{ create_parameter: { parameterName: 'prize', value: 3 } }] });
});

test('the effect of an edited parameter can be previewed before it is saved', async () => {
  expect(
    await previewed(<ParametersSection />, async (user) => {
      await user.click(await screen.findByText('Edit'));
      await user.type(screen.getByLabelText('Value'), '.5');
      await press(user, 'Preview effect');
    }),
  ).toEqual({ changes: [{ update_parameter: { parameterID: 'kick', parameterName: 'kick', value: 2.5 } }] });
});

test('the effect of deleting a parameter can be previewed before the confirmation', async () => {
  expect(
    await previewed(<ParametersSection />, async (user) => {
      await user.click(await screen.findByText('Delete'));
      await press(user, 'Preview effect');
    }),
  ).toEqual({ changes: [{ delete_parameter: { parameterID: 'kick', cascade: true } }] });
});

test('the effect of another group rule can be previewed before it is selected', async () => {
  expect(
    await previewed(<AGroupPanel group={A_GROUP} />, (user) => press(user, 'Preview the other rule')),
  ).toEqual({ changes: [{ update_group: { id: '1', rule: 'keep_lowest_precedence' } }] });
});

test('the effect of deleting an exclusivity group can be previewed before the confirmation', async () => {
  expect(
    await previewed(<AGroupPanel group={A_GROUP} />, async (user) => {
      await press(user, 'Delete');
      await user.click(within(screen.getByRole('dialog')).getByText('Preview effect'));
    }),
  ).toEqual({ changes: [{ delete_group: { id: '1' } }] });
});

test('the effect of a new exclusivity item can be previewed before it is added', async () => {
  expect(
    await previewed(<AGroupPanel group={A_GROUP} />, async (user) => {
      await user.selectOptions(await screen.findByLabelText('Parameter'), await screen.findByText('fif'));
      await waitFor(() => expect(screen.getByLabelText('Precedence')).toHaveValue('2'));
      await press(user, 'Preview effect');
    }),
  ).toEqual({ changes: [{ add_item: { group_id: '1', parameter_id: 'fif', precedence: 2 } }] });
});

test('the effect of deleting an exclusivity item can be previewed before the confirmation', async () => {
  expect(
    await previewed(<AGroupPanel group={A_GROUP} />, async (user) =>
      user.click(await screen.findByLabelText('Preview deletion of kick')),
    ),
  ).toEqual({ changes: [{ delete_item: { group_id: '1', parameter_id: 'kick' } }] });
});

test('the effect of threshold and top percent can be previewed before they are saved', async () => {
  expect(
    await previewed(<ScoresSection />, async (user) => {
      await user.type(await screen.findByLabelText('Threshold'), '0');
      await press(user, 'Preview effect');
    }),
  ).toEqual({ changes: [{ save_score: { threshold: 50, top_percent: 0.2 } }] });
});

test('on a server without previews, exclusivity items have no preview button', async () => {
  const api = fakeApi({ ...ROUTES, [SIMULATE]: () => ({ status: 404 }) });
  const { user } = renderWithApi(<AGroupPanel group={A_GROUP} />, api, { wrapper: ThemeRoot });
  await screen.findByLabelText('Preview deletion of kick');
  await press(user, 'Preview the other rule');
  await waitFor(() => expect(screen.queryByText(/^Preview/)).not.toBeInTheDocument());
  await waitFor(() => expect(screen.queryByLabelText('Preview deletion of kick')).not.toBeInTheDocument());
});
