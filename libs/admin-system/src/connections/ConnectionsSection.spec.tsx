import { screen, waitFor, within } from '@testing-library/react';
import { passwordDigest } from '@vaglio/api-client';
import { failing, fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { aMailServer, aModel, KEY_REFUSED, NO_MAIL, NO_MODEL } from '../testing/connections.fixture';
import { ConnectionsSection } from './ConnectionsSection';

const MODEL = 'GET /auth/admin/connections/model';
const SAVE_MODEL = 'PUT /auth/admin/connections/model';
const TEST_MODEL = 'POST /auth/admin/connections/model/test';
const REMOVE_MODEL = 'DELETE /auth/admin/connections/model';
const UNDO_MODEL = 'POST /auth/admin/connections/model/undo';
const MAIL = 'GET /auth/admin/connections/mail';
const SAVE_MAIL = 'PUT /auth/admin/connections/mail';
const TEST_MAIL = 'POST /auth/admin/connections/mail/test';

async function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ [MODEL]: NO_MODEL, [MAIL]: NO_MAIL, ...routes });
  const view = renderWithApi(<ConnectionsSection />, api, { wrapper: ThemeRoot });
  const model = within(await screen.findByRole('region', { name: 'Language model' }));
  const mail = within(screen.getByRole('region', { name: 'Mail' }));
  await waitFor(() => expect(screen.queryAllByRole('status', { name: 'Loading' })).toHaveLength(0));
  return { ...view, api, model, mail };
}

test('a provider fills in its address; the key is tested before it is saved, and never kept by the browser', async () => {
  const { api, user, model, store } = await open({ [TEST_MODEL]: KEY_REFUSED });
  await user.selectOptions(await model.findByLabelText('Provider'), 'Mistral');
  expect(model.getByLabelText('Address')).toHaveValue('https://api.mistral.ai/v1');
  await user.type(model.getByLabelText('Models'), 'small, large,small');
  await user.type(model.getByLabelText('Key'), 'sk-canary-7f3a');
  await user.click(model.getByRole('button', { name: 'Test' }));
  expect(await model.findByRole('alert')).toHaveTextContent('small does not answer as needed.');
  expect(model.getByRole('alert')).toHaveTextContent('The model server refuses the key. (401)');
  const typed = { address: 'https://api.mistral.ai/v1', models: ['small', 'large'], key: 'sk-canary-7f3a' };
  expect(api.callsOf(TEST_MODEL).map(({ body }) => body)).toEqual([typed]);

  await user.type(model.getByLabelText('Your password'), 'heron-lamp');
  api.answer({ [SAVE_MODEL]: aModel(), [MODEL]: aModel() });
  await user.click(model.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Language model saved.')).toBeVisible();
  const [call] = api.callsOf(SAVE_MODEL);
  expect(call?.body).toEqual({ ...typed, own_password: await passwordDigest('heron-lamp') });
  expect(call?.headers.get('if-match')).toBe('"1"');
  await waitFor(() => expect(model.getByLabelText('Key')).toHaveValue(''));
  expect(model.getByLabelText('Key')).toHaveAccessibleDescription(
    /^Stored: …7f3a\. Leave it empty to keep it/,
  );
  expect(model.getByLabelText('Your password')).toHaveValue('');
  expect(JSON.stringify(store.getState().api.queries)).not.toContain('canary');
});

test('a stored key is kept for the same server, and not sent to another one', async () => {
  const { api, user, model } = await open({ [MODEL]: aModel(), [TEST_MODEL]: KEY_REFUSED });
  const press = async () => user.click(model.getByRole('button', { name: 'Test' }));
  await user.clear(await model.findByLabelText('Models'));
  await user.type(model.getByLabelText('Models'), 'huge');
  await press();
  await waitFor(() => expect(api.callsOf(TEST_MODEL)).toHaveLength(1));
  await user.clear(model.getByLabelText('Address'));
  await user.type(model.getByLabelText('Address'), 'https://other.example/v1');
  await press();
  await waitFor(() => expect(api.callsOf(TEST_MODEL)).toHaveLength(2));
  expect(api.callsOf(TEST_MODEL).map(({ body }) => body)).toEqual([
    { address: 'https://api.mistral.ai/v1', models: ['huge'] },
    { address: 'https://other.example/v1', models: ['huge'], key: null },
  ]);
});

test('what is missing is said at its field before anything is sent', async () => {
  const { api, user, model, mail } = await open();
  await user.click(await model.findByRole('button', { name: 'Save' }));
  expect(model.getByLabelText('Models')).toHaveAccessibleDescription('At least one model is required.');
  await user.click(mail.getByRole('button', { name: 'Send a test mail to me' }));
  expect(mail.getByLabelText('Server')).toHaveAccessibleDescription('Server is required.');
  expect(api.callsOf(SAVE_MODEL)).toHaveLength(0);
  expect(api.callsOf(TEST_MAIL)).toHaveLength(0);
});

test('who changed it last is shown, and the change is undone', async () => {
  const { api, user, model } = await open({ [MODEL]: aModel() });
  expect(await model.findByText(/^Last changed by Ann Admin, /)).toBeVisible();
  api.answer({ [UNDO_MODEL]: NO_MODEL });
  await user.click(model.getByRole('button', { name: 'Undo last change' }));
  expect(await screen.findByText('The change of the language model was undone.')).toBeVisible();
  expect(api.callsOf(UNDO_MODEL)[0]?.headers.get('if-match')).toBe('"3"');
});

test('it is removed after a question; the message offers to undo it', async () => {
  const { api, user, model } = await open({ [MODEL]: aModel() });
  await user.click(await model.findByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('dialog', { name: 'Remove the language model?' })).toHaveTextContent(
    'Articles are then read by the built-in extractor. It can be undone.',
  );
  api.answer({ [REMOVE_MODEL]: { ...NO_MODEL, version: 4 }, [UNDO_MODEL]: aModel({ version: 5 }) });
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.callsOf(UNDO_MODEL)[0]?.headers.get('if-match')).toBe('"4"'));
});

test('what the environment sets is read-only, with the name of its variable', async () => {
  const { model, mail } = await open({
    [MODEL]: aModel({ environment: ['LLM_BASE_URL', 'LLM_MODELS'], key: { state: 'none', end: null } }),
    [MAIL]: aMailServer({ environment: ['SMTP_URL'] }),
  });
  const address = await model.findByLabelText('Address');
  expect(address).toHaveAttribute('readonly');
  expect(address).toHaveAccessibleDescription('LLM_BASE_URL');
  expect(mail.getByLabelText('Server')).toHaveValue('smtp.example.ch:587');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a test mail says what the mail server answers; encryption chooses the port', async () => {
  const { api, user, mail } = await open({
    [TEST_MAIL]: { ok: false, to: 'ann@x.ch', text: 'Nothing listens at smtp.example.ch:465.' },
  });
  await user.type(await mail.findByLabelText('Server'), 'smtp.example.ch');
  await user.selectOptions(mail.getByLabelText('Encryption'), 'TLS');
  expect(mail.getByLabelText('Port')).toHaveValue('465');
  await user.click(mail.getByRole('button', { name: 'Send a test mail to me' }));
  expect(await mail.findByRole('alert')).toHaveTextContent(
    'No mail was sent to ann@x.ch.Nothing listens at smtp.example.ch:465.',
  );
  api.answer({ [TEST_MAIL]: { ok: true, to: 'ann@x.ch', text: 'Look whether it arrives.' } });
  await user.click(mail.getByRole('button', { name: 'Send a test mail to me' }));
  expect(await mail.findByText(/^A mail to ann@x\.ch is on its way\./)).toBeVisible();
  expect(api.callsOf(TEST_MAIL)[0]?.body).toEqual({
    host: 'smtp.example.ch',
    port: 465,
    security: 'tls',
    user: null,
    sender: 'admin@vaglio.local',
    password: null,
  });
});

test('a refused save keeps what was typed', async () => {
  const { user, mail } = await open({
    [MAIL]: aMailServer(),
    [SAVE_MAIL]: failing('The current password is not right.'),
  });
  await user.type(await mail.findByLabelText('Password of the user'), 'secret');
  await user.click(mail.getByRole('button', { name: 'Save' }));
  expect(await mail.findByRole('alert')).toHaveTextContent('The current password is not right.');
  expect(mail.getByLabelText('Password of the user')).toHaveValue('secret');
});
