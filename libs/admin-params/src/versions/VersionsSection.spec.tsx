import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { anEffect } from '../preview/an-effect.fixture';
import { aDifference, aVersion, THREE_VERSIONS } from './versions.fixture';
import { VersionsSection } from './VersionsSection';

const LIST = 'GET /auth/admin/score/versions';
const READ = 'GET /auth/admin/score/versions/:number';
const COMPARE = 'GET /auth/admin/score/versions/:number/compare';
const NOTE = 'PUT /auth/admin/score/versions/:number';
const RESTORE = 'POST /auth/admin/score/versions/:number/restore';
const SIMULATE = 'POST /auth/admin/score/simulate';

const SNAPSHOT = {
  parameters: [{ parameterID: 'kick', parameterName: 'kick', value: 2 }],
  threshold: 5,
  top_percent: 0.2,
  groups: [
    {
      id: '1',
      group_key: 'g',
      group_name: 'Kicks',
      description: null,
      rule: 'keep_highest_precedence',
      items: [{ id: '1', parameter_id: 'kick', precedence: 1 }],
    },
  ],
};

function open(routes: FakeRoutes = {}) {
  const api = fakeApi({
    [LIST]: THREE_VERSIONS,
    ...routes,
  });
  return { api, ...renderWithApi(<VersionsSection />, api, { wrapper: ThemeRoot }) };
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Versions' }))
    .getAllByText(/^Version \d+$/)
    .map((name) => name.closest('li'));

test('a scoring version shows its number, author, age, note and changes', async () => {
  open();
  const [present, second, first] = await rows();
  expect(present).toHaveTextContent(
    'Version 3PresentAnn Huber, 3 hours agoAfter the juryVersion 1 restoredonetwothreeand 2 more',
  );
  expect(second).toHaveTextContent("Version 2Ann Huber, 3 hours agoWeight of 'kick' from 1 to 2");
  expect(first).toHaveTextContent('Version 1Vaglio, 3 hours agoThe beginning');
});

test('the current scoring version cannot be compared with itself or restored', async () => {
  open();
  await rows();
  expect(screen.queryByRole('button', { name: 'Restore version 3' })).not.toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: 'Compare with the current rules: version 3' }),
  ).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Restore version 2' })).toBeVisible();
});

test('View shows the whole content of a scoring version', async () => {
  const { user } = open({ [READ]: { ...aVersion(), snapshot: SNAPSHOT } });
  await rows();
  await user.click(screen.getByRole('button', { name: 'View version 2' }));
  const dialog = screen.getByRole('dialog', { name: 'Version 2' });
  expect(await within(dialog).findByRole('table', { name: 'Parameters of the version' })).toHaveTextContent(
    'NameValuekick2.0000',
  );
  expect(within(dialog).getByRole('table', { name: 'Items of Kicks' })).toHaveTextContent(
    'ParameterPrecedencekick1',
  );
  expect(dialog).toHaveTextContent('Threshold 5, top percent 0.2');
});

test('Compare shows what has changed since a scoring version', async () => {
  const { user } = open({
    [COMPARE]: { from: 2, to: null, differences: [aDifference('Threshold from 5 to 6')] },
  });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Compare with the current rules: version 2' }));
  expect(
    await within(screen.getByRole('dialog', { name: 'Since version 2' })).findByText('Threshold from 5 to 6'),
  ).toBeVisible();
});

test('a typed note of a scoring version needs confirmation before it is discarded', async () => {
  const { user } = open();
  await rows();
  await user.click(screen.getByRole('button', { name: 'Add note to version 2' }));
  await user.type(screen.getByLabelText('Note'), 'Trial{Escape}');
  expect(screen.getByRole('dialog', { name: 'Discard changes' })).toBeVisible();
});

test('after the note of a scoring version is saved, the list reloads', async () => {
  const { api, user } = open({ [NOTE]: aVersion() });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Add note to version 2' }));
  await user.type(screen.getByLabelText('Note'), 'Trial{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(NOTE).map(({ params, body }) => [params.number, body])).toEqual([
    ['2', { note: 'Trial' }],
  ]);
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
});

test('restoring a scoring version shows its effect, needs confirmation, and reloads the list', async () => {
  const { api, user } = open({ [SIMULATE]: anEffect(), [RESTORE]: aVersion({ number: 4 }) });
  await rows();
  await user.click(screen.getByRole('button', { name: 'Restore version 2' }));
  const dialog = screen.getByRole('dialog', { name: 'Restore version 2' });
  expect(await within(dialog).findByRole('table', { name: 'Effect on the lists' })).toBeVisible();
  expect(api.callsOf(SIMULATE).map(({ body }) => body)).toEqual([
    { changes: [{ restore_version: { number: 2 } }] },
  ]);
  act(() => within(dialog).getByLabelText('Names of').focus());
  await user.keyboard('{Enter}');
  expect(api.callsOf(RESTORE)).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(RESTORE).map(({ params }) => params.number)).toEqual(['2']);
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(2));
});

test.each([
  [
    { status: 409, body: { error: 'Version 2 is the same as the current rules.' } },
    'Version 2 is the same as the current rules.',
  ],
  [{ status: 500 }, 'Restore failed'],
])(
  'restoring a scoring version with the response %j shows %s and keeps the dialog open',
  async (answer, text) => {
    const { user } = open({ [SIMULATE]: () => ({ status: 404 }), [RESTORE]: () => answer });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Restore version 2' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
  },
);

test('a failed load of the scoring versions shows a red alert with Retry, and an empty list shows an explanation', async () => {
  const { api, user } = open({ [LIST]: () => ({ status: 500 }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load versions');
  api.answer({ [LIST]: { items: [], total: 0 } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No versions')).toBeVisible();
});

test('on a server without scoring versions (404) the list is hidden, without an error', async () => {
  const { api } = open({ [LIST]: () => ({ status: 404 }) });
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
