import { screen, waitFor, within } from '@testing-library/react';
import type { SourceCandidate, SourceDiscovery } from '@vaglio/contract';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { aSource } from '../testing/a-source';
import { AddSourceCard } from './AddSourceCard';

const DISCOVER = 'POST /auth/admin/scrapers/discover';
const PREVIEW = 'POST /auth/admin/scrapers/preview';
const CREATE = 'POST /auth/admin/scrapers/sources';

const candidate = (overrides: Partial<SourceCandidate> = {}): SourceCandidate => ({
  url: 'https://romandie.example/fr/startups.xml',
  kind: 'feed',
  title: 'Start-ups',
  found_by: 'page',
  is_known: false,
  items: 28,
  newest_item_at: new Date(Date.now() - 2 * 3_600_000 - 5_000).toISOString(),
  first_items: [{ title: 'Kora raises', url: 'https://romandie.example/kora', published_at: null }],
  ...overrides,
});
const found = (overrides: Partial<SourceDiscovery> = {}): SourceDiscovery => ({
  url: 'https://romandie.example/fr',
  title: 'Romandie',
  candidates: [
    candidate(),
    candidate({ url: 'https://romandie.example/all.xml', title: 'All', found_by: 'usual_path' }),
    candidate({ url: 'https://romandie.example/map.xml', kind: 'sitemap', title: null, is_known: true }),
  ],
  patterns: [],
  tried: [],
  error: null,
  ...overrides,
});

async function lookFor(routes: FakeRoutes) {
  const api = fakeApi({ [CREATE]: () => ({ status: 201, body: aSource() }), ...routes });
  const { user } = renderWithApi(<AddSourceCard />, api, { wrapper: ThemeRoot });
  await user.type(screen.getByLabelText('Address'), 'romandie.example{Enter}');
  return { api, user };
}

test('feeds are found at an address without https and shown with location, items and newest date', async () => {
  const { api } = await lookFor({ [DISCOVER]: found() });
  expect(await screen.findByText('3 feeds found at https://romandie.example/fr')).toBeVisible();
  expect(api.callsOf(DISCOVER).map(({ body }) => body)).toEqual([{ address: 'romandie.example' }]);
  const entries = within(screen.getByRole('list', { name: 'Feeds found' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Start-ups/fr/startups.xml, named on the page28 items, newest 2 hours agoShow first items',
    'All/all.xml, at a usual path28 items, newest 2 hours agoShow first items',
    'Romandie: News sitemapAlready a source28 pages, newest 2 hours agoShow first items',
  ]);
  expect(screen.getByRole('checkbox', { name: 'Start-ups' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Romandie: News sitemap' })).toBeDisabled();
});

test('the selected feeds are added as sources, and their first items are previewed', async () => {
  const { api, user } = await lookFor({ [DISCOVER]: found() });
  await user.click((await screen.findAllByRole('button', { name: 'Show first items' }))[0] ?? document.body);
  expect(within(screen.getByRole('list', { name: 'First items' })).getByText(/Kora raises/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'All' }));
  await user.click(screen.getByRole('button', { name: 'Add 2 sources' }));
  expect(await screen.findByText('2 sources added.')).toBeVisible();
  expect(api.callsOf(CREATE).map(({ body }) => body)).toEqual([
    { name: 'Start-ups', url: 'https://romandie.example/fr/startups.xml', kind: 'feed' },
    { name: 'All', url: 'https://romandie.example/all.xml', kind: 'feed' },
  ]);
  expect(screen.queryByRole('list', { name: 'Feeds found' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveValue('');
  expect(screen.getByLabelText('Address')).toHaveFocus();
});

test('Cancel removes the found feeds, clears the field and focuses it', async () => {
  const { user } = await lookFor({ [DISCOVER]: found() });
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('list', { name: 'Feeds found' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Address')).toHaveFocus();
});

test('feeds can be added only after a selection, and a refusal names the source', async () => {
  const { user } = await lookFor({
    [DISCOVER]: found(),
    [CREATE]: () => ({ status: 409, body: { error: 'There is a source with this address.' } }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Start-ups' }));
  expect(screen.getByRole('button', { name: 'Add 0 sources' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Start-ups' }));
  await user.click(screen.getByRole('button', { name: 'Add 1 source' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Start-ups: There is a source with this address.',
  );
  expect(screen.getByRole('checkbox', { name: 'Start-ups' })).toBeChecked();
});

test('if no feed is found, the attempts are listed, and a page with a link pattern can be added', async () => {
  const { api, user } = await lookFor({
    [DISCOVER]: found({
      candidates: [],
      patterns: [{ pattern: '/media/*', links: 24 }],
      tried: [{ url: 'https://romandie.example/feed/', outcome: 'It answers with status 404.' }],
    }),
    [PREVIEW]: {
      url: '',
      items: 24,
      newest_item_at: null,
      first_items: candidate().first_items,
      error: null,
    },
  });
  expect(await screen.findByText('No feed found at https://romandie.example/fr.')).toBeVisible();
  expect(screen.getByText('https://romandie.example/feed/: It answers with status 404.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add this page' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '/media/*, 24 links' }));
  expect(await screen.findByText('24 links would be read as articles.')).toBeVisible();
  await user.type(screen.getByLabelText('Link pattern'), 'x');
  expect(screen.queryByRole('button', { name: 'Add this page' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Add this page' }));
  await waitFor(() =>
    expect(api.callsOf(CREATE).map(({ body }) => body)).toEqual([
      { name: 'Romandie', url: 'https://romandie.example/fr', kind: 'list', link_pattern: '/media/*x' },
    ]),
  );
});

test.each([
  [
    { body: found({ error: 'The name of the server is not known.', candidates: [] }) },
    'The name of the server is not known.',
  ],
  [
    { status: 503, body: { error: 'The server is busy. Please try again in a moment.' } },
    'The server is busy. Please try again in a moment.',
  ],
])('an address that cannot be read is reported in plain words: case %#', async (answer, text) => {
  await lookFor({ [DISCOVER]: () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('a source can be added manually, even a sitemap with a link pattern', async () => {
  const api = fakeApi({ [CREATE]: () => ({ status: 201, body: aSource() }) });
  const { user } = renderWithApi(<AddSourceCard />, api, { wrapper: ThemeRoot });
  await user.click(screen.getByRole('button', { name: 'Add source by hand' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add source' }));
  await user.type(dialog.getByLabelText('Name'), 'Map');
  await user.type(dialog.getByLabelText('Address'), 'romandie.example/map.xml');
  await user.selectOptions(dialog.getByLabelText('Kind'), 'News sitemap');
  await user.type(dialog.getByLabelText('Link pattern'), '/news/*');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(CREATE).map(({ body }) => body)).toEqual([
    { name: 'Map', url: 'romandie.example/map.xml', kind: 'sitemap', link_pattern: '/news/*', enabled: true },
  ]);
});
