import { screen, waitFor, within } from '@testing-library/react';
import { failing, fakeApi, renderWithApi, unanswered, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { OLD, SYNC, tokensOf } from '../testing/tokens.fixture';
import {
  ACCOUNTS,
  aServiceAccount,
  CONFIRM_TOKEN,
  CREATE_ACCOUNT,
  CREATE_TOKEN,
  DELETE_ACCOUNT,
  REVOKE_TOKEN,
  TOKENS,
  UPDATE_ACCOUNT,
} from './a-service-account.fixture';
import { ServiceAccountsSection } from './ServiceAccountsSection';

const ANN = aServiceAccount();
function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ [ACCOUNTS]: tokensOf(ANN), ...routes });
  const shown = renderWithApi(<ServiceAccountsSection />, api, {
    wrapper: ThemeRoot,
    route: '/configurations#service-accounts',
  });
  return { api, ...shown };
}
const press = (name: string) => screen.getByRole('button', { name });
const found = (name: string) => screen.findByRole('button', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('each service account shows its purpose, its permissions and the last use of its tokens', async () => {
  open();
  const row = await screen.findByRole('row', { name: /CRM sync/ });
  expect(row).toHaveTextContent('Copies decisions to the CRM each night; ask Ann.');
  expect(row).toHaveTextContent(/User.*1, last used.*On/);
});

test('an empty list of service accounts and a search without matches each show a text', async () => {
  const { user } = open({ [ACCOUNTS]: tokensOf() });
  expect(await screen.findByText('No service accounts')).toBeVisible();
  await user.type(screen.getByLabelText('Search by name or purpose'), 'crm');
  expect(await screen.findByText('No service account matches “crm”')).toBeVisible();
});

test('a failed load of the service accounts shows the reason and can be retried', async () => {
  const { api, user } = open({ [ACCOUNTS]: failing('The server is busy.') });
  expect(await screen.findByText('The server is busy.')).toBeVisible();
  api.answer({ [ACCOUNTS]: tokensOf(ANN) });
  await user.click(press('Retry'));
  expect(await screen.findByRole('row', { name: /CRM sync/ })).toBeVisible();
});

test('a new service account can be saved after all required fields are filled', async () => {
  const { api, user } = open({ [CREATE_ACCOUNT]: () => ({ status: 201, body: ANN }) });
  await user.click(press('Create service account'));
  const form = dialog('Create service account');
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(form.getByLabelText('Name')).toHaveAccessibleDescription(/Name is required/);
  await user.type(form.getByLabelText('Name'), ' Reports ');
  await user.click(form.getByRole('button', { name: 'Create' }));
  expect(form.getByLabelText('Purpose')).toHaveAccessibleDescription(/Purpose is required/);
  await user.type(form.getByLabelText('Purpose'), 'Weekly figures');
  await user.selectOptions(form.getByLabelText('Role'), 'Super');
  await user.click(form.getByRole('switch', { name: 'Marks and edits startups' }));
  expect(form.queryByRole('switch', { name: 'Switched on' })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(CREATE_ACCOUNT).map(({ body }) => body)).toEqual([
    {
      name: 'Reports',
      purpose: 'Weekly figures',
      role: 'super',
      may_edit_investments: true,
      is_active: true,
    },
  ]);
  await waitFor(() => expect(api.callsOf(ACCOUNTS)).toHaveLength(2));
});

test('disabling a service account sends the displayed version', async () => {
  const { api, user } = open({ [UPDATE_ACCOUNT]: ANN });
  await user.click(await found('Edit'));
  const form = dialog('Edit service account');
  await user.selectOptions(form.getByLabelText('Role'), 'Admin');
  expect(form.queryByRole('switch', { name: 'Marks and edits startups' })).toBeNull();
  await user.click(form.getByRole('switch', { name: 'Switched on' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = api.callsOf(UPDATE_ACCOUNT);
  expect(call?.body).toMatchObject({ role: 'admin', is_active: false });
  expect(call?.headers.get('if-match')).toBe('"3"');
});

test('after a conflict about a service account both values are shown and the input is kept', async () => {
  const current = aServiceAccount({ purpose: 'Copies notes too.', version: 4 });
  const stale = { error: 'Changed', current, changed_by: 'Ben', changed_at: '2026-11-20T08:00:00Z' };
  const { user } = open({ [UPDATE_ACCOUNT]: () => ({ status: 412, body: stale }) });
  await user.click(await found('Edit'));
  const form = dialog('Edit service account');
  await user.clear(form.getByLabelText('Name'));
  await user.type(form.getByLabelText('Name'), 'CRM');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/Ben changed this service account in the meantime/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Take theirs' }));
  expect(form.getByLabelText('Name')).toHaveValue('CRM');
  expect(form.getByLabelText('Purpose')).toHaveValue('Copies notes too.');
});

test('a refused change of a service account is shown in the dialog', async () => {
  const error = "There is a service account 'CRM' already.";
  const { user } = open({ [UPDATE_ACCOUNT]: () => ({ status: 409, body: { error } }) });
  await user.click(await found('Edit'));
  await user.type(dialog('Edit service account').getByLabelText('Name'), '2');
  await user.click(press('Save'));
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
});

test('a service account is deleted after a confirmation that cannot be closed during the deletion', async () => {
  const { api, user } = open({ [DELETE_ACCOUNT]: unanswered });
  await user.click(await found('Delete'));
  await user.click(dialog('Confirm deletion').getByRole('button', { name: 'Delete' }));
  expect(await found('Deleting...')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Confirm deletion' })).toBeVisible();
  expect(api.callsOf(DELETE_ACCOUNT).map(({ params }) => params.id)).toEqual(['a1']);
});

test('a deleted service account disappears from the list, and a notice confirms it', async () => {
  const { api, user } = open({ [DELETE_ACCOUNT]: () => ({ status: 204 }) });
  await user.click(await found('Delete'));
  api.answer({ [ACCOUNTS]: tokensOf() });
  await user.click(dialog('Confirm deletion').getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('CRM sync was deleted.')).toBeVisible();
  expect(await screen.findByText('No service accounts')).toBeVisible();
});

test('a new token of a service account is displayed once and then listed', async () => {
  const created = { ...SYNC, id: 't9', name: 'Cron', token: 'vgl_secret' };
  const { api, user, store } = open({
    [TOKENS]: tokensOf(),
    [CREATE_TOKEN]: () => ({ status: 500 }),
  });
  await user.click(await found('Tokens'));
  expect(await screen.findByText('It has no tokens.')).toBeVisible();
  await user.click(press('Create token'));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Cron');
  expect(screen.getByText(/^CRM sync has the role User\./)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Imports'), 'Read and write');
  await user.click(press('Create'));
  expect(await screen.findByText('Create failed')).toBeVisible();
  api.answer({
    [TOKENS]: tokensOf({ ...SYNC, id: 't9', name: 'Cron' }),
    [CREATE_TOKEN]: () => ({ status: 201, body: created }),
  });
  await user.click(press('Create'));
  const shown = within(await screen.findByRole('dialog', { name: 'Token of Cron' }));
  expect(shown.getByLabelText('Token')).toHaveValue('vgl_secret');
  expect(JSON.stringify(store.getState())).not.toContain('vgl_secret');
  expect(shown.getByText(/can send requests in the name of CRM sync/)).toBeVisible();
  const sent = ['a1', { name: 'Cron', days: 90, scopes: ['imports:write'] }];
  expect(api.callsOf(CREATE_TOKEN).map(({ params, body }) => [params.id, body])).toEqual([sent, sent]);
  await user.click(press('Done'));
  expect(await found('Revoke Cron')).toBeVisible();
});

test('a token of a service account is revoked after a confirmation', async () => {
  const { api, user } = open({ [TOKENS]: tokensOf(SYNC, OLD), [REVOKE_TOKEN]: () => ({ status: 204 }) });
  await user.click(await found('Tokens'));
  await user.click(await found('Revoke Report'));
  api.answer({ [TOKENS]: tokensOf(SYNC) });
  await user.click(press('Revoke'));
  expect(await screen.findByRole('dialog', { name: 'Tokens of CRM sync' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Report')).toBeNull());
  expect(screen.getByText('Report was revoked.')).toBeVisible();
  expect(api.callsOf(REVOKE_TOKEN).map(({ params }) => [params.id, params.tokenId])).toEqual([['a1', 't2']]);
});

test('the tokens of a disabled service account are marked as refused, and a failed load of tokens is shown', async () => {
  const { api, user } = open({
    [ACCOUNTS]: tokensOf(aServiceAccount({ is_active: false })),
    [TOKENS]: failing('Not now.'),
  });
  await user.click(await found('Tokens'));
  expect(await screen.findByText('Not now.')).toBeVisible();
  api.answer({ [TOKENS]: tokensOf(SYNC) });
  await user.click(press('Retry'));
  expect(await screen.findByText(/all requests with its tokens are refused/)).toBeVisible();
});

test.each([
  ['revokes its tokens', false, undefined],
  ['keeps them on request', true, true],
])('disabling a service account with tokens %s', async (_what, isKept, kept) => {
  const { api, user } = open({ [UPDATE_ACCOUNT]: { ...ANN, is_active: false, version: 2 } });
  await user.click(await found('Edit'));
  const form = dialog('Edit service account');
  expect(form.queryByRole('checkbox', { name: /Also revoke/ })).toBeNull();
  await user.click(form.getByLabelText('Switched on'));
  const choice = form.getByLabelText('Also revoke API tokens (1)');
  expect(choice).toBeChecked();
  if (isKept) await user.click(choice);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.callsOf(UPDATE_ACCOUNT)).toHaveLength(1));
  const body = Object(api.callsOf(UPDATE_ACCOUNT)[0]?.body);
  expect([body.is_active, body.keep_api_tokens]).toEqual([false, kept]);
});

test('a token of a service account that gained permissions can be confirmed', async () => {
  const held = { ...SYNC, unconfirmed_scopes: ['scoring:write'] };
  const { api, user } = open({ [TOKENS]: tokensOf(held), [CONFIRM_TOKEN]: SYNC });
  await user.click(await found('Tokens'));
  await user.click(await found('Confirm CRM sync'));
  api.answer({ [TOKENS]: tokensOf(SYNC) });
  await user.click(press('Confirm'));
  await waitFor(() => expect(screen.queryByText(/Not active until/)).toBeNull());
  expect(api.callsOf(CONFIRM_TOKEN).map(({ params }) => params['tokenId'])).toEqual(['t1']);
});
