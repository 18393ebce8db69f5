import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  aStartup,
  signIn,
  widen,
  type FakeRequest,
  made,
  RULES,
  DECIDE,
  DECISIONS,
  LIST,
  listCalls,
  listOf,
  REASONS,
  THREE,
} from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const LATER = { id: '20', kind: 'later', needs_details: false, retired_at: null, used: 0, version: 1 };
const WITH_LATER = {
  ...RULES,
  items: [
    ...RULES.items,
    {
      kind: 'later',
      is_reason_required: false,
      version: 1,
      reasons: [{ ...LATER, label: 'Waits for a financing round' }],
    },
  ],
};
const UNDO = 'POST /auth/investments/:id/decisions/:decision/undo';
const without = (id: string) => (request: FakeRequest) => ({
  body: { ...listOf(THREE.filter((startup) => startup.id !== id))(request).body, later_hidden: 1 },
});

/** Opens the page with the details of 'Beta SA' for a user who may make changes. */
async function open(
  routes: Parameters<typeof openPage>[0] = {},
  route = '/potential-investiments?startup=2',
) {
  widen(1440);
  signIn({ role: 'admin' });
  const view = openPage({ [REASONS]: WITH_LATER, ...routes }, route);
  await screen.findByRole('region', { name: 'Beta SA' });
  await waitFor(() => expect(view.api.callsOf(REASONS)).toHaveLength(1));
  return view;
}

test('the key l, a digit and Enter snooze a startup, and the list links to its snoozed startups', async () => {
  const { api, user, path } = await open();
  api.answer({
    [DECIDE]: () => {
      api.answer({ [LIST]: without('2') });
      return { body: made({}, { kind: 'later', until: '2026-12-01' }) };
    },
  });
  await user.keyboard('l');
  const sheet = await screen.findByRole('dialog', { name: 'Later: Beta SA' });
  expect(
    within(sheet).getByText('It is hidden from the list until the date and then returns automatically.'),
  ).toBeVisible();
  expect(within(sheet).getByRole('radio', { name: /Next week/ })).toHaveFocus();
  await user.keyboard('[Digit2]');
  expect(within(sheet).getByRole('radio', { name: /In a month/ })).toBeChecked();
  await user.selectOptions(within(sheet).getByLabelText('Reason (optional)'), 'Waits for a financing round');
  await user.click(within(sheet).getByRole('button', { name: 'Set Later' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Beta SA' })).toBeNull());
  const [call] = api.callsOf(DECIDE);
  expect(call?.body).toMatchObject({
    kind: 'later',
    to: 1,
    earlier: true,
    reason_id: '20',
    origin: 'details',
  });
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  await waitFor(() => expect(path()).toContain('later=only'));
});

const UNTIL_JANUARY = { ...aStartup({ id: '2', company_name: 'Beta SA' }), later_until: '2027-01-15' };
const laterUntil = (until: string, decision: object) => {
  const answer = made({}, { kind: 'later', ...decision });
  return { ...answer, startup: { ...answer.startup, later_until: until } };
};
const SET_IN_NOVEMBER = { until: '2027-01-15', is_early: false };
const LATER_ONLY = {
  [LIST]: listOf([UNTIL_JANUARY]),
  [DECISIONS]: {
    items: [made({}, { kind: 'later', ...SET_IN_NOVEMBER }).decision],
    total: 1,
  },
};

test.each([
  ['in its card', 'Until 15 Jan, change the date'],
  ['in the details next to the list', 'Change the date'],
])(
  'the date of a snoozed startup can be changed (%s), and Undo restores the previous date',
  async (_where, name) => {
    const { api, user } = await open(LATER_ONLY, '/potential-investiments?later=only&startup=2');
    const [opener] = await screen.findAllByRole('button', { name });
    if (!opener) throw new Error('no way to the date');
    await user.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Change Later: Beta SA' });
    expect(within(sheet).getByText('It is Later until 15 Jan 2027.')).toBeVisible();
    expect(within(sheet).getByRole('radio', { name: /On a date/ })).toHaveFocus();
    expect(within(sheet).getByLabelText('Date')).toHaveValue('2027-01-15');
    await waitFor(() => expect(within(sheet).getByRole('checkbox')).not.toBeChecked());
    api.answer({
      [DECIDE]: laterUntil('2026-12-21', { id: '51', until: '2026-12-21' }),
      [UNDO]: laterUntil('2027-01-15', { id: '52', undoes: '51' }),
    });
    await user.click(within(sheet).getByRole('radio', { name: /In a month/ }));
    await user.click(within(sheet).getByRole('button', { name: 'Change the date' }));
    expect(await screen.findByText(/was set to Later\. Until 21 Dec 2026/)).toBeVisible();
    expect(api.callsOf(DECIDE).map(({ body }) => body)).toMatchObject([
      { kind: 'later', to: 1, until: '2026-12-21', earlier: false },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/was set to Later\. Until 15 Jan 2027/)).toBeVisible();
    expect(screen.getByRole('article', { name: 'Beta SA' })).toBeVisible();
  },
);

test('changing the date of a snoozed startup keeps the reason', async () => {
  const { api, user } = await open(
    {
      ...LATER_ONLY,
      [DECISIONS]: {
        items: [
          made({}, { kind: 'later', ...SET_IN_NOVEMBER, reason: 'Waits for a financing round' }).decision,
        ],
        total: 1,
      },
      [DECIDE]: laterUntil('2026-12-21', { id: '51', until: '2026-12-21' }),
    },
    '/potential-investiments?later=only&startup=2',
  );
  await user.click((await screen.findAllByRole('button', { name: 'Change the date' }))[0] ?? document.body);
  const sheet = await screen.findByRole('dialog', { name: 'Change Later: Beta SA' });
  await waitFor(() => expect(within(sheet).getByLabelText('Reason (optional)')).toHaveValue('20'));
  await user.click(within(sheet).getByRole('radio', { name: /In a month/ }));
  await user.click(within(sheet).getByRole('button', { name: 'Change the date' }));
  await waitFor(() => expect(api.callsOf(DECIDE)).toHaveLength(1));
  expect(api.callsOf(DECIDE)[0]?.body).toMatchObject({ reason_id: '20', earlier: false });
});

test('a new date cannot be confirmed before the current date is loaded', async () => {
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { api, user } = await open(
    {
      ...LATER_ONLY,
      [DECISIONS]: async () => {
        await isAnswered;
        return { body: LATER_ONLY[DECISIONS] };
      },
      [DECIDE]: laterUntil('2026-12-21', { id: '51', until: '2026-12-21' }),
    },
    '/potential-investiments?later=only&startup=2',
  );
  await user.click(
    (await screen.findAllByRole('button', { name: /Until 15 Jan, change/ }))[0] ?? document.body,
  );
  const sheet = await screen.findByRole('dialog', { name: 'Change Later: Beta SA' });
  await user.keyboard('2{Enter}');
  expect(within(sheet).getByRole('button', { name: 'Change the date' })).toBeDisabled();
  answer();
  await waitFor(() => expect(within(sheet).getByRole('button', { name: 'Change the date' })).toBeEnabled());
  expect(api.callsOf(DECIDE)).toEqual([]);
  await user.click(within(sheet).getByRole('button', { name: 'Change the date' }));
  await waitFor(() => expect(api.callsOf(DECIDE)[0]?.body).toMatchObject({ earlier: false }));
});

test('the menu Manage can change the date of a snoozed startup or end Later', async () => {
  const { user } = await open(LATER_ONLY, '/potential-investiments?later=only&startup=2');
  await user.click(screen.getByRole('button', { name: 'Manage' }));
  expect(await screen.findByRole('menuitem', { name: 'End Later' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Change the date …' }));
  expect(await screen.findByRole('dialog', { name: 'Change Later: Beta SA' })).toBeVisible();
});

test('a person with read-only access sees the date of a snoozed startup as text', async () => {
  widen(1440);
  signIn({ role: 'user' });
  openPage(LATER_ONLY, '/potential-investiments?later=only&startup=2');
  const card = await screen.findByRole('article', { name: 'Beta SA' });
  expect(within(card).getByText('Until 15 Jan')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /change the date/i })).toBeNull();
});

test('an invalid snooze date is refused before anything is sent, and the input is kept', async () => {
  const { api, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Manage' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Later …' }));
  const sheet = await screen.findByRole('dialog', { name: 'Later: Beta SA' });
  await user.click(within(sheet).getByRole('radio', { name: /On a date/ }));
  await user.click(within(sheet).getByRole('button', { name: 'Set Later' }));
  expect(await within(sheet).findByRole('alert')).toHaveTextContent(
    'Choose a date from tomorrow to two years from now.',
  );
  expect(api.callsOf(DECIDE)).toEqual([]);
});

test('if a reason for Later is required but none is defined, the person enters details instead', async () => {
  const required = { kind: 'later', is_reason_required: true, version: 1, reasons: [] };
  const { api, user } = await open({
    [REASONS]: { ...RULES, items: [...RULES.items, required] },
    [DECIDE]: { ...made({}, { kind: 'later', until: '2026-12-01' }) },
  });
  await user.keyboard('l');
  const sheet = await screen.findByRole('dialog', { name: 'Later: Beta SA' });
  await user.type(within(sheet).getByLabelText('Details'), 'After the fair');
  await user.click(within(sheet).getByRole('button', { name: 'Set Later' }));
  await waitFor(() => expect(api.callsOf(DECIDE)).toHaveLength(1));
});

test('a tab counts snoozed startups only if its list shows them', async () => {
  const counted = ({ query }: FakeRequest) => {
    const isHiding = query.get('later') === 'hide';
    return { body: { items: [], total: isHiding ? 2 : 3, ...(isHiding && { later_hidden: 1 }) } };
  };
  openPage({ [LIST]: counted });
  expect(await screen.findByRole('tab', { name: 'Active 2' })).toBeVisible();
  cleanup();
  openPage({ [LIST]: counted }, '/potential-investiments?later=all');
  expect(await screen.findByRole('tab', { name: 'Active 3' })).toBeVisible();
});

test('if the server refuses the filter for snoozed startups, the list is loaded without it', async () => {
  widen(1440);
  const { api } = openPage({
    [LIST]: (request: FakeRequest) =>
      request.query.has('later')
        ? { status: 400, body: { error: 'later is not known.' } }
        : listOf(THREE)(request),
  });
  expect(await screen.findByRole('article', { name: 'Beta SA' })).toBeVisible();
  expect(listCalls(api).at(-1)?.query.has('later')).toBe(false);
});

test('after a conflict about Later, Reload loads the other change and keeps the selection', async () => {
  const current = aStartup({ id: '2', company_name: 'Beta SA', version: 5 });
  const { api, user } = await open({
    [DECIDE]: () => ({ status: 412, body: { error: 'Somebody changed this in the meantime.', current } }),
  });
  await user.keyboard('l');
  const sheet = await screen.findByRole('dialog');
  await user.keyboard('2{Enter}');
  await user.click(await within(sheet).findByRole('button', { name: 'Reload' }));
  expect(within(sheet).queryByRole('alert')).toBeNull();
  expect(within(sheet).getByRole('radio', { name: /In a month/ })).toBeChecked();
  await user.click(within(sheet).getByRole('button', { name: 'Set Later' }));
  await waitFor(() =>
    expect(api.callsOf(DECIDE).map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"5"']),
  );
});
