import { screen, within } from '@testing-library/react';
import { fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { AGroupPanel } from './exclusivity/a-group-panel.fixture';
import { checkCreateCall, checkUpdateCall } from './parameters/parameter-form';
import { ParametersSection } from './parameters/ParametersSection';
import { ScoresSection } from './scores/ScoresSection';
import { A_GROUP, KICK, parameterRoutes, SCORE_ROUTES } from './testing/admin-params.fixture';

async function openParameters(parameterID = 'kick') {
  const api = fakeApi(parameterRoutes({ ...KICK, parameterID }));
  const page = renderWithApi(<ParametersSection />, api, { wrapper: ThemeRoot });
  await screen.findByText('Edit');
  return { ...page, api };
}

async function openScores() {
  const api = fakeApi(SCORE_ROUTES);
  const page = renderWithApi(<ScoresSection />, api, { wrapper: ThemeRoot });
  return {
    ...page,
    threshold: await screen.findByLabelText('Threshold'),
    topPercent: screen.getByLabelText('Top percent'),
  };
}

async function openGroup() {
  const alerted = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  const api = fakeApi({
    'GET /auth/admin/awards/excl/groups/:id/items': [],
    'GET /auth/admin/awards/excl/groups': [A_GROUP],
    ...parameterRoutes(KICK),
  });
  const page = renderWithApi(<AGroupPanel group={A_GROUP} />, api, { wrapper: ThemeRoot });
  await screen.findByText('kick');
  return { ...page, alerted, api };
}
afterEach(() => jest.restoreAllMocks());

test("a parameter without a name shows 'Name is required.'", async () => {
  const { user } = await openParameters();
  await user.click(screen.getByText('Create parameter'));
  await user.type(screen.getByLabelText('Value'), '1');
  await user.click(screen.getByText('Create'));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
});

test("a parameter value that is not a number shows 'Value must be a number.'", async () => {
  const { user } = await openParameters();
  await user.click(screen.getByText('Edit'));
  await user.type(screen.getByLabelText('Value'), 'x');
  await user.click(screen.getByText('Save'));
  expect(screen.getByLabelText('Value')).toHaveAccessibleDescription('Value must be a number.');
});

test("a request to create a parameter without name and value is refused with 'parameterName and value are required.'", () => {
  expect(checkCreateCall({ parameterName: 'kick' })).toBe('parameterName and value are required.');
});

test.each([
  ['update', 'Edit', 'Save'],
  ['delete', 'Delete', 'Delete'],
])(
  "a request to %s a parameter without an id is refused with 'parameterID is required.'",
  async (_call, open, confirm) => {
    const { user, api } = await openParameters('');
    await user.click(screen.getByText(open));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: confirm }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('parameterID is required.');
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);

test("an update without a name and a value is refused with 'nothing to update'", () => {
  expect(checkUpdateCall('kick', {})).toBe('nothing to update');
});

test.each(['1.01', '-0.01', '20', 'x'])(
  'the top percent %s is refused, because it must be a fraction from 0 to 1 (0.20 is 20%)',
  async (text) => {
    const { user, topPercent } = await openScores();
    await user.clear(topPercent);
    await user.type(topPercent, `${text}{Enter}`);
    expect(topPercent).toHaveAccessibleDescription('Top percent must be a number from 0 to 1.');
  },
);

test('a score threshold that is not a number shows an error', async () => {
  const { user, threshold } = await openScores();
  await user.type(threshold, 'x{Enter}');
  expect(threshold).toHaveAccessibleDescription('Threshold must be a number.');
});

test("an exclusivity item without a parameter shows 'Please choose a parameter.' in a browser alert", async () => {
  const { user, alerted } = await openGroup();
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  expect(alerted.mock.calls).toEqual([['Please choose a parameter.']]);
});

test.each(['0', '-1', '1.5', 'x', ''])(
  "'Precedence is required (integer).' appears in a browser alert for an exclusivity item with the precedence %j",
  async (text) => {
    const { user, alerted, api } = await openGroup();
    await user.selectOptions(screen.getByLabelText('Parameter'), 'kick');
    await user.clear(screen.getByLabelText('Precedence'));
    await user.type(screen.getByLabelText('Precedence'), `${text}{Enter}`);
    expect(alerted.mock.calls).toEqual([['Precedence is required (integer).']]);
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);
