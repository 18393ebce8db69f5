import { screen, waitFor, within } from '@testing-library/react';
import {
  aStartup,
  changedMeanwhile,
  failing,
  signIn,
  widen,
  aBoard,
  aCard,
  made,
  RULES,
  DECISIONS,
  LIST,
  listOf,
  REASONS,
  VIEWS,
} from '@vaglio/test-kit';
import { openPage } from '../testing/investments.fixture';

const STAGES = 'GET /auth/investments/stages';
const MOVE = 'POST /auth/investments/:id/stage';
const UNDO = 'POST /auth/investments/:id/stage/undo';

const ALPHA = aCard({ email_sent: 1, days: 47, assignee: 'Ann Keller', assignee_id: 'u9' });
const BEFORE = aBoard({ new: [aCard({ id: '2', company_name: 'Beta SA', score: 9 })], contacted: [ALPHA] });
const AFTER = aBoard({
  new: BEFORE.stages[0]?.items ?? [],
  contract: [{ ...ALPHA, create_contract: 1, days: 0 }],
});

async function open(role: 'admin' | 'user' = 'admin', routes: Parameters<typeof openPage>[0] = {}) {
  widen(1440);
  signIn({ role });
  const view = openPage(
    { [REASONS]: RULES, [STAGES]: BEFORE, ...routes },
    '/potential-investiments?layout=board',
  );
  const card = await screen.findByRole('button', { name: 'Alpha AG' });
  if (role === 'admin') await screen.findByRole('button', { name: 'Move Alpha AG to another stage' });
  return { ...view, card };
}
const column = (name: string) => screen.getByRole('region', { name });
const moved = (flags: object) => ({
  decisions: [made({}, { id: '41' }).decision, made({}, { id: '40' }).decision],
  startup: aStartup({ id: '1', version: 2, ...flags }),
});

test('on the board, keys move a card to another stage, and u undoes the whole move', async () => {
  const { api, user, card } = await open();
  api.answer({
    [MOVE]: () => {
      api.answer({ [STAGES]: AFTER });
      return { body: moved({ email_sent: 1, create_contract: 1 }) };
    },
    [UNDO]: () => {
      api.answer({ [STAGES]: BEFORE });
      return { body: moved({ email_sent: 1 }) };
    },
  });
  card.focus();
  await user.keyboard(' {ArrowRight}');
  expect(screen.getByText('Contract. Contacted stays set.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(within(column('Contract')).getByRole('button', { name: 'Alpha AG' })).toHaveFocus(),
  );
  expect(await screen.findByText('was moved to Contract.')).toBeVisible();
  await user.keyboard('u');
  expect(await within(column('Contacted')).findByRole('button', { name: 'Alpha AG' })).toBeVisible();
  expect(await screen.findByText('is in Contacted again.')).toBeVisible();
  expect(api.callsOf(MOVE).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
    ['"1"', { stage: 'contract' }],
  ]);
  expect(api.callsOf(UNDO).map(({ body }) => body)).toEqual([{ decisions: ['41', '40'] }]);
  expect(api.callsOf(LIST).filter(({ query }) => query.get('pageSize') !== '1')).toEqual([]);
});

test('a move with the menu of a board card keeps the focus on the card', async () => {
  const { user, api } = await open('admin', {
    [MOVE]: () => ({ body: moved({ create_contract: 1 }) }),
    [UNDO]: () => ({ body: moved({ create_contract: 1 }) }),
  });
  api.answer({ [STAGES]: AFTER });
  await user.click(screen.getByRole('button', { name: 'Move Alpha AG to another stage' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Contract' }));
  const card = () => within(column('Contract')).getByRole('button', { name: 'Alpha AG' });
  await waitFor(() => expect(card()).toHaveFocus());
  await user.click(screen.getByText('No startup in Contacted.'));
  expect(document.body).toHaveFocus();
  await user.keyboard('u');
  await waitFor(() => expect(api.callsOf(UNDO)).toHaveLength(1));
  expect(card()).not.toHaveFocus();
});

test('a board card is not moved if the reasons cannot be loaded, and the error is shown', async () => {
  const { user } = await open('admin', { 'GET /auth/investments/:id': failing('The service is busy.') });
  await user.click(screen.getByRole('button', { name: 'Move Alpha AG to another stage' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Rejected' }));
  expect(await screen.findByText('The service is busy.')).toBeVisible();
  expect(screen.getByText('Alpha AG was not moved.')).toBeVisible();
});

test('moving a board card back lists the flags to remove and needs confirmation', async () => {
  const { api, user, card } = await open();
  card.focus();
  await user.keyboard(' {ArrowLeft}{Enter}');
  const question = await screen.findByRole('dialog', { name: 'Move Alpha AG back to New?' });
  expect(question).toHaveTextContent('Contacted is removed from Alpha AG.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(column('Contacted')).getByRole('button', { name: 'Alpha AG' })).toBeVisible();
  await user.keyboard(' {Escape}');
  expect(screen.getByText('Cancelled. Alpha AG stays in Contacted.')).toBeInTheDocument();
  expect(api.callsOf(MOVE)).toEqual([]);
});

test('after a conflict a board card returns to its position, and the other person’s decision is shown', async () => {
  const { user } = await open('admin', {
    [MOVE]: changedMeanwhile(aStartup({ id: '1', version: 2, create_contract: 1 })),
    [DECISIONS]: { items: [made({}, { kind: 'contract', made_by: 'Marc Keller' }).decision], total: 1 },
  });
  await user.click(screen.getByRole('button', { name: 'Move Alpha AG to another stage' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to Investment' }));
  expect(await screen.findByText(/^Marc Keller set Contract (at|on) /)).toBeVisible();
  expect(screen.getByText('Alpha AG was not moved.')).toBeVisible();
  expect(within(column('Contacted')).getByRole('button', { name: 'Alpha AG' })).toBeVisible();
});

test('a card that stays too long in its stage is marked, and a person with read-only access cannot move cards', async () => {
  await open('user');
  expect(column('Contacted')).toHaveTextContent(/1.*18 d median.*47 d, longer than the stage limit/);
  expect(screen.getByRole('img', { name: 'Ann Keller' })).toBeVisible();
  expect(column('Contract')).toHaveTextContent('No startup in Contract.');
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
  expect(screen.getByRole('article', { name: 'Alpha AG' })).toHaveAttribute('draggable', 'false');
  expect(screen.getAllByRole('tab').filter((tab) => tab.getAttribute('aria-selected') === 'true')).toEqual(
    [],
  );
});

const WORK = 'GET /auth/investments/:id/work';
const SAVE_WORK = 'PATCH /auth/investments/:id/work';
const PEOPLE = 'GET /auth/people';
const NOBODY = {
  startup_id: '2',
  assignee_id: null,
  assignee: null,
  step: null,
  due: null,
  version: 3,
};
const ASSIGNABLE = {
  [WORK]: NOBODY,
  [PEOPLE]: { items: [{ id: 'u9', name: 'Ann Keller', initials: 'AK', email: null }], total: 1 },
  [SAVE_WORK]: { ...NOBODY, assignee_id: 'u9', assignee: 'Ann Keller', version: 4 },
};

test.each(['the button', 'the key a'])('a person is assigned from a board card by %s', async (way) => {
  const { api, user } = await open('admin', ASSIGNABLE);
  const assigned = { ...BEFORE.stages[0]?.items[0], assignee: 'Ann Keller', assignee_id: 'u9' };
  api.answer({
    [SAVE_WORK]: () => {
      api.answer({ [STAGES]: aBoard({ new: [aCard(assigned)], contacted: [ALPHA] }) });
      return { body: ASSIGNABLE[SAVE_WORK] };
    },
  });
  if (way === 'the button') await user.click(screen.getByRole('button', { name: 'Assign Beta SA' }));
  else {
    screen.getByRole('button', { name: 'Beta SA' }).focus();
    await user.keyboard('a');
  }
  await user.click(await screen.findByRole('menuitemradio', { name: 'Ann Keller' }));
  await waitFor(() =>
    expect(api.callsOf(SAVE_WORK).map(({ headers, body }) => [headers.get('If-Match'), body])).toEqual([
      ['"3"', { assignee: 'u9' }],
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Assignee of Beta SA: Ann Keller' })).toBeVisible();
});

test('a refused assignment on the board shows the reason', async () => {
  const { user } = await open('admin', { ...ASSIGNABLE, [SAVE_WORK]: failing('Not now') });
  await user.click(screen.getByRole('button', { name: 'Assign Beta SA' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Ann Keller' }));
  expect(await screen.findByText('Not now')).toBeVisible();
});

test.each([
  ['the current assignment', WORK],
  ['the assignable people', PEOPLE],
])(
  'if loading %s for a board card fails, the reason is shown and Retry opens the menu',
  async (_what, route) => {
    const { api, user } = await open('admin', { ...ASSIGNABLE, [route]: failing('Out of order') });
    await user.click(screen.getByRole('button', { name: 'Assign Beta SA' }));
    expect(await screen.findByText('Out of order')).toBeVisible();
    expect(screen.queryByRole('menu')).toBeNull();
    api.answer({ [route]: route === WORK ? NOBODY : ASSIGNABLE[PEOPLE] });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('menuitemradio', { name: 'Ann Keller' })).toBeVisible();
    expect(screen.queryByText('Out of order')).toBeNull();
  },
);

test('board cards of startups added since the last visit have a dot, and opening the board counts as a visit', async () => {
  const news = { id: 'all', since: '2026-11-17T09:00:00.000Z', new: 1, can_undo: false };
  const entered = { ...aStartup({ id: '2', company_name: 'Beta SA' }), entered: 1 };
  const { api } = await open('admin', {
    [VIEWS]: { items: [], total: 0 },
    'GET /auth/views/counts': { items: [], total: 0 },
    'POST /auth/views/:id/visit': news,
    [LIST]: listOf([entered, aStartup({ id: '1' })]),
  });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Beta SA' })).toHaveAccessibleDescription(
      'New since your last visit',
    ),
  );
  expect(screen.getByRole('button', { name: 'Alpha AG' })).toHaveAccessibleDescription('');
  const asked = api.callsOf(LIST).find(({ query }) => query.get('since') === 'visit');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({ view: 'all', mode: 'all' });
  await waitFor(() => expect(api.callsOf('POST /auth/views/:id/visit')).toHaveLength(1));
});

test('a failed load of the board offers Retry', async () => {
  widen(1440);
  signIn({ role: 'admin' });
  const { api, user } = openPage(
    { [REASONS]: RULES, [STAGES]: failing('Not now') },
    '/potential-investiments?layout=board',
  );
  expect(await screen.findByText('Not now')).toBeVisible();
  api.answer({ [STAGES]: BEFORE });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Beta SA' })).toBeVisible();
});
