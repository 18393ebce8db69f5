import { screen, waitFor, within } from '@testing-library/react';
import { passwordDigest } from '@vaglio/api-client';
import { failing, fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { aMailServer, aModel, KEY_REFUSED, NO_MAIL, NO_MODEL } from '../testing/connections.fixture';
import { ConnectionsSection } from './ConnectionsSection';

const MODEL = 'GET /auth/admin/connections/model';
const SAVE_MODEL = 'PUT /auth/admin/connections/model';
const TEST_MODEL = 'POST /auth/admin/connections/model/test';
const REMOVE_MODEL = 'POST /auth/admin/connections/model/remove';
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

test('selecting a provider fills in its address, and the key is tested before it is saved', async () => {
  const { api, user, model, store } = await open({ [TEST_MODEL]: KEY_REFUSED });
  await user.selectOptions(await model.findByLabelText('Provider'), 'Mistral');
  expect(model.getByLabelText('Address')).toHaveValue('https://api.mistral.ai/v1');
  await user.type(model.getByLabelText('Models'), 'small, large,small');
  await user.type(model.getByLabelText('Key'), 'sk-canary-7f3a');
  await user.click(model.getByRole('button', { name: 'Test' }));
  expect(await model.findByRole('alert')).toHaveTextContent('small does not respond as required.');
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
  expect(model.getByLabelText('Key')).toHaveAccessibleDescription(/^Stored: …7f3a\. Leave blank to keep it/);
  expect(model.getByLabelText('Your password')).toHaveValue('');
  expect(JSON.stringify(store.getState().api.queries)).not.toContain('canary');
});

test('the browser never sends the stored key of a connection, and only its switch removes it', async () => {
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
    { address: 'https://other.example/v1', models: ['huge'] },
  ]);
  await user.click(model.getByLabelText('Remove the stored key'));
  await press();
  await waitFor(() => expect(api.callsOf(TEST_MODEL)[2]?.body).toMatchObject({ key: null }));
});

test('a changed mail port neither sends nor removes the stored password', async () => {
  const { api, user, mail } = await open({
    [MAIL]: aMailServer(),
    [SAVE_MAIL]: failing(
      'Please enter the password again: the stored one is only sent to where it was entered for.',
    ),
  });
  await user.clear(await mail.findByLabelText('Port'));
  await user.type(mail.getByLabelText('Port'), '465');
  await user.click(mail.getByRole('button', { name: 'Save' }));
  expect(await mail.findByRole('alert')).toHaveTextContent('Please enter the password again');
  expect(api.callsOf(SAVE_MAIL)[0]?.body).toMatchObject({ port: 465 });
  expect(api.callsOf(SAVE_MAIL)[0]?.body).not.toHaveProperty('password');
});

test('a refused undo of a connection is shown in its dialog, and disappears after the next successful undo', async () => {
  const { api, user, model } = await open({
    [MODEL]: aModel(),
    [UNDO_MODEL]: failing('Somebody else changed it.'),
  });
  await user.click(await model.findByRole('button', { name: 'Undo last change…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Undo the last change?' }));
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody else changed it.');
  api.answer({ [UNDO_MODEL]: aModel({ version: 4 }) });
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The change of the language model was undone.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the test report of a connection is shown only while the form contains the tested values', async () => {
  const { user, model } = await open({ [MODEL]: aModel(), [TEST_MODEL]: KEY_REFUSED });
  await user.click(await model.findByRole('button', { name: 'Test' }));
  expect(await model.findByRole('alert')).toBeVisible();
  await user.type(model.getByLabelText('Your password'), 'heron-lamp');
  expect(model.getByRole('alert')).toBeVisible();
  await user.type(model.getByLabelText('Models'), ', huge');
  expect(model.queryByRole('alert')).toBeNull();
});

test('selecting a provider clears the error at the address', async () => {
  const { user, model } = await open();
  await user.clear(await model.findByLabelText('Address'));
  await user.click(model.getByRole('button', { name: 'Test' }));
  expect(model.getByLabelText('Address')).toBeInvalid();
  await user.selectOptions(model.getByLabelText('Provider'), 'Mistral');
  expect(model.getByLabelText('Address')).toBeValid();
});

test('a missing connection value shows an error at its field before anything is sent', async () => {
  const { api, user, model, mail } = await open();
  await user.click(await model.findByRole('button', { name: 'Save' }));
  expect(model.getByLabelText('Models')).toHaveAccessibleDescription('At least one model is required.');
  await user.click(mail.getByRole('button', { name: 'Send a test mail to me' }));
  expect(mail.getByLabelText('Server')).toHaveAccessibleDescription('Server is required.');
  expect(api.callsOf(SAVE_MODEL)).toHaveLength(0);
  expect(api.callsOf(TEST_MAIL)).toHaveLength(0);
});

test('the last author of a connection is shown, and the last change can be undone', async () => {
  const { api, user, model } = await open({ [MODEL]: aModel() });
  expect(await model.findByText(/^Last changed by Ann Admin, /)).toBeVisible();
  api.answer({ [UNDO_MODEL]: NO_MODEL });
  await user.click(model.getByRole('button', { name: 'Undo last change…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Undo the last change?' }));
  await user.type(dialog.getByLabelText('Your password'), 'heron-lamp');
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The change of the language model was undone.')).toBeVisible();
  const [call] = api.callsOf(UNDO_MODEL);
  expect(call?.headers.get('if-match')).toBe('"3"');
  expect(call?.body).toEqual({ own_password: await passwordDigest('heron-lamp') });
});

test('a connection is removed after a confirmation, and the notice offers Undo', async () => {
  const { api, user, model } = await open({ [MODEL]: aModel() });
  await user.click(await model.findByRole('button', { name: 'Remove…' }));
  expect(screen.getByRole('dialog', { name: 'Remove the language model?' })).toHaveTextContent(
    'Articles are then read by the built-in extractor. It can be undone.',
  );
  api.answer({ [REMOVE_MODEL]: { ...NO_MODEL, version: 4 }, [UNDO_MODEL]: aModel({ version: 5 }) });
  await user.type(within(screen.getByRole('dialog')).getByLabelText('Your password'), 'heron-lamp{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.callsOf(UNDO_MODEL)[0]?.headers.get('if-match')).toBe('"4"'));
});

test('a refused removal of a connection shows the reason in the dialog, and the dialog remains open', async () => {
  const { user, model } = await open({
    [MODEL]: aModel(),
    [REMOVE_MODEL]: failing('The current password is incorrect.'),
  });
  await user.click(await model.findByRole('button', { name: 'Remove…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove the language model?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The current password is incorrect.');
});

test('connection values from the environment are read-only and show their variable', async () => {
  const { model, mail } = await open({
    [MODEL]: aModel({ environment: ['LLM_BASE_URL', 'LLM_MODELS'], key: { state: 'none', end: null } }),
    [MAIL]: aMailServer({ environment: ['SMTP_URL'], security: 'starttls_if_offered' }),
  });
  const address = await model.findByLabelText('Address');
  expect(address).toHaveAttribute('readonly');
  expect(address).toHaveAccessibleDescription('LLM_BASE_URL');
  expect(mail.getByLabelText('Server')).toHaveValue('smtp.example.ch:587');
  expect(mail.getByLabelText('Encryption')).toHaveValue('STARTTLS if the server offers it');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a test mail shows the response of the mail server, and the encryption determines the port', async () => {
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

test('if saving a connection is refused, the input is kept', async () => {
  const { user, mail } = await open({
    [MAIL]: aMailServer(),
    [SAVE_MAIL]: failing('The current password is incorrect.'),
  });
  await user.type(await mail.findByLabelText('Password of the user'), 'secret');
  await user.click(mail.getByRole('button', { name: 'Save' }));
  expect(await mail.findByRole('alert')).toHaveTextContent('The current password is incorrect.');
  expect(mail.getByLabelText('Password of the user')).toHaveValue('secret');
});
