import { screen, waitFor, within } from '@testing-library/react';
import {
  aStartup,
  failing,
  signIn,
  widen,
  type FakeRoutes,
  made,
  RULES,
  DECIDE,
  DECISIONS,
  LIST,
  listOf,
  REASONS,
  TIMELINE,
  WORK,
  ENTRIES,
  timelineOf,
} from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const CHANGE = 'PATCH /auth/investments/:id/work';
const NOBODY = { startup_id: '1', assignee_id: null, assignee: null, step: null, due: null, version: 3 };
const PEOPLE = {
  items: [
    { id: 'u-ann', name: 'Ann Huber', initials: 'AH', email: null },
    { id: '7', name: 'Sabine Rüegg', initials: 'SR', email: null },
  ],
  total: 2,
};
const ROUTES = {
  [LIST]: listOf([aStartup({ id: '1', company_name: 'Alpha AG', score: 12.5, email_sent: 1 })]),
  [TIMELINE]: timelineOf(ENTRIES),
  [WORK]: NOBODY,
  'GET /auth/people': PEOPLE,
  [DECISIONS]: {
    items: [
      made(
        {},
        { id: '2', kind: 'contacted', score: 11, made_by: 'Marc Keller', made_at: '2026-11-13T10:00:00Z' },
      ).decision,
      made({}, { id: '1', score: 6.5, made_at: '2026-01-12T10:00:00Z' }).decision,
    ].map((decision) => ({ until: null, is_early: null, ...decision })),
    total: 2,
  },
};

const open = (more: FakeRoutes = {}, search = '?startup=1', role = 'admin') => {
  signIn({ role });
  return openPage({ ...ROUTES, ...more }, `/potential-investiments${search}`);
};
const block = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => widen(1440));

test('the sidebar of the details shows the current decision, the score and a link to the timeline', async () => {
  const { user, path } = open();
  const decision = await block('Decision');
  expect(await decision.findByText('11.0, version 12')).toBeVisible();
  expect(decision.getByText('today 12.5')).toBeVisible();
  expect(decision.getByText('Contacted')).toBeVisible();
  expect(decision.getByText('Marc Keller')).toBeVisible();
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles.slice(titles.indexOf('Decision'))).toEqual([
    'Decision',
    'Work',
    'Contacts',
    'Awards',
    'Figures',
  ]);
  await user.click(screen.getByRole('button', { name: 'Show the timeline, 4 entries' }));
  expect(path()).toContain('tab=timeline');
  expect((await block('Earlier decisions')).getByText('Rejected at 6.5')).toBeInTheDocument();
});

test('the sidebar shows decisions from before 0.3.0 without score', async () => {
  const former = { until: null, is_early: null, score: null, scoring_version: null };
  const items = [
    { ...made({}, { id: '-1', kind: 'contacted', made_by: 'Marc Keller' }).decision, ...former },
    { ...made({}, { id: '-2' }).decision, ...former },
  ];
  open({ [DECISIONS]: { items, total: 2 } }, '?startup=1&tab=timeline');
  const decision = await block('Decision');
  expect(await decision.findByText('Marc Keller')).toBeVisible();
  expect(decision.queryByText('Decided at')).toBeNull();
  expect((await block('Earlier decisions')).getByText('Rejected')).toBeInTheDocument();
});

test('if the decisions in the sidebar cannot be loaded, an error with Retry is shown', async () => {
  const { api, user } = open({ [DECISIONS]: failing('Internal server error') });
  const decision = await block('Decision');
  expect(await decision.findByRole('alert')).toBeVisible();
  api.answer({ [DECISIONS]: ROUTES[DECISIONS] });
  await user.click(decision.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('11.0, version 12')).toBeVisible();
});

test('the sidebar shows a rejection that lacks its required reason, and offers to add the reason', async () => {
  const rejected = aStartup({ id: '2', company_name: 'Beta SA', rejected: 1 });
  const { api, user } = open(
    {
      [LIST]: listOf([rejected]),
      [REASONS]: RULES,
      [DECISIONS]: { items: [{ ...made({}).decision, until: null, is_early: null }], total: 1 },
      [DECIDE]: made({ rejected: 1 }, { reason: 'Too early' }),
    },
    '?mode=rejected&startup=2',
  );
  const decision = await block('Decision');
  expect(await decision.findByText('None given')).toBeVisible();
  await user.click(decision.getByRole('button', { name: 'Give a reason' }));
  await screen.findByRole('dialog', { name: /Beta SA/ });
  await user.keyboard('[Digit1]');
  await waitFor(() =>
    expect(api.callsOf(DECIDE)[0]?.body).toMatchObject({ kind: 'rejected', reason_id: '1' }),
  );
});

test('a missing reason for Later is added with its date and the displayed version', async () => {
  const until = '2027-01-15';
  const later = { ...aStartup({ id: '2', company_name: 'Beta SA' }), later_until: until };
  const rule = { kind: 'later', is_reason_required: true, version: 1, reasons: [] };
  const { api, user } = open(
    {
      [LIST]: listOf([later]),
      [REASONS]: { ...RULES, items: [...RULES.items, rule] },
      [DECISIONS]: {
        items: [{ ...made({}).decision, kind: 'later', until, is_early: false }],
        total: 1,
      },
      [DECIDE]: made({}, { kind: 'later', until, details: 'After the fair' }),
    },
    '?later=only&startup=2',
  );
  const decision = await block('Decision');
  await user.click(await decision.findByRole('button', { name: 'Give a reason' }));
  const sheet = await screen.findByRole('dialog', { name: 'Change Later: Beta SA' });
  await user.type(within(sheet).getByLabelText('Details'), 'After the fair');
  await user.click(within(sheet).getByRole('button', { name: 'Change the date' }));
  await waitFor(() =>
    expect(api.callsOf(DECIDE).map(({ headers, body }) => [headers.get('If-Match'), body])).toMatchObject([
      ['"1"', { kind: 'later', until, earlier: false, details: 'After the fair' }],
    ]),
  );
});

test('the key a opens the assignee list with the signed-in person first', async () => {
  const { api, user } = open();
  await screen.findByRole('button', { name: 'Assignee: nobody' });
  await user.keyboard('a');
  const menu = await screen.findByRole('menu', { name: 'Assignee' });
  await within(menu).findByText('Ann Huber');
  const offered = within(menu).getAllByRole('menuitemradio');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'SRSabine Rüegg (you)',
    'AHAnn Huber',
    'Nobody',
  ]);
  const mine = { ...NOBODY, assignee_id: '7', assignee: 'Sabine Rüegg', version: 4 };
  api.answer({
    [CHANGE]: () => {
      api.answer({ [WORK]: mine });
      return { body: mine };
    },
  });
  await user.click(within(menu).getByText('Sabine Rüegg (you)'));
  expect(await screen.findByRole('button', { name: 'Assignee: Sabine Rüegg' })).toHaveTextContent('You');
  expect(api.callsOf(CHANGE).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
    ['"3"', { assignee: '7' }],
  ]);
});

test('the key s edits the next step and keeps the assignee', async () => {
  const { api, user } = open({ [CHANGE]: () => ({ status: 400, body: { error: 'Not now' } }) });
  await screen.findByRole('button', { name: 'Assignee: nobody' });
  await user.keyboard('s');
  const dialog = within(await screen.findByRole('dialog', { name: 'Next step: Alpha AG' }));
  expect(dialog.getByRole('textbox', { name: 'Next step' })).toHaveFocus();
  await user.keyboard('Visit');
  await user.click(dialog.getByRole('button', { name: 'Set step' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Not now');
  expect(dialog.getByRole('textbox', { name: 'Next step' })).toHaveValue('Visit');
  expect(api.callsOf(CHANGE)[0]?.body).toEqual({ step: 'Visit', due: null });
});

test('a person with read-only access sees the sidebar without the assignee menu', async () => {
  open({}, '?startup=1', 'super');
  expect((await block('Work')).getByText('Next step')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Assignee/ })).toBeNull();
});
