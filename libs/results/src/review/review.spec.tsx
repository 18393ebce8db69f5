import { screen, waitFor, within } from '@testing-library/react';
import { aRawStartup, fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { ResultsSection } from '../ResultsSection';

const RAW = 'GET /auth/startups/raw';
const DECIDE = 'POST /auth/review/companies/decide';
const UNDO = 'POST /auth/review/steps/:id/undo';
const SETTINGS = 'GET /auth/review/settings';
const SAVE = 'PUT /auth/review/settings';
const ALLOW = 'DELETE /auth/review/discarded-names/:id';
const waiting = (id: string, company_name: string, confidence = 0.62) => ({
  ...aRawStartup({ id, company_name, origin: 'article' }),
  review: 'waiting',
  confidence,
  version: 3,
});
const VELA = waiting('7', 'Vela AG');
const NIVA = waiting('8', 'Niva AG', 0.899);
const aDecision = (more: object = {}) => ({
  id: '40',
  kind: 'accept',
  reason: null,
  raw_id: '7',
  company_name: 'Vela AG',
  article_title: 'Vela wins',
  decided_by: 'Ann',
  decided_at: new Date().toISOString(),
  undone_by: null,
  undone_at: null,
  step_id: '90',
  ...more,
});

const aStep = () => ({
  id: '90',
  kind: 'accept',
  words: 'Vela AG accepted',
  article_id: '5',
  article_title: 'Vela wins',
  raw_id: '7',
  key: null,
  company_name: 'Vela AG',
  decided_by: 'Ann',
  decided_at: new Date().toISOString(),
  undone_by: 'Ann',
  undone_at: new Date().toISOString(),
});

function render(routes: FakeRoutes = {}, query = '?show=waiting') {
  const api = fakeApi({
    [RAW]: { items: [VELA, NIVA], total: 2, waiting: 2 },
    'GET /auth/startups/curated': { items: [], total: 0 },
    [SETTINGS]: { floor: 0.9, default_floor: 0.9, version: 1 },
    'GET /auth/review/decisions': { items: [], total: 0 },
    'GET /auth/review/discarded-names': { items: [], total: 0 },
    [DECIDE]: { decisions: [aDecision()] },
    [UNDO]: { step: aStep(), article: null },
    ...routes,
  });
  const section = <ResultsSection curateAction={null} curateBand={null} />;
  const route = `/configurations${query}#results`;
  return { api, ...renderWithApi(section, api, { wrapper: ThemeRoot, route }) };
}

const press = (name: string | RegExp) => screen.findByRole('button', { name });

test('rows that wait for a decision show their confidence, and a click filters by them', async () => {
  const { user, api, path } = render({}, '');
  expect(await screen.findByText('62% confidence')).toBeVisible();
  expect(screen.getByText('89% confidence')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept Vela AG' })).not.toBeInTheDocument();
  await user.click(await press(/^Low confidence 2/));
  expect(path()).toBe('/configurations?show=waiting#results');
  await waitFor(() => expect(api.callsOf(RAW).at(-1)?.query.get('review')).toBe('waiting'));
  expect(
    await screen.findByText('Startups of articles below 90% are curated once somebody accepts them.'),
  ).toBeVisible();
});

test('Accept on a waiting row sends the displayed version, and Undo makes the row wait again', async () => {
  const { user, api } = render();
  await user.click(await press('Accept Vela AG'));
  expect(await screen.findByText('Vela AG accepted. Curate new takes it up.')).toBeVisible();
  expect(api.callsOf(DECIDE)[0]?.body).toEqual({ decision: 'accept', rows: [{ id: '7', version: 3 }] });
  await waitFor(() => expect(api.callsOf(RAW)).toHaveLength(2));
  await user.click(await press('Undo'));
  expect(await screen.findByText('Vela AG waits again.')).toBeVisible();
  expect(api.callsOf(UNDO)).toMatchObject([{ path: '/auth/review/steps/90/undo' }]);
});

test.each([
  ['Not a startup', 'not_a_startup', 'Vela AG discarded. The name will not be proposed again.'],
  ['Not in this article', 'not_in_article', 'Vela AG discarded for this article.'],
])('a waiting row can be discarded as %s', async (label, reason, text) => {
  const { user, api } = render();
  await user.click(await press('Discard Vela AG'));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(label) }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(api.callsOf(DECIDE)[0]?.body).toMatchObject({ decision: 'discard', reason });
});

test('several waiting rows can be decided in one request', async () => {
  const { user, api } = render({
    [DECIDE]: { decisions: [aDecision(), aDecision({ id: '41', step_id: '91' })] },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select Vela AG' }));
  expect(screen.getByText('1 selected')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all of this page' }));
  await user.click(await press('Accept'));
  expect(await screen.findByText('2 startups accepted. Curate new takes them up.')).toBeVisible();
  expect(api.callsOf(DECIDE)[0]?.body).toMatchObject({ rows: [{ id: '7' }, { id: '8' }] });
  await user.click(await press('Undo'));
  expect(await screen.findByText('2 startups wait again.')).toBeVisible();
  expect(api.callsOf(UNDO)).toHaveLength(2);
});

test.each([
  ['Vela AG was accepted already.', 409],
  ['Somebody changed this in the meantime. Please reload.', 412],
])('a refused decision about a waiting row shows %j, and the list is reloaded', async (error, status) => {
  const { user, api } = render({ [DECIDE]: () => ({ status, body: { error } }) });
  await user.click(await press('Accept Vela AG'));
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  await waitFor(() => expect(api.callsOf(RAW)).toHaveLength(2));
});

test('the confidence floor is edited in percent and saved with the displayed version', async () => {
  const { user, api } = render({ [SAVE]: { floor: 0.975, default_floor: 0.9, version: 2 } });
  await user.click(await press('Change floor'));
  const field = screen.getByRole('textbox', { name: /Floor/ });
  await user.clear(field);
  await user.type(field, '101{Enter}');
  expect(field).toHaveAccessibleDescription('Floor must be a number from 0 to 100.');
  await user.clear(field);
  await user.type(field, '97.5{Enter}');
  expect(await screen.findByText('The floor is 97.5%.')).toBeVisible();
  expect(api.callsOf(SAVE).map(({ body }) => body)).toEqual([{ floor: 0.975 }]);
  expect(api.callsOf(SAVE)[0]?.headers.get('if-match')).toBe('"1"');
});

test('a confidence floor that another person has changed shows both values', async () => {
  const { user } = render({
    [SAVE]: () => ({
      status: 412,
      body: {
        error: 'Somebody changed this in the meantime. Please reload.',
        current: { floor: 0.8, default_floor: 0.9, version: 2 },
        changed_by: 'Bea',
        changed_at: '2026-11-20T10:00:00.000Z',
      },
    }),
  });
  await user.click(await press('Change floor'));
  await user.clear(screen.getByRole('textbox', { name: /Floor/ }));
  await user.type(screen.getByRole('textbox', { name: /Floor/ }), '70{Enter}');
  expect(await screen.findByText(/Bea changed the floor in the meantime/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Floor 70% 80%/ })).toBeVisible();
});

test('the tab Decisions lists person and decision, and each decision can be undone', async () => {
  const undone = aDecision({ id: '39', kind: 'discard', reason: 'not_a_startup', company_name: 'Niva AG' });
  const { user, api } = render(
    {
      'GET /auth/review/decisions': {
        items: [aDecision(), { ...undone, undone_by: 'Bea', undone_at: new Date().toISOString() }],
        total: 2,
      },
    },
    '?tab=decisions',
  );
  const row = (await screen.findByText('Accepted')).closest<HTMLElement>('[role="row"]');
  expect(row).toHaveTextContent(/Vela AG.*Vela wins.*Ann/);
  expect(screen.getByText('Discarded: not a startup, undone by Bea')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Undo/ })).toHaveLength(1);
  await user.click(within(row ?? document.body).getByRole('button'));
  expect(await screen.findByText('The decision about Vela AG is undone.')).toBeVisible();
  expect(api.callsOf(UNDO)).toHaveLength(1);
});

test('the reason why a decision about a row cannot be undone is shown', async () => {
  const { user } = render(
    {
      'GET /auth/review/decisions': { items: [aDecision()], total: 1 },
      [UNDO]: () => ({ status: 409, body: { error: 'Vela AG was curated meanwhile.' } }),
    },
    '?tab=decisions',
  );
  await user.click(await press(/^Undo/));
  expect(await screen.findByRole('alert')).toHaveTextContent('Vela AG was curated meanwhile.');
});

test.each([
  ['Raw', '?show=waiting', 'Accept Vela AG', 'Curated'],
  ['the discarded names', '?tab=decisions&show=names', 'Allow Vela AG again', 'Curated'],
])(
  'if Undo is refused, the reason is shown even after the person has left %s',
  async (_list, query, button, tab) => {
    const error = 'Vela AG was curated meanwhile.';
    const { user } = render(
      {
        'GET /auth/review/discarded-names': { items: [aDecision({ reason: 'not_a_startup' })], total: 1 },
        [ALLOW]: { decisions: [aDecision({ id: '13', kind: 'allow', step_id: '93' })] },
        [UNDO]: () => ({ status: 409, body: { error } }),
      },
      query,
    );
    await user.click(await press(button));
    const undo = await press('Undo');
    await user.click(screen.getByRole('tab', { name: new RegExp(tab) }));
    await user.click(undo);
    expect(await screen.findByRole('alert')).toHaveTextContent(error);
    await user.click(screen.getByRole('button', { name: 'Close this message' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('a discarded name can be allowed again, and Undo discards it again', async () => {
  const name = { ...aDecision({ id: '12', reason: 'not_a_startup' }) };
  const { user, api } = render(
    {
      'GET /auth/review/discarded-names': { items: [name], total: 1 },
      [ALLOW]: { decisions: [aDecision({ id: '13', kind: 'allow', step_id: '93' })] },
    },
    '?tab=decisions&show=names',
  );
  await user.click(await press('Allow Vela AG again'));
  expect(await screen.findByText('Vela AG may be proposed again.')).toBeVisible();
  expect(api.callsOf(ALLOW)).toMatchObject([{ path: '/auth/review/discarded-names/12' }]);
  await user.click(await press('Undo'));
  expect(await screen.findByText('Vela AG is discarded again.')).toBeVisible();
  expect(api.callsOf(UNDO)).toMatchObject([{ path: '/auth/review/steps/93/undo' }]);
});

test('the filter for waiting rows shows a text if no row is waiting', async () => {
  render({ [RAW]: { items: [], total: 0, waiting: 0 } });
  expect(await screen.findByText('No startup below the floor')).toBeVisible();
});

test('on a server without waiting rows, the filter and the tab Decisions are hidden', async () => {
  render({ [RAW]: { items: [aRawStartup()], total: 1 } }, '');
  expect(await screen.findByText('Alpenglow Biosystems')).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Decisions' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Rows shown' })).not.toBeInTheDocument();
});
