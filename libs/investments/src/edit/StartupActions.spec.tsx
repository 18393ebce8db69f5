import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderWithApi, signIn, type aStartup } from '@vaglio/test-kit';
import { anInvestment, FLAGS, LIST, listOf, openPage, Themed, THREE, widen } from '../testing/investments.fixture';
import { StartupActions } from './StartupActions';

function show(overrides: Parameters<typeof aStartup>[0] = {}, answer: unknown = {}) {
  const api = fakeApi({ [FLAGS]: answer });
  const onLeave = jest.fn();
  const view = renderWithApi(<StartupActions startup={anInvestment({ id: '1', ...overrides })} onLeave={onLeave} isWide />, api, { wrapper: Themed });
  return { ...view, api, onLeave };
}

const manage = async (...args: Parameters<typeof show>) => {
  signIn({ role: 'admin' });
  const view = show(...args);
  await view.user.click(screen.getByRole('button', { name: 'Manage' }));
  return view;
};

test.each([
  [{ role: 'admin' }, 1], [{ role: 'user', admin: true }, 1], [{ role: 'user', scope: 'investments:write' }, 1], [{ role: 'user', scopes: ['admin'] }, 1],
  [{ role: 'super' }, 0], [{ role: 'user' }, 0], [{ role: 'user', scope: 'investments:read' }, 0],
])('with the token %j there are %d Manage and Edit text', (claims, count) => {
  signIn(claims);
  show();
  expect(screen.queryAllByRole('button', { name: 'Manage' })).toHaveLength(count);
  expect(screen.queryAllByRole('button', { name: 'Edit text' })).toHaveLength(count);
});

test.each([
  ['Contacted', 'email_sent', 'contact'], ['Contract', 'create_contract', 'contract'], ['Investment', 'interested', 'investment'],
] as const)('%s shows %s and sets %s', async (label, column, flag) => {
  const { api, user, onLeave } = await manage({ [column]: 1 });
  const item = screen.getByRole('menuitemcheckbox', { name: label });
  expect(screen.getAllByRole('menuitemcheckbox', { checked: true })).toEqual([item]);
  await user.click(item);
  await waitFor(() => expect(api.callsOf(FLAGS).map(({ params, body }) => [params, body])).toEqual([[{ id: '1' }, { [flag]: 0 }]]));
  expect(onLeave).not.toHaveBeenCalled();
});

test.each([[0, 'Reject', 1], [1, 'Unreject', 0]])('with rejected %d there is %s, which sets it to %d and takes the startup off its list', async (rejected, label, sent) => {
  const { api, user, onLeave } = await manage({ rejected });
  await user.click(screen.getByRole('menuitem', { name: label }));
  await waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
  expect(api.callsOf(FLAGS)[0]?.body).toEqual({ rejected: sent });
});

test.each([
  ["the server's words", () => ({ status: 403, body: { error: 'Not allowed' } }), 'Not allowed'],
  ["'Update failed' without any", () => ({ status: 500 }), 'Update failed'],
])('a mark that cannot be set shows %s', async (_words, answer, text) => {
  const { user, onLeave } = await manage({}, answer);
  await user.click(screen.getByRole('menuitem', { name: 'Reject' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(onLeave).not.toHaveBeenCalled();
});

test('a rejected startup leaves the active list, and the next one takes its place beside the list', async () => {
  widen(1440);
  signIn({ role: 'admin' });
  const { api, user, path } = openPage({}, '/potential-investiments?startup=1');
  await user.click(await screen.findByRole('button', { name: 'Manage' }));
  const leaves = () => {
    api.answer({ [LIST]: listOf(THREE.slice(1)) });
    return { body: {} };
  };
  api.answer({ [FLAGS]: leaves });
  await user.click(screen.getByRole('menuitem', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Alpha AG' })).toBeNull());
  expect(await screen.findByRole('region', { name: 'Beta SA' })).toBeVisible();
  await waitFor(() => expect(path()).toBe('/potential-investiments?startup=2'));
});
