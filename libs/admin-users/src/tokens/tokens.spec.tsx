import { screen, waitFor, within } from '@testing-library/react';
import { failing, fakeApi, renderWithApi, signIn, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { UsersSection } from '../UsersSection';
import { OF_ANN, OF_SYNC, pageOfTokens } from './tokens.fixture';

const LIST = 'GET /auth/admin/api-tokens';
const REVOKE = 'DELETE /auth/admin/api-tokens/:id';

function show(routes: FakeRoutes, role = 'admin') {
  signIn({ sub: '1', role });
  const api = fakeApi({ 'GET /auth/admin/users': { users: [], total: 0 }, ...routes });
  const route = '/configurations#users';
  return { api, ...renderWithApi(<UsersSection />, api, { wrapper: ThemeRoot, route }) };
}

async function open(routes: FakeRoutes) {
  const page = show(routes);
  await page.user.click(await screen.findByRole('button', { name: 'API tokens' }));
  return { ...page, dialog: within(screen.getByRole('dialog', { name: 'API tokens' })) };
}

test('an administrator sees all API tokens with owner, scopes and last use', async () => {
  const { dialog } = await open({ [LIST]: pageOfTokens([OF_ANN, OF_SYNC]) });
  const rows = await dialog.findAllByRole('listitem');
  for (const text of ['vgl_…a1b2', 'Ann Huber, ann@x.ch', 'investments:read, scoring:write', 'never used'])
    expect(rows[0]).toHaveTextContent(text);
  expect(rows[0]).not.toHaveTextContent('Account disabled');
  for (const text of ['Sync (service account)', 'Account disabled', 'last used'])
    expect(rows[1]).toHaveTextContent(text);
});

test('an administrator revokes an API token after a confirmation', async () => {
  const { api, user, dialog } = await open({ [LIST]: pageOfTokens([OF_ANN]), [REVOKE]: {} });
  await user.click(await dialog.findByRole('button', { name: 'Revoke Export of Ann Huber' }));
  const question = within(screen.getByRole('dialog', { name: 'Revoke token' }));
  expect(api.callsOf(REVOKE)).toHaveLength(0);
  api.answer({ [LIST]: pageOfTokens([]) });
  await user.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/There are no API tokens/)).toBeVisible();
  expect(api.callsOf(REVOKE).map(({ params }) => params.id)).toEqual(['t1']);
});

test('a search for API tokens starts on page 1, and further pages can be loaded', async () => {
  const { api, user, dialog } = await open({ [LIST]: pageOfTokens([OF_ANN], 45) });
  await user.click(await dialog.findByRole('button', { name: /Page 2|^2$/ }));
  await waitFor(() => expect(api.callsOf(LIST).at(-1)?.query.get('page')).toBe('2'));
  api.answer({ [LIST]: pageOfTokens([]) });
  await user.type(dialog.getByLabelText('Search by owner, email or name'), 'cem{Enter}');
  expect(await dialog.findByText('No API token matches “cem”.')).toBeVisible();
  const last = api.callsOf(LIST).at(-1)?.query;
  expect([last?.get('q'), last?.get('page')]).toEqual(['cem', '1']);
});

test('a failed load of the API tokens and a refused revocation each show the reason', async () => {
  const { api, user, dialog } = await open({ [LIST]: failing('Out of order.') });
  expect(await dialog.findByText('Out of order.')).toBeVisible();
  const refused = () => ({ status: 404, body: { error: 'There is no such token.' } });
  api.answer({ [LIST]: pageOfTokens([OF_ANN]), [REVOKE]: refused });
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await user.click(await dialog.findByRole('button', { name: /^Revoke Export/ }));
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('There is no such token.')).toBeVisible();
});

test('a super user sees no API tokens of other people', async () => {
  show({}, 'super');
  expect(await screen.findByText('No users')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'API tokens' })).not.toBeInTheDocument();
});
