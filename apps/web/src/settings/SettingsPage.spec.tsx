import { act, screen, waitFor, within } from '@testing-library/react';
import { BATCH_RUNNER_PATH, batchRunnerReducer } from '@vaglio/batch-runner';
import { fakeApi, renderWithApi, signIn } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { sectionOf, SETTINGS_SECTIONS } from './settings-sections';
import { SettingsPage } from './SettingsPage';

const CHAIN = {
  has_begun: true,
  to_extract: 12,
  to_curate: 0,
  review_articles: 0,
  review_pairs: 0,
  new_above_threshold: 0,
};
const CHOICES = 'GET /auth/admin/audit/choices';
const open = (hash: string, choices: unknown = { actions: [], target_types: [] }) =>
  renderWithApi(
    <SettingsPage />,
    fakeApi({
      [CHOICES]: choices,
      'GET /auth/admin/audit': { items: [], total: 0 },
      'GET /auth/admin/users': { users: [], total: 0 },
      'GET /auth/startups/raw': { items: [], total: 0 },
      'GET /auth/startups/curated': { items: [], total: 0 },
      'GET /auth/llm/prompt': { prompt_id: '1', body: 'Read.' },
      'GET /auth/llm/prompts': { items: [], total: 0 },
      'GET /auth/admin/parameters': { parameters: [], total: 0 },
      'GET /auth/awards/unweighted': () => ({ status: 404 }),
      'GET /auth/admin/scrapers/config/news': { enabled: false, intervalSec: 300 },
      'GET /auth/admin/scrapers/sources': () => ({ status: 404 }),
      'GET /auth/admin/scrapers/unread': () => ({ status: 404 }),
      'GET /auth/admin/scrapers/readings': () => ({ status: 404 }),
      'GET /auth/llm/activations': () => ({ status: 404 }),
      'GET /auth/imports': () => ({ status: 404 }),
      'GET /auth/admin/webhooks': () => ({ status: 404 }),
      'GET /auth/chain': CHAIN,
    }),
    {
      wrapper: ThemeRoot,
      route: `/configurations${hash}`,
      reducers: { [BATCH_RUNNER_PATH]: batchRunnerReducer },
    },
  );
const menu = () => within(screen.getByRole('navigation', { name: 'Settings' }));

test('the first sections have the keys and labels of the specification, in its order, and then Audit', () =>
  expect(SETTINGS_SECTIONS.slice(0, 9).map(({ key, label }) => [key, label])).toEqual([
    ['results', 'LLM Results'],
    ['prompt', 'Prompt'],
    ['llm-batch', 'Run LLM batch'],
    ['params', 'Parameters'],
    ['params_excl', 'Params exclusivity'],
    ['scraper', 'Scraper'],
    ['score_config', 'Scores'],
    ['users', 'Users'],
    ['audit', 'Audit'],
  ]));

test.each([
  ['', 'results'],
  ['#', 'results'],
  ['#nothing', 'results'],
  ['#Users', 'results'],
  ['#users', 'users'],
  ['#params_excl', 'params_excl'],
])('the hash %j is the section %s', (hash, key) => expect(sectionOf(hash).key).toBe(key));

test('the breadcrumb reads Admin, Configurations, section', async () => {
  open('#users');
  await screen.findByText('No users');
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.trim())).toEqual(['Admin', 'Configurations', 'Users']);
});

test('the side menu marks the section and changes the hash', async () => {
  const { user, path } = open('#prompt');
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Prompt');
  await user.click(menu().getByRole('link', { name: 'Scraper' }));
  await waitFor(() => expect(path()).toBe('/configurations#scraper'));
  expect(await screen.findByRole('heading', { level: 1, name: 'News scraper' })).toBeVisible();
  expect(await screen.findByLabelText('Interval')).toHaveValue('5');
});

test('the Settings drawer has the same sections, and closes with the choice', async () => {
  signIn({ sub: '1', role: 'admin' });
  const { user, path } = open('#prompt');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Settings' }));
  expect(drawer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    SETTINGS_SECTIONS.map(({ label }) => label),
  );
  await user.click(drawer.getByRole('link', { name: 'Users' }));
  await waitFor(() => expect(path()).toBe('/configurations#users'));
  await screen.findByText('No users');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Escape closes the drawer and focus returns', async () => {
  const { user } = open('#prompt');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus();
});

test('the audit trail has its section', async () => {
  open('#audit');
  expect(await screen.findByText('No events')).toBeVisible();
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Audit');
});

test.each(['Status', 'Service accounts', 'Connections', 'Backups'])(
  '%s is a section for administrators alone',
  async (name) => {
    open('#users');
    await screen.findByText('No users');
    expect(menu().queryByRole('link', { name })).not.toBeInTheDocument();
    act(() => signIn({ sub: '1', role: 'admin' }));
    expect(await menu().findByRole('link', { name })).toBeVisible();
  },
);

test('a server without an audit trail has no such section, and no error', async () => {
  open('#users', () => ({ status: 404, body: { error: 'No such address' } }));
  await screen.findByText('No users');
  await waitFor(() => expect(menu().queryByRole('link', { name: 'Audit' })).not.toBeInTheDocument());
  expect(menu().getAllByRole('link')).toHaveLength(SETTINGS_SECTIONS.length - 5);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a server that proves to have no webhooks has no such section any more', async () => {
  open('#webhooks');
  await waitFor(() => expect(menu().queryByRole('link', { name: 'Webhooks' })).not.toBeInTheDocument());
  expect(menu().getAllByRole('link')).toHaveLength(SETTINGS_SECTIONS.length - 5);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the sections from news to startups are in the chain, each under its own name', () =>
  expect(
    SETTINGS_SECTIONS.filter(({ inPipeline }) => inPipeline).map(({ key, inPipeline }) => [key, inPipeline]),
  ).toEqual(['results', 'prompt', 'llm-batch', 'scraper'].map((key) => [key, key])));

test('above a section of the chain is what waits there', async () => {
  open('#prompt');
  const strip = within(await screen.findByRole('navigation', { name: 'What waits' }));
  expect(await strip.findByRole('link', { name: '12 to extract' })).toBeVisible();
});

test('sections beside the chain have no strip', async () => {
  open('#users');
  await screen.findByText('No users');
  expect(screen.queryByRole('navigation', { name: 'What waits' })).not.toBeInTheDocument();
});
