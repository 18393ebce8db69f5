import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { flushSync } from 'react-dom';
import {
  aStartup,
  failing,
  signIn,
  widen,
  made,
  RULES,
  DECIDE,
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

/** The page of a person who may write, with 'Beta SA' open. */
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

test('r and the digit of a reason reject: two keys, with the version that was seen', async () => {
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

test('u, however often it is pressed, takes such a decision back by one call of its own; a later decision is named', async () => {
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

test('while an undone startup is not listed again, no key decides about another one', async () => {
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
] as const)('%s decides at once, and the reason can be added', async (key, kind, field) => {
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
});

test('arrow keys choose without confirming, Other goes to the details first, and Enter confirms', async () => {
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

test('whatever is refused, what was written stays; Reload takes over what somebody else changed', async () => {
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

test('Escape decides nothing, and the focus goes back to Manage', async () => {
  const { api, user } = await open();
  act(() => screen.getByRole('button', { name: 'Manage' }).focus());
  await user.keyboard('r');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Manage' })).toHaveFocus());
  expect(decided(api)).toEqual([]);
});

test('who may not write, and a server without decisions, has none of these keys', async () => {
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

/** Beta SA was rejected while a visit was planned. */
async function rejectWithStep(change: unknown) {
  const view = await open({ [WORK]: VISIT, [CHANGE_WORK]: change });
  view.api.answer({ [DECIDE]: { ...made({ rejected: 1 }, { reason: 'Too early' }) }, [LIST]: without('2') });
  await view.user.keyboard('r');
  await screen.findByRole('dialog', { name: 'Reject Beta SA' });
  await view.user.keyboard('[Digit1]');
  return view;
}

test('a rejection offers to clear the next step, with one press, and u brings the step back', async () => {
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

test('a step that cannot be cleared says why, and the rejection can still be taken back', async () => {
  const { user } = await rejectWithStep(failing('Not now'));
  await user.click(await screen.findByRole('button', { name: 'Clear the step' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a cleared step that cannot be brought back says why and is offered again', async () => {
  const { api, user } = await rejectWithStep(NO_STEP);
  await user.click(await screen.findByRole('button', { name: 'Clear the step' }));
  await screen.findByText(/was cleared/);
  api.answer({ [CHANGE_WORK]: failing('Not now') });
  await user.keyboard('u');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
  expect(screen.getByText(/was cleared/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('without a next step nothing is offered, nor after a decision that leaves work to do', async () => {
  const { api, user } = await open({
    [WORK]: VISIT,
    [DECIDE]: () => ({ body: made({ email_sent: 1 }, { kind: 'contacted' }) }),
  });
  await user.keyboard('c');
  expect(await screen.findByRole('button', { name: 'Add reason' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear the step' })).toBeNull();
  expect(api.callsOf(CHANGE_WORK)).toEqual([]);
});

test('j and c at once decide the startup that j led to, before its details are drawn', async () => {
  const { api } = await open({ [DECIDE]: () => ({ body: made({ email_sent: 1 }) }) });
  act(() => {
    // As in a browser that is slow: the key is seen, and what it shows comes after the next one.
    flushSync(() => fireEvent.keyDown(document.body, { key: 'j' }));
    fireEvent.keyDown(document.body, { key: 'c' });
  });
  await waitFor(() => expect(api.callsOf(DECIDE)).toHaveLength(1));
  expect(api.callsOf(DECIDE)[0]?.params['id']).toBe('3');
});
