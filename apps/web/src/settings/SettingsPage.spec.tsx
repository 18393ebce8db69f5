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

test('the settings sections have the keys, labels and order of the specification, followed by Audit', () =>
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
])('the settings address with the hash %j opens the section %s', (hash, key) =>
  expect(sectionOf(hash).key).toBe(key),
);

test('the settings breadcrumb shows Admin, Configurations and the current section', async () => {
  open('#users');
  await screen.findByText('No users');
  const steps = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.trim())).toEqual(['Admin', 'Configurations', 'Users']);
});

test('the settings menu highlights the current section and changes the hash of the address', async () => {
  const { user, path } = open('#prompt');
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Prompt');
  await user.click(menu().getByRole('link', { name: 'Scraper' }));
  await waitFor(() => expect(path()).toBe('/configurations#scraper'));
  expect(await screen.findByRole('heading', { level: 1, name: 'News scraper' })).toBeVisible();
  expect(await screen.findByLabelText('Interval')).toHaveValue('5');
});

test('on a narrow screen a drawer lists all settings sections and closes on selection', async () => {
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

test('Escape closes the settings drawer and returns the focus', async () => {
  const { user } = open('#prompt');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus();
});

test('the audit trail has its own settings section', async () => {
  open('#audit');
  expect(await screen.findByText('No events')).toBeVisible();
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Audit');
});

test.each(['Status', 'Service accounts', 'Connections', 'Backups'])(
  'the settings section %s is visible to administrators only',
  async (name) => {
    open('#users');
    await screen.findByText('No users');
    expect(menu().queryByRole('link', { name })).not.toBeInTheDocument();
    act(() => signIn({ sub: '1', role: 'admin' }));
    expect(await menu().findByRole('link', { name })).toBeVisible();
  },
);

test('on a server without an audit trail the section Audit is hidden, without an error', async () => {
  open('#users', () => ({ status: 404, body: { error: 'No such address' } }));
  await screen.findByText('No users');
  await waitFor(() => expect(menu().queryByRole('link', { name: 'Audit' })).not.toBeInTheDocument());
  expect(menu().getAllByRole('link')).toHaveLength(SETTINGS_SECTIONS.length - 5);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the section Webhooks disappears once the server reports that it does not support webhooks', async () => {
  open('#webhooks');
  await waitFor(() => expect(menu().queryByRole('link', { name: 'Webhooks' })).not.toBeInTheDocument());
  expect(menu().getAllByRole('link')).toHaveLength(SETTINGS_SECTIONS.length - 5);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the settings sections from news to startups form the pipeline, each with its own heading', () =>
  expect(
    SETTINGS_SECTIONS.filter(({ inPipeline }) => inPipeline).map(({ key, inPipeline }) => [key, inPipeline]),
  ).toEqual(['results', 'prompt', 'llm-batch', 'scraper'].map((key) => [key, key])));

test('a settings section of the pipeline shows the pending work of the pipeline at the top', async () => {
  open('#prompt');
  const strip = within(await screen.findByRole('navigation', { name: 'Pending work' }));
  expect(await strip.findByRole('link', { name: '12 to extract' })).toBeVisible();
});

test('settings sections outside the pipeline show no pipeline bar', async () => {
  open('#users');
  await screen.findByText('No users');
  expect(screen.queryByRole('navigation', { name: 'Pending work' })).not.toBeInTheDocument();
});
