import { screen, waitFor } from '@testing-library/react';
import { aStartup, signIn } from '@vaglio/test-kit';
import { FLAGS, LIST, listOf, openPage, THREE, widen } from '../testing/investments.fixture';

const OPEN_FIRST = '/potential-investiments?startup=1';

beforeEach(() => widen(1000));

test.each([
  [{ role: 'admin' }, 1], [{ role: 'user', admin: true }, 1], [{ role: 'user', scope: 'investments:write' }, 1], [{ role: 'user', scopes: ['admin'] }, 1],
  [{ role: 'super' }, 0], [{ role: 'user' }, 0], [{ role: 'user', scope: 'investments:read' }, 0],
])('with the token %j there are %d Manage and Edit text', async (claims, count) => {
  signIn(claims);
  openPage({}, OPEN_FIRST);
  await screen.findByRole('heading', { name: 'Contacts' });
  expect(screen.queryAllByRole('button', { name: 'Manage' })).toHaveLength(count);
  expect(screen.queryAllByRole('button', { name: 'Edit text' })).toHaveLength(count);
});

describe('for those who may write', () => {
  beforeEach(() => signIn({ role: 'admin' }));

  const manage = async (routes = {}, startups: readonly unknown[] = THREE) => {
    const view = openPage({ [LIST]: listOf(startups), [FLAGS]: {}, ...routes }, OPEN_FIRST);
    await view.user.click(await screen.findByRole('button', { name: 'Manage' }));
    return view;
  };

  test.each([
    ['Contacted', 'email_sent', 'contact'], ['Contract', 'create_contract', 'contract'], ['Investment', 'interested', 'investment'],
  ] as const)('%s shows %s and sets %s', async (label, column, flag) => {
    const { api, user } = await manage({}, [aStartup({ id: '1', [column]: 1 })]);
    const item = screen.getByRole('menuitemcheckbox', { name: label });
    expect(item).toBeChecked();
    await user.click(item);
    expect(api.callsOf(FLAGS).map(({ params, body }) => [params, body])).toEqual([[{ id: '1' }, { [flag]: 0 }]]);
  });

  test('a rejected startup leaves the active list, and the next one takes its place beside the list', async () => {
    widen(1440);
    const { api, user, path } = await manage();
    api.answer({ [FLAGS]: () => { api.answer({ [LIST]: listOf(THREE.slice(1)) }); return { body: {} }; } });
    await user.click(screen.getByRole('menuitem', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Alpha AG' })).toBeNull());
    expect(api.callsOf(FLAGS)[0]?.body).toEqual({ rejected: 1 });
    expect(await screen.findByRole('region', { name: 'Beta SA' })).toBeVisible();
    await waitFor(() => expect(path()).toBe('/potential-investiments?startup=2'));
  });

  test('a rejected startup can be taken back', async () => {
    const { api, user } = await manage({}, [aStartup({ id: '1', rejected: 1 })]);
    await user.click(screen.getByRole('menuitem', { name: 'Unreject' }));
    await waitFor(() => expect(api.callsOf(FLAGS)[0]?.body).toEqual({ rejected: 0 }));
  });

  test.each([
    ["the server's words", () => ({ status: 403, body: { error: 'Not allowed' } }), 'Not allowed'],
    ["'Update failed' without any", () => ({ status: 500 }), 'Update failed'],
  ])('a mark that cannot be set shows %s', async (_words, answer, text) => {
    const { user } = await manage({ [FLAGS]: answer });
    await user.click(screen.getByRole('menuitem', { name: 'Reject' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Alpha AG' })).toBeInTheDocument();
  });
});
