import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import {
  aDecision,
  aStartup,
  failing,
  signIn,
  widen,
  made,
  RULES,
  DECIDE,
  DECISIONS,
  FLAGS,
  LIST,
  listOf,
  REASONS,
  THREE,
  unanswered,
  WORK,
} from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const UNDO = 'POST /auth/investments/:id/decisions/:decision/undo';
const card = (name: string) => screen.queryByRole('article', { name });
const without = (id: string) => listOf(THREE.filter((startup) => startup.id !== id));

/** Opens the page with the details of 'Beta SA' for a user who may make changes. */
async function open(routes: Parameters<typeof openPage>[0] = {}, role: 'admin' | 'super' = 'admin') {
  widen(1440);
  signIn({ role });
  const view = openPage({ [REASONS]: RULES, ...routes }, '/potential-investiments?startup=2');
  await screen.findByRole('region', { name: 'Beta SA' });
  if (role === 'admin') await waitFor(() => expect(view.api.callsOf(REASONS)).toHaveLength(1));
  return view;
}
const decided = (api: ReturnType<typeof openPage>['api']) =>
  api.callsOf(DECIDE).map(({ params, headers, body }) => [params['id'], headers.get('If-Match'), body]);

test('the key r and the digit of a reason reject the focused startup in its displayed version', async () => {
  const { api, user } = await open();
  api.answer({
    [DECIDE]: () => {
      api.answer({ [LIST]: without('2') });
      return { body: made({ rejected: 1 }, { reason: 'Outside our sectors' }) };
    },
  });
  await user.keyboard('r');
  const sheet = await screen.findByRole('dialog', { name: 'Reject Beta SA' });
  expect(within(sheet).getByText('Recorded at 10.00, scoring version 12')).toBeVisible();
  expect(within(sheet).getByRole('radio', { name: /Too early/ })).toHaveFocus();
  expect(within(sheet).queryByText('Retired one')).toBeNull();
  await user.keyboard('[Digit2]');
  await waitFor(() => expect(card('Beta SA')).toBeNull());
  expect(decided(api)).toEqual([
    ['2', '"1"', { kind: 'rejected', to: 1, reason_id: '2', origin: 'details' }],
  ]);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo.closest('[role=status]')).toHaveTextContent('Beta SA was rejected. Outside our sectors');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Gamma GmbH' })).toHaveFocus());
});

test('pressing u repeatedly undoes a decision once, and a later decision of another person is named', async () => {
  const { api, user } = await open({
    [DECIDE]: () => ({ body: made({ email_sent: 1 }, { kind: 'contacted' }) }),
    [UNDO]: () => ({ status: 409, body: { error: 'Marc Keller set Contract since. Undo that first.' } }),
  });
  await user.keyboard('c');
  expect(await screen.findByRole('button', { name: 'Add reason' })).toBeVisible();
  await user.keyboard('uu');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Marc Keller set Contract since. Undo that first.',
  );
  expect(api.callsOf(UNDO).map(({ params, body }) => [params, body])).toEqual([
    [{ id: '2', decision: '40' }, { origin: 'details' }],
  ]);
});

test('undoing Unreject restores the previous rejection without requiring a reason', async () => {
  const rejected = THREE.map((startup) => ({ ...startup, rejected: 1 }));
  const routes = {
    [REASONS]: RULES,
    [LIST]: listOf(rejected),
    [FLAGS]: aStartup({ id: '2', company_name: 'Beta SA', rejected: 0, version: 2 }),
    [DECISIONS]: {
      // Another user has added a reason in the meantime.
      items: [
        { ...aDecision, id: '42', from: 0, to: 0 },
        { ...aDecision, id: '41', from: 1, to: 0 },
        aDecision,
      ],
      total: 3,
    },
    [UNDO]: () => ({ body: made({ rejected: 1 }, { undoes: '41' }) }),
  };
  widen(1440);
  signIn({ role: 'admin' });
  const { api, user } = openPage(routes, '/potential-investiments?mode=rejected&startup=2');
  const details = await screen.findByRole('region', { name: 'Beta SA' });
  await waitFor(() => expect(api.callsOf(REASONS)).toHaveLength(1));
  await user.click(within(details).getByRole('button', { name: 'Manage' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unreject' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(/was rejected/);
  expect(api.callsOf(UNDO).map(({ params }) => params['decision'])).toEqual(['41']);
  expect(api.callsOf(FLAGS).map(({ body }) => body)).toEqual([{ rejected: 0 }]);
  expect(screen.queryByRole('button', { name: 'Add reason' })).toBeNull();
});

test('while a restored startup is not yet in the list, keys do not decide about another startup', async () => {
  const { api, user } = await open({
    [DECIDE]: () => {
      api.answer({ [LIST]: without('2') });
      return { body: made({ rejected: 1 }, { kind: 'rejected' }) };
    },
    [UNDO]: () => {
      api.answer({ [LIST]: unanswered });
      return { body: made({ rejected: 0 }, { kind: 'rejected' }) };
    },
  });
  await user.keyboard('r');
  await screen.findByRole('dialog', { name: 'Reject Beta SA' });
  await user.keyboard('[Digit2]');
  await waitFor(() => expect(card('Beta SA')).toBeNull());
  await user.keyboard('u');
  await waitFor(() => expect(api.callsOf(UNDO)).toHaveLength(1));
  await screen.findByText(/was taken back/);
  await user.keyboard('c');
  expect(decided(api)).toHaveLength(1);
});

test.each([
  ['c', 'contacted', 'email_sent'],
  ['t', 'contract', 'create_contract'],
  ['i', 'investment', 'interested'],
] as const)(
  'the key %s saves the decision immediately, and the reason can be added later',
  async (key, kind, field) => {
    const { api, user } = await open({ [DECIDE]: () => ({ body: made({ [field]: 1 }, { kind }) }) });
    await user.keyboard(key);
    await user.click(await screen.findByRole('button', { name: 'Add reason' }));
    const sheet = await screen.findByRole('dialog', { name: 'Add a reason: Beta SA' });
    await user.click(within(sheet).getByRole('button', { name: 'Add reason' }));
    expect(within(sheet).getByRole('alert')).toHaveTextContent('Choose a reason, or write details.');
    await user.type(within(sheet).getByRole('textbox', { name: 'Details' }), 'The board agreed.{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(decided(api)).toEqual([
      ['2', '"1"', { kind, to: 1, origin: 'details' }],
      ['2', null, { kind, to: 1, origin: 'details', details: 'The board agreed.' }],
    ]);
  },
);

test('arrow keys move between reasons without confirming, and Enter confirms', async () => {
  const { api, user } = await open({ [DECIDE]: () => ({ body: made({ rejected: 1 }) }) });
  await user.keyboard('r');
  const sheet = await screen.findByRole('dialog');
  await user.keyboard('{ArrowDown}');
  expect(within(sheet).getByRole('radio', { name: /Outside our sectors/ })).toBeChecked();
  await user.keyboard('[Digit3]');
  const details = within(sheet).getByRole('textbox', { name: /Details/ });
  expect(details).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(within(sheet).getByRole('alert')).toHaveTextContent('“Other” needs details.');
  expect(decided(api)).toEqual([]);
  await user.type(details, 'Sold in 3 parts{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(decided(api)).toMatchObject([['2', '"1"', { reason_id: '7', details: 'Sold in 3 parts' }]]);
});

test('a refused decision keeps the typed text, and Reload loads the other person’s change', async () => {
  const current = aStartup({ id: '2', company_name: 'Beta SA', version: 5 });
  const { api, user } = await open({
    [DECIDE]: () => ({ status: 412, body: { error: 'Somebody changed this in the meantime.', current } }),
  });
  await user.keyboard('r');
  const sheet = await screen.findByRole('dialog');
  await user.type(within(sheet).getByRole('textbox', { name: /Details/ }), 'Sold');
  await user.click(within(sheet).getByRole('button', { name: 'Reject' }));
  await user.click(await within(sheet).findByRole('button', { name: 'Reload' }));
  expect(within(sheet).getByRole('textbox', { name: /Details/ })).toHaveValue('Sold');
  api.answer({ [DECIDE]: () => ({ body: made({ rejected: 1 }) }) });
  await user.click(within(sheet).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(decided(api).map(([, version]) => version)).toEqual(['"1"', '"5"']);
});

test('Escape cancels a decision, and the focus returns to Manage', async () => {
  const { api, user } = await open();
  act(() => screen.getByRole('button', { name: 'Manage' }).focus());
  await user.keyboard('r');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Manage' })).toHaveFocus());
  expect(decided(api)).toEqual([]);
});

test('decision keys do nothing without the write permission or on a server without decisions', async () => {
  const { api, user, unmount } = await open({}, 'super');
  await user.keyboard('rc');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.callsOf(REASONS)).toEqual([]);
  unmount();
  const other = await open({ [REASONS]: () => ({ status: 404, body: { error: 'Not found' } }) });
  await other.user.keyboard('rc');
  expect(screen.queryByRole('dialog')).toBeNull();
});

const CHANGE_WORK = 'PATCH /auth/investments/:id/work';
const VISIT = {
  startup_id: '2',
  assignee_id: null,
  assignee: null,
  step: 'Visit in Winterthur',
  due: '2026-11-25',
  version: 3,
};
const NO_STEP = { ...VISIT, step: null, due: null, version: 4 };

/** Opens the page and rejects 'Beta SA', for which a visit is planned. */
async function rejectWithStep(change: unknown) {
  const view = await open({ [WORK]: VISIT, [CHANGE_WORK]: change });
  view.api.answer({ [DECIDE]: { ...made({ rejected: 1 }, { reason: 'Too early' }) }, [LIST]: without('2') });
  await view.user.keyboard('r');
  await screen.findByRole('dialog', { name: 'Reject Beta SA' });
  await view.user.keyboard('[Digit1]');
  return view;
}

test('a rejection offers to clear the next step with one click, and the key u restores the step', async () => {
  const { api, user } = await rejectWithStep(NO_STEP);
  await user.click(await screen.findByRole('button', { name: 'Clear the step' }));
  expect(await screen.findByText('Next step “Visit in Winterthur” of Beta SA was cleared.')).toBeVisible();
  await user.keyboard('u');
  await waitFor(() =>
    expect(api.callsOf(CHANGE_WORK).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
      ['"3"', { step: null, due: null }],
      ['"4"', { step: 'Visit in Winterthur', due: '2026-11-25' }],
    ]),
  );
  expect(screen.queryByText(/was cleared/)).toBeNull();
  expect(api.callsOf(UNDO)).toEqual([]);
});

test('if the next step cannot be cleared, the reason is shown and the rejection can still be undone', async () => {
  const { user } = await rejectWithStep(failing('Not now'));
  await user.click(await screen.findByRole('button', { name: 'Clear the step' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('if a cleared next step cannot be restored, the reason is shown and the restore can be retried', async () => {
  const { api, user } = await rejectWithStep(NO_STEP);
  await user.click(await screen.findByRole('button', { name: 'Clear the step' }));
  await screen.findByText(/was cleared/);
  api.answer({ [CHANGE_WORK]: failing('Not now') });
  await user.keyboard('u');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  expect(screen.getByText(/was cleared/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('clearing the next step is not offered without a next step, or after a decision that requires more work', async () => {
  const { api, user } = await open({
    [WORK]: VISIT,
    [DECIDE]: () => ({ body: made({ email_sent: 1 }, { kind: 'contacted' }) }),
  });
  await user.keyboard('c');
  expect(await screen.findByRole('button', { name: 'Add reason' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear the step' })).toBeNull();
  expect(api.callsOf(CHANGE_WORK)).toEqual([]);
});

test('the keys j and c in quick succession decide about the newly selected startup, even before its details render', async () => {
  const { api } = await open({ [DECIDE]: () => ({ body: made({ email_sent: 1 }) }) });
  act(() => {
    // Simulates a slow browser. React renders the result of a key press only after the next key press.
    flushSync(() => fireEvent.keyDown(document.body, { key: 'j' }));
    fireEvent.keyDown(document.body, { key: 'c' });
  });
  await waitFor(() => expect(api.callsOf(DECIDE)).toHaveLength(1));
  expect(api.callsOf(DECIDE)[0]?.params['id']).toBe('3');
});
