import { screen, waitFor, within } from '@testing-library/react';
import {
  aStartup,
  DECIDE,
  FLAGS,
  LIST,
  listOf,
  made,
  REASONS,
  RULES,
  signIn,
  THREE,
  unanswered,
  widen,
} from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const card = (name: string) => screen.queryByRole('article', { name });
const inCard = (name: string) => within(screen.getByRole('article', { name }));
const nameButton = (name: string) => screen.getByRole('button', { name });

/** Opens the page for an administrator, then the Manage menu of the open startup. */
async function manage(
  routes: Parameters<typeof openPage>[0] = {},
  route = '/potential-investiments?startup=2',
) {
  signIn({ role: 'admin' });
  const view = openPage({ [FLAGS]: {}, ...routes }, route);
  await view.user.click(await screen.findByRole('button', { name: 'Manage' }));
  return { ...view, reject: () => view.user.click(screen.getByRole('menuitem', { name: 'Reject' })) };
}

/** Simulates a server that removes 'Beta SA' from the list after its rejection and restores it after an undo. */
function rejectable(api: ReturnType<typeof openPage>['api']) {
  api.answer({
    [FLAGS]: ({ body }: { body: unknown }) => {
      const isRejected = JSON.stringify(body) === '{"rejected":1}';
      api.answer({ [LIST]: listOf(isRejected ? THREE.filter(({ id }) => id !== '2') : THREE) });
      return {
        body: aStartup({
          id: '2',
          company_name: 'Beta SA',
          rejected: Number(isRejected),
          version: isRejected ? 2 : 3,
        }),
      };
    },
  });
}

describe.each([1440, 1000])('decisions at %d px', (width) => {
  beforeEach(() => widen(width));

  test('a rejected startup disappears from the list immediately, and the next startup gets the focus', async () => {
    const { api, reject } = await manage();
    api.answer({ [FLAGS]: unanswered });
    await reject();
    await waitFor(() => expect(card('Beta SA')).toBeNull());
    await waitFor(() => expect(nameButton('Gamma GmbH')).toHaveFocus());
    expect(screen.getByText('2', { selector: '[role=status] b' })).toBeVisible();
    expect(
      api.callsOf(FLAGS).map(({ params, headers, body }) => [params, headers.get('If-Match'), body]),
    ).toEqual([[{ id: '2' }, '"1"', { rejected: 1 }]]);
  });

  test('Undo reverses a decision, and the startup returns to the list and gets the focus', async () => {
    const { api, user, reject } = await manage();
    rejectable(api);
    await reject();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo.closest('[role=status]')).toHaveTextContent('Beta SA was rejected.');
    await user.click(undo);
    await waitFor(() => expect(nameButton('Beta SA')).toHaveFocus());
    expect(
      api
        .callsOf(FLAGS)
        .slice(1)
        .map(({ headers, body }) => [headers.get('If-Match'), body]),
    ).toEqual([['"2"', { rejected: 0 }]]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe.each([1440, 375])('rejection that needs a reason, at %d px', (width) => {
  beforeEach(() => widen(width));

  test('Reject in the menu requires a reason before anything is sent', async () => {
    signIn({ role: 'admin' });
    const { api, user } = openPage(
      { [REASONS]: RULES, [DECIDE]: () => ({ body: made({ rejected: 1 }, { reason: 'Too early' }) }) },
      '/potential-investiments?startup=2',
    );
    await waitFor(() => expect(api.callsOf(REASONS)).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Manage' }));
    await user.click(screen.getByRole('menuitem', { name: 'Reject' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Reject Beta SA' }));
    await user.click(sheet.getByRole('button', { name: 'Reject' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent('Choose a reason, or write details.');
    await user.click(sheet.getByRole('radio', { name: /Too early/ }));
    await user.click(sheet.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf(DECIDE).map(({ body }) => body)).toEqual([
      { kind: 'rejected', to: 1, reason_id: '1', origin: 'details' },
    ]);
    expect(api.callsOf(FLAGS)).toEqual([]);
  });
});

test.each([
  ["the server's message", () => ({ status: 403, body: { error: 'Not allowed' } }), 'Not allowed'],
  ["'Update failed' without a server message", () => ({ status: 500 }), 'Update failed'],
])('a refused rejection restores the startup and its focus, and shows %s', async (_words, answer, text) => {
  widen(1440);
  const { reject } = await manage({ [FLAGS]: answer });
  await reject();
  expect(await screen.findByRole('alert')).toHaveTextContent(`${text}Beta SA was not rejected.`);
  await waitFor(() => expect(nameButton('Beta SA')).toHaveFocus());
  expect(screen.getAllByRole('article')).toHaveLength(3);
});

test('a flag is shown immediately and reverted if the server refuses it', async () => {
  widen(1440);
  let refuse = () => {};
  const { user } = await manage({
    [FLAGS]: () =>
      new Promise((resolve) => {
        refuse = () => resolve({ status: 503, body: { error: 'Not now' } });
      }),
  });
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Contacted' }));
  expect(await inCard('Beta SA').findByText('Contacted')).toBeVisible();
  refuse();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not nowBeta SA was not marked as contacted.');
  await waitFor(() => expect(inCard('Beta SA').queryByText('Contacted')).toBeNull());
});

test('setting a flag is announced to screen readers', async () => {
  widen(1440);
  const { user } = await manage({
    [FLAGS]: aStartup({ id: '2', company_name: 'Beta SA', create_contract: 1, version: 2 }),
  });
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Contract' }));
  const message = await screen.findByText('was marked as contract.');
  expect(message.closest('[role="status"]')).toHaveTextContent('Beta SA was marked as contract.');
});

test('after a conflict the other person’s decision is shown and can be overwritten', async () => {
  widen(1440);
  const current = aStartup({
    id: '2',
    company_name: 'Beta SA',
    version: 5,
    email: 'new@beta.ch',
    create_contract: 1,
  });
  const { api, user, reject } = await manage({
    [FLAGS]: () => ({ status: 412, body: { error: 'Too late', current } }),
  });
  await reject();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Somebody changed Beta SA in the meantime.');
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Email is now “new@beta.ch”, it was “anna@alpenglow.example”.', 'Contract is now set.']);
  rejectable(api);
  await user.click(screen.getByRole('button', { name: 'Do it anyway' }));
  await waitFor(() => expect(card('Beta SA')).toBeNull());
  expect(api.callsOf(FLAGS).at(-1)?.headers.get('If-Match')).toBe('"5"');
});

test('on a server without versions, decisions are sent without a version and can be undone', async () => {
  widen(1440);
  const plain = THREE.map((startup) => ({ ...startup, version: undefined }));
  const { api, user, reject } = await manage({ [LIST]: listOf(plain), [FLAGS]: { ok: true } });
  await reject();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.callsOf(FLAGS).map(({ headers, body }) => [headers.has('If-Match'), body])).toEqual([
      [false, { rejected: 1 }],
      [false, { rejected: 0 }],
    ]),
  );
});

test('a restored startup disappears from the list of rejected startups', async () => {
  widen(1440);
  const rejected = THREE.map((startup) => ({ ...startup, rejected: 1 }));
  const { user } = await manage(
    { [LIST]: listOf(rejected), [FLAGS]: unanswered },
    '/potential-investiments?mode=rejected&startup=2',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Unreject' }));
  await waitFor(() => expect(card('Beta SA')).toBeNull());
});

test('in a list of active and rejected startups, a rejected startup remains listed', async () => {
  widen(1440);
  const { reject } = await manage({ [FLAGS]: unanswered }, '/potential-investiments?mode=all&startup=2');
  await reject();
  expect(await inCard('Beta SA').findByText('Rejected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
