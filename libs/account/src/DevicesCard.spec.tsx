import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, unanswered } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { DevicesCard } from './DevicesCard';
import { DEVICES, devicesOf } from './testing/devices.fixture';

const LIST = 'GET /auth/sessions';
const END = 'DELETE /auth/sessions/:id';
const END_OTHERS = 'DELETE /auth/sessions';

const { HERE, PHONE, OFFICE } = DEVICES;

function open(routes: Parameters<typeof fakeApi>[0], tokens = 0) {
  const api = fakeApi(routes);
  return { api, ...renderWithApi(<DevicesCard tokens={tokens} />, api, { wrapper: ThemeRoot }) };
}

test('signed-in devices are listed with their sign-in method: the current device first, then by last use', async () => {
  open({ [LIST]: devicesOf(OFFICE, PHONE, HERE) });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Firefox on Linux.*, signed in with a password and a second factor.*This device$/),
    expect.stringMatching(/^Safari on iPhone.*, signed in at the sign-in provider/),
    expect.stringMatching(/^Edge on Windows(?!.*signed in)/),
  ]);
  expect(within(rows[0] ?? document.body).queryByRole('button')).toBeNull();
});

test('after one device is signed out the device list reloads', async () => {
  const { api, user } = open({ [LIST]: devicesOf(HERE, PHONE, OFFICE), [END]: () => ({ status: 204 }) });
  await screen.findByText('Safari on iPhone');
  api.answer({ [LIST]: devicesOf(HERE, OFFICE) });
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(api.callsOf(END).map(({ params }) => params.id)).toEqual(['s2']);
});

test('all other devices are signed out with one request', async () => {
  const { api, user } = open({
    [LIST]: devicesOf(HERE, PHONE, OFFICE),
    [END_OTHERS]: () => ({ status: 204 }),
  });
  await screen.findByText('Safari on iPhone');
  api.answer({ [LIST]: devicesOf(HERE) });
  await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(api.callsOf(END_OTHERS)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
  expect(screen.getByText('Signed out everywhere else.')).toHaveRole('status');
  expect(screen.getByRole('heading', { name: 'Signed in on' })).toHaveFocus();
});

test('the person must confirm before API tokens are revoked, and can go back', async () => {
  const routes = { [LIST]: devicesOf(HERE, PHONE), [END_OTHERS]: () => ({ status: 204 }) };
  const { api, user } = open(routes, 2);
  await user.click(await screen.findByRole('button', { name: 'Sign out all others' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sign out all others' }));
  expect(dialog.getByText(/Your 2 API tokens are revoked too/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(END_OTHERS)).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Sign out all others' })).toHaveFocus();
});

test.each([
  [
    'revoked',
    { before: [], after: ['Sign out and revoke'] },
    null,
    'Signed out everywhere else. Your API tokens are revoked.',
  ],
  [
    'kept on request',
    { before: ['Also revoke API tokens (2)'], after: [] },
    'true',
    'Signed out everywhere else.',
  ],
])(
  'when a person signs out all other devices, their API tokens are %s',
  async (_what, clicked, kept, said) => {
    const routes = { [LIST]: devicesOf(HERE, PHONE), [END_OTHERS]: () => ({ status: 204 }) };
    const { api, user } = open(routes, 2);
    expect(await screen.findByLabelText('Also revoke API tokens (2)')).toBeChecked();
    for (const label of clicked.before) await user.click(screen.getByLabelText(label));
    await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
    for (const name of clicked.after) await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(api.callsOf(END_OTHERS)).toHaveLength(1));
    expect(api.callsOf(END_OTHERS)[0]?.query.get('keep_api_tokens')).toBe(kept);
    expect(await screen.findByText(said)).toHaveRole('status');
    expect(screen.getByRole('heading', { name: 'Signed in on' })).toHaveFocus();
  },
);

test('a person without API tokens sees no option to revoke them', async () => {
  open({ [LIST]: devicesOf(HERE, PHONE) });
  await screen.findByText('Safari on iPhone');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the button of a device is disabled while the device is being signed out', async () => {
  const { user } = open({ [LIST]: devicesOf(HERE, PHONE), [END]: unanswered });
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(screen.getByRole('button', { name: 'Sign out Safari on iPhone' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a failed sign-out of a device shows the server’s message', async () => {
  const { user } = open({
    [LIST]: devicesOf(HERE, PHONE),
    [END]: () => ({ status: 404, body: { error: 'This device is not signed in.' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This device is not signed in.');
});

test('a failed load of the device list can be retried', async () => {
  const { api, user } = open({ [LIST]: () => ({ status: 503, body: { error: 'Not now' } }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  api.answer({ [LIST]: devicesOf(HERE) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This device')).toBeVisible();
});

test.each([403, 404, 405, 501])(
  'on a server that returns %s for the device list, the list is hidden without an error',
  async (status) => {
    const { api } = open({ [LIST]: () => ({ status, body: { error: 'No such address' } }) });
    await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
