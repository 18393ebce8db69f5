import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { aDelivery, aWebhook, SOME_EXAMPLES } from './a-webhook.fixture';
import { WebhooksSection } from './WebhooksSection';

const LIST = 'GET /auth/admin/webhooks';
const CREATE = 'POST /auth/admin/webhooks';
const UPDATE = 'PUT /auth/admin/webhooks/:id';
const EXAMPLES = 'GET /auth/admin/webhooks/examples';
const DELETE = 'DELETE /auth/admin/webhooks/:id';
const listed = (...items: readonly object[]) => ({ items, total: items.length });

function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ [LIST]: listed(aWebhook()), [EXAMPLES]: listed(...SOME_EXAMPLES), ...routes });
  const route = '/configurations#webhooks';
  return { api, ...renderWithApi(<WebhooksSection />, api, { wrapper: ThemeRoot, route }) };
}
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('the webhook list shows name, address and state', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Alpha/ });
  expect(row).toHaveTextContent('https://crm.example/eventsOn');
});

test('a webhook search is stored in the address, and a search without matches shows a text', async () => {
  const { api, user, path } = open();
  await screen.findByText('Alpha');
  api.answer({ [LIST]: listed() });
  await user.type(screen.getByLabelText('Search by name or address'), 'zug{Enter}');
  expect(await screen.findByText('No webhook matches “zug”')).toBeVisible();
  expect(path()).toContain('q=zug');
});

test('a failed load of the webhooks shows the reason and can be retried', async () => {
  const { api, user } = open({ [LIST]: () => ({ status: 500 }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load webhooks');
  api.answer({ [LIST]: listed() });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No webhooks')).toBeVisible();
});

test('a new webhook is validated before it is sent, and its secret is displayed once', async () => {
  const made = { ...aWebhook(), secret: 'whsec_abc' };
  const { api, user, store } = open({ [LIST]: listed(), [CREATE]: () => ({ status: 201, body: made }) });
  await user.click(screen.getByRole('button', { name: 'Create webhook' }));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
  await user.type(screen.getByLabelText('Name'), ' Alpha ');
  await user.type(screen.getByLabelText('Address'), 'https://crm.example/events');
  await user.selectOptions(screen.getByLabelText('What is sent'), 'Messages, for Slack');
  await user.click(screen.getByLabelText('Startups reach the threshold'));
  await user.click(screen.getByLabelText('A run has ended'));
  api.answer({ [LIST]: listed(aWebhook()) });
  await user.click(screen.getByRole('button', { name: 'Create' }));
  const dialog = await screen.findByRole('dialog', { name: 'Secret of Alpha' });
  expect(within(dialog).getByLabelText('Secret')).toHaveValue('whsec_abc');
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await dialogGone();
  expect(api.callsOf(CREATE).map(({ body }) => body)).toEqual([
    {
      name: 'Alpha',
      url: 'https://crm.example/events',
      kinds: ['decision.set'],
      format: 'slack',
      is_active: true,
    },
  ]);
  expect(JSON.stringify(store.getState())).not.toContain('whsec_abc');
});

test('a webhook shows an example message in the selected format', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Create webhook' }));
  await user.click(screen.getByText('Example'));
  expect(await screen.findByText(/"type": "decision.set"/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('What is sent'), 'Messages, for Slack');
  expect(screen.getByText(/"text": "Quellwerk AG was rejected\."/)).toBeVisible();
});

test('a webhook without events cannot be saved', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(screen.getByLabelText('A decision is made or undone'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose at least one event.');
});

test('webhook deliveries show their outcome, can be repeated, and a test delivery can be sent', async () => {
  const deliveries = 'GET /auth/admin/webhooks/:id/deliveries';
  const again = 'POST /auth/admin/webhooks/:id/deliveries/:deliveryId/again';
  const send = 'POST /auth/admin/webhooks/:id/test';
  const failed = aDelivery({
    state: 'failed',
    attempts: 12,
    status: 500,
    error: 'It answers with status 500.',
  });
  const answer = () => ({ status: 201, body: aDelivery({ state: 'waiting' }) });
  const { api, user } = open({ [deliveries]: listed(failed), [again]: answer, [send]: answer });
  await user.click(await screen.findByRole('button', { name: 'Deliveries' }));
  const dialog = screen.getByRole('dialog', { name: 'Deliveries to Alpha' });
  const item = await within(dialog).findByRole('listitem');
  expect(item).toHaveTextContent('A decision is made or undone');
  expect(item).toHaveTextContent('Failed after 12 attempts. It answers with status 500.');
  await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(api.callsOf(again)[0]?.params).toMatchObject({ id: '1', deliveryId: '7' }));
  const sendTest = within(dialog).getByRole('button', { name: 'Send a test' });
  await waitFor(() => expect(sendTest).toBeEnabled()); // the button is disabled while a request is pending
  await user.click(sendTest);
  await waitFor(() => expect(api.callsOf(send)).toHaveLength(1));
});

test('the reason of a refused webhook test remains visible until the next test', async () => {
  const { user } = open({
    'GET /auth/admin/webhooks/:id/deliveries': listed(aDelivery()),
    'POST /auth/admin/webhooks/:id/test': () => ({ status: 404, body: { error: 'Webhook not found' } }),
    'POST /auth/admin/webhooks/:id/deliveries/:deliveryId/again': () => ({ status: 201, body: aDelivery() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Deliveries' }));
  const dialog = screen.getByRole('dialog', { name: 'Deliveries to Alpha' });
  await user.click(within(dialog).getByRole('button', { name: 'Send a test' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Webhook not found');
  await user.click(await within(dialog).findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(within(dialog).queryByRole('alert')).toBeNull());
});

test('a webhook is saved with the displayed version, and a refusal keeps the dialog open', async () => {
  const refused = { status: 412, body: { error: 'Somebody changed this in the meantime.' } };
  const { api, user } = open({ [UPDATE]: () => refused });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit webhook' });
  await user.type(within(dialog).getByLabelText('Address'), '/2');
  await user.click(within(dialog).getByLabelText('Switched on'));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Somebody changed this');
  const [call] = api.callsOf(UPDATE);
  expect([call?.params.id, call?.body]).toEqual([
    '1',
    {
      name: 'Alpha',
      url: 'https://crm.example/events/2',
      kinds: ['decision.set'],
      format: 'events',
      is_active: false,
    },
  ]);
  expect(call?.headers.get('if-match')).toBe('"1"');
});

test('deleting a webhook needs confirmation, and Enter confirms', async () => {
  const { api, user } = open({ [DELETE]: () => ({ status: 204 }) });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('dialog', { name: 'Confirm deletion' })).toHaveTextContent(
    'Delete the webhook Alpha?',
  );
  expect(api.callsOf(DELETE)).toHaveLength(0);
  api.answer({ [LIST]: listed() });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No webhooks')).toBeVisible();
});
