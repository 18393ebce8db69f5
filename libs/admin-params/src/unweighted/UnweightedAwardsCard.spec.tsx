import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRequest, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { CHOICES, DECIDED, NOTHING_DECIDED, UNWEIGHTED } from './unweighted.fixture';
import { UnweightedAwardsCard } from './UnweightedAwardsCard';

const AWARDS = '/auth/awards/unweighted';
const LIST = `GET ${AWARDS}`;
const SAME = `POST ${AWARDS}/same-as`;
const MAKE = `POST ${AWARDS}/make-parameter`;
const IGNORE = `POST ${AWARDS}/ignore`;

function open(routes: FakeRoutes = {}) {
  const api = fakeApi({
    [LIST]: UNWEIGHTED,
    [`GET ${AWARDS}/decisions`]: NOTHING_DECIDED,
    'GET /auth/parameters': CHOICES,
    ...routes,
  });
  return { api, ...renderWithApi(<UnweightedAwardsCard />, api, { wrapper: ThemeRoot }) };
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Awards without a weight' })).findAllByRole('listitem');
const bodies = (api: ReturnType<typeof fakeApi>, key: string) => api.callsOf(key).map(({ body }) => body);

test('each award without a weight shows its startups and similar parameters', async () => {
  open();
  expect((await rows()).map(({ textContent }) => textContent)).toEqual([
    'w.a. de vigier5 startupsAlpineo AG, Brightflow, Corvus Systems and 2 moreLooks like w.a. de vigier awardSame as…Make parameterIgnore',
    'masschallenge1 startupDendraLooks like masschallenge gold, masschallenge silverSame as…Make parameterIgnore',
  ]);
  expect(screen.getByRole('heading', { name: 'Awards without a weight (2)' })).toBeVisible();
});

test('two clicks assign an award without a weight to its only similar parameter', async () => {
  const undo = `POST ${AWARDS}/same-as/undo`;
  const alias = { award: 'w.a. de vigier', parameterID: 'w-a-de-vigier-award' };
  const { api, user } = open({ [SAME]: () => ({ status: 201, body: alias }), [undo]: alias });
  await user.click(await screen.findByRole('button', { name: 'w.a. de vigier: same as…' }));
  expect(await screen.findByLabelText('Parameter')).toHaveValue('w-a-de-vigier-award');
  await user.click(screen.getByRole('button', { name: 'Count as it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies(api, SAME)).toEqual([alias]);
  expect(await screen.findByText('w.a. de vigier counts as w.a. de vigier award.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodies(api, undo)).toEqual([alias]));
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(3));
});

test('if several parameters are similar to an award, the person must select one before anything is sent', async () => {
  const { api, user } = open();
  await user.click(await screen.findByRole('button', { name: 'masschallenge: same as…' }));
  const select = await screen.findByLabelText('Parameter');
  expect(select).toHaveValue('');
  await waitFor(() =>
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Choose a parameter',
      'masschallenge gold',
      'masschallenge silver',
      'venture kick 1',
      'w.a. de vigier award',
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Count as it' }));
  expect(select).toHaveAccessibleDescription('Choose a parameter.');
  expect(bodies(api, SAME)).toEqual([]);
});

test('a new parameter for an award without a weight gets the award name and the entered weight', async () => {
  const created = { parameterID: 'masschallenge', parameterName: 'masschallenge', value: 1.5, version: 1 };
  const { api, user } = open({
    [MAKE]: () => ({ status: 201, body: created }),
    'DELETE /auth/admin/parameters/masschallenge': () => ({ status: 204 }),
  });
  await user.click(await screen.findByRole('button', { name: 'masschallenge: make parameter' }));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByLabelText('Value')).toHaveAccessibleDescription('Value must be a number.');
  await user.type(screen.getByLabelText('Value'), '1.5');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(bodies(api, MAKE)).toEqual([{ award: 'masschallenge', value: 1.5 }]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.callsOf('DELETE /auth/admin/parameters/masschallenge')).toHaveLength(1));
  const [deletion] = api.callsOf('DELETE /auth/admin/parameters/masschallenge');
  expect(deletion?.headers.get('if-match')).toBe('"1"');
});

test('Undo keeps a new parameter that another person changed in the meantime, and reports it', async () => {
  const created = { parameterID: 'masschallenge', parameterName: 'masschallenge', value: 1.5, version: 1 };
  const { user } = open({
    [MAKE]: () => ({ status: 201, body: created }),
    'DELETE /auth/admin/parameters/masschallenge': () => ({
      status: 412,
      body: {
        error: 'Somebody changed this in the meantime. Please reload.',
        current: { ...created, value: 3, version: 2 },
        changed_by: 'Marc Aebi',
        changed_at: '2026-11-20T09:00:00.000Z',
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'masschallenge: make parameter' }));
  await user.type(screen.getByLabelText('Value'), '1.5');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText('Marc Aebi changed masschallenge in the meantime: it stays a parameter.'),
  ).toBeVisible();
});

test('a refused assignment of an award is shown in the dialog, and the dialog remains open', async () => {
  const error = "'w.a. de vigier' counts as 'Vigier' already.";
  const { user } = open({ [SAME]: () => ({ status: 409, body: { error } }) });
  await user.click(await screen.findByRole('button', { name: 'w.a. de vigier: same as…' }));
  await user.click(screen.getByRole('button', { name: 'Count as it' }));
  expect(await screen.findByText(error)).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('a failed Undo of an award assignment is reported and can be retried', async () => {
  const undo = `POST ${AWARDS}/ignore/undo`;
  const { api, user } = open({
    [IGNORE]: () => ({ status: 201, body: { award: 'masschallenge' } }),
    [undo]: () => ({ status: 503, body: {} }),
  });
  await user.click(await screen.findByRole('button', { name: 'masschallenge: ignore' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undo failed')).toBeVisible();
  api.answer({ [undo]: {} });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('an ignored award disappears from the list, and Undo restores it', async () => {
  const undo = `POST ${AWARDS}/ignore/undo`;
  const { api, user } = open({
    [IGNORE]: () => ({ status: 201, body: { award: 'masschallenge' } }),
    [undo]: {},
  });
  await user.click(await screen.findByRole('button', { name: 'masschallenge: ignore' }));
  expect(screen.getByRole('list', { name: 'Awards without a weight' })).toHaveFocus();
  expect(await screen.findByText('masschallenge is ignored.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodies(api, undo)).toEqual([{ award: 'masschallenge' }]));
});

test('decisions about awards without a weight are listed below the awards and can be undone', async () => {
  const undo = `POST ${AWARDS}/same-as/undo`;
  const { api, user } = open({
    [LIST]: { ...UNWEIGHTED, items: [], total: 0 },
    [`GET ${AWARDS}/decisions`]: DECIDED,
    [undo]: { award: 'Kick One', parameterID: 'venture-kick-1' },
  });
  await user.click(await screen.findByText('Decided (2)'));
  await user.click(screen.getByRole('button', { name: 'Undo: Kick One counts as venture kick 1' }));
  await waitFor(() =>
    expect(bodies(api, undo)).toEqual([{ award: 'Kick One', parameterID: 'venture-kick-1' }]),
  );
  expect(await screen.findByText('Kick One no longer counts as venture kick 1.')).toBeVisible();
});

test.each([
  ['without a list of such awards', () => ({ status: 404 })],
  ['whose awards all have a weight', () => ({ body: { ...UNWEIGHTED, items: [], total: 0 } })],
])('the card of awards without a weight is hidden on a server %s', async (_which, answer) => {
  const { api, container } = open({ [LIST]: answer });
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(1));
  await waitFor(() => expect(container).not.toHaveTextContent('Awards without'));
});

test('after the last award of the last page is decided, the previous page is shown', async () => {
  let total = 11;
  const { user } = open({
    [LIST]: ({ query }: FakeRequest) => {
      const page = Number(query.get('page'));
      return { body: { ...UNWEIGHTED, items: (page - 1) * 10 < total ? UNWEIGHTED.items : [], total, page } };
    },
    [IGNORE]: () => {
      total = 10;
      return { status: 201, body: { award: 'masschallenge' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await user.click(await screen.findByRole('button', { name: 'masschallenge: ignore' }));
  expect(await screen.findByRole('heading', { name: 'Awards without a weight (10)' })).toBeVisible();
  expect(await rows()).toHaveLength(2);
});

test('a failed load of the awards without a weight shows the reason and can be retried', async () => {
  const { api, user } = open({ [LIST]: () => ({ status: 503, body: { error: 'Not now' } }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  api.answer({ [LIST]: UNWEIGHTED });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rows()).toHaveLength(2);
});
