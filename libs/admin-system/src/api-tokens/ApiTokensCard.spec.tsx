import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ApiTokensCard } from './ApiTokensCard';
import { CONFIRM, CREATE, LIST, OLD, REVOKE, SYNC, tokensOf } from '../testing/tokens.fixture';

function open(routes: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(routes);
  return { api, ...renderWithApi(<ApiTokensCard />, api, { wrapper: ThemeRoot }) };
}
const press = (name: string) => screen.getByRole('button', { name });

test('each API token shows its scopes, its last use and its expiry', async () => {
  open({ [LIST]: tokensOf(SYNC, OLD) });
  const rows = await screen.findAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('CRM sync');
  expect(rows[0]).toHaveTextContent('vgl_…a1b2');
  expect(rows[0]).toHaveTextContent('Read: investments. Read and write: scoring.');
  expect(rows[0]).not.toHaveTextContent('Expired');
  expect(rows[1]).toHaveTextContent('Expired');
  expect(rows[1]).toHaveTextContent('Never used');
});

test('a new API token has a name, a lifetime and scopes, and is displayed only once', async () => {
  const created = { ...SYNC, id: 't9', name: 'Export', token: 'vgl_secret' };
  const { api, user, store } = open({ [LIST]: tokensOf(), [CREATE]: () => ({ status: 201, body: created }) });
  await screen.findByText('You have no tokens.');
  await user.click(press('Create token'));
  await user.click(press('Create'));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name is required/);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Export');
  await user.click(press('Create'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Choose Read or Read and write for at least one area.',
  );
  await user.selectOptions(screen.getByLabelText('Startups and their facts'), 'Read');
  await user.selectOptions(screen.getByLabelText('Weights and scores'), 'Read and write');
  expect(within(screen.getByLabelText('Audit trail')).getAllByRole('option')).toHaveLength(2);
  await user.click(press('Create'));
  const dialog = await screen.findByRole('dialog', { name: 'Token of Export' });
  expect(within(dialog).getByLabelText('Token')).toHaveValue('vgl_secret');
  expect(api.callsOf(CREATE)[0]?.body).toEqual({
    name: 'Export',
    days: 90,
    scopes: ['startups:read', 'scoring:write'],
  });
  await user.click(press('Done'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.stringify(store.getState())).not.toContain('vgl_secret');
});

test('a new API token offers only the permissions of its owner', async () => {
  const usable_scopes = ['investments:read', 'investments:write', 'startups:read'];
  const { user } = open({ [LIST]: { ...tokensOf(), usable_scopes } });
  await user.click(await screen.findByRole('button', { name: 'Create token' }));
  const choices = await screen.findAllByRole('combobox');
  expect(choices.map((choice) => within(choice).queryAllByRole('option').length)).toEqual([4, 3, 2]);
  expect(screen.queryByLabelText('Imports')).toBeNull();
});

test('an API token whose owner gained permissions is confirmed in a dialog', async () => {
  const held = { ...SYNC, unconfirmed_scopes: ['scoring:write'] };
  const { api, user } = open({ [LIST]: tokensOf(held, OLD), [CONFIRM]: SYNC });
  const [row] = await screen.findAllByRole('listitem');
  expect(row).toHaveTextContent('Not active until you confirm: new rights for scoring.');
  expect(screen.getAllByRole('button', { name: /^Confirm/ })).toHaveLength(1);
  await user.click(press('Confirm CRM sync'));
  expect(await screen.findByRole('dialog', { name: 'Confirm token' })).toHaveTextContent(
    'Read and write: scoring.',
  );
  api.answer({ [LIST]: tokensOf(SYNC, OLD) });
  await user.click(press('Confirm'));
  await waitFor(() => expect(screen.queryByText(/Not active until/)).toBeNull());
  expect(api.callsOf(CONFIRM).map(({ params }) => params.id)).toEqual(['t1']);
});

test('an API token is revoked after a confirmation and disappears from the list', async () => {
  const { api, user } = open({ [LIST]: tokensOf(SYNC, OLD), [REVOKE]: () => ({ status: 204 }) });
  await user.click(await screen.findByRole('button', { name: 'Revoke CRM sync' }));
  api.answer({ [LIST]: tokensOf(OLD) });
  await user.click(press('Revoke'));
  await waitFor(() => expect(screen.queryByText('CRM sync')).toBeNull());
  expect(api.callsOf(REVOKE).map(({ params }) => params.id)).toEqual(['t1']);
  expect(await screen.findByText('CRM sync was revoked.')).toBeVisible();
});

test('a refused API token shows the reason and keeps the input', async () => {
  const error = 'A person has at most 50 tokens. Revoke one that is not used.';
  const { user } = open({ [LIST]: tokensOf(), [CREATE]: () => ({ status: 409, body: { error } }) });
  await user.click(await screen.findByRole('button', { name: 'Create token' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Export');
  await user.selectOptions(screen.getByLabelText('Audit trail'), 'Read');
  await user.click(press('Create'));
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Export');
});

test('on a server without API tokens the card is hidden', async () => {
  const { container } = open({ [LIST]: () => ({ status: 404, body: { error: 'Not found' } }) });
  await waitFor(() => expect(container).not.toHaveTextContent('API tokens'));
});
