import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { aSource } from '../testing/a-source';
import { SourcesCard } from './SourcesCard';

const LIST = 'GET /auth/admin/scrapers/sources';
const CREATE = 'POST /auth/admin/scrapers/sources';
const UPDATE = 'PUT /auth/admin/scrapers/sources/:id';
const DELETE = 'DELETE /auth/admin/scrapers/sources/:id';
const TEST = 'POST /auth/admin/scrapers/sources/:id/test';
const listed = (...items: object[]) => ({ items, total: items.length });

function open(routes: FakeRoutes = {}) {
  const api = fakeApi({ [LIST]: listed(aSource()), ...routes });
  return { api, ...renderWithApi(<SourcesCard pause={0} />, api, { wrapper: ThemeRoot }) };
}
const cells = async () =>
  within(await screen.findByRole('row', { name: /Alpine News/ }))
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);

test('a source shows its name, address, health, last success, items, articles, failures and last error', async () => {
  open({ [LIST]: listed(aSource({ consecutive_failures: 3, last_error: 'The feed is no XML.' })) });
  expect(await cells()).toEqual([
    'Alpine Newshttps://news.example.ch/feed',
    '',
    'Failing 3 times',
    '2 hours ago',
    '20',
    '1’234',
    '3',
    'The feed is no XML.',
    'Test nowEditDelete',
  ]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Enabled',
    'Health',
    'Last success',
    'Items',
    'Articles',
    'Failures',
    'Last error',
    'Actions',
  ]);
});

test('below the table it says what is not read, and when it is tried again', async () => {
  const next_attempt_at = new Date(Date.now() + 30 * 60_000).toISOString();
  const reasons = [{ reason: 'not_found', count: 50 }];
  const unread = { waiting: 50, given_up: 0, next_attempt_at, reasons };
  open({ [LIST]: listed(aSource(), { ...aSource({ id: '2', name: 'Bund', article_count: 0 }), unread }) });
  const list = await screen.findByRole('list', { name: 'Not read' });
  expect(list).toHaveTextContent('Bund: 50 pages are not read: 50 not found. Next attempt in 30 minutes.');
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(within(screen.getByRole('row', { name: /Bund/ })).getByText('Nothing read')).toBeVisible();
});

test('a source is added with name, address and whether it is read, and the list reloads', async () => {
  const { api, user } = open({ [LIST]: listed(), [CREATE]: () => ({ status: 201, body: aSource() }) });
  expect(await screen.findByText('No sources')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add source' }));
  await user.keyboard(' Alpine News ');
  api.answer({ [LIST]: listed(aSource()) });
  await user.type(screen.getByLabelText('Address'), 'https://news.example.ch/feed');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(CREATE).map(({ body }) => body)).toEqual([
    { name: 'Alpine News', url: 'https://news.example.ch/feed', enabled: true },
  ]);
  expect(await screen.findByText('Alpine News')).toBeVisible();
});

test('the first wrong field takes the focus and says why', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Add source' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required.');
  await user.keyboard('x');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByLabelText('Address')).toHaveFocus();
  expect(screen.getByLabelText('Address')).toHaveAccessibleDescription('Address is required.');
});

test.each([
  [
    { status: 400, body: { error: 'The address belongs to this machine or to a private network.' } },
    'The address belongs to this machine or to a private network.',
  ],
  [{ status: 500 }, 'Update failed'],
])('an edit that is answered %j says %s, and the dialog stays', async (answer, text) => {
  const { api, user } = open({ [UPDATE]: () => answer });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit source' });
  await user.click(within(dialog).getByRole('switch', { name: 'Read this source' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
  expect(api.callsOf(UPDATE).map(({ params, body }) => [params.id, body])).toEqual([
    ['1', { name: 'Alpine News', url: 'https://news.example.ch/feed', enabled: false }],
  ]);
});

test('a source is switched off in its row; where that fails, it says so and stays on', async () => {
  const { api, user } = open({ [UPDATE]: () => ({ status: 500 }) });
  const read = await screen.findByRole('switch', { name: 'Read Alpine News' });
  await user.click(read);
  expect(await screen.findByRole('alert')).toHaveTextContent('Update failed');
  expect(read).toBeChecked();
  api.answer({ [UPDATE]: aSource({ enabled: false }), [LIST]: listed(aSource({ enabled: false })) });
  await user.click(read);
  await waitFor(() => expect(read).not.toBeChecked());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(api.callsOf(UPDATE).map(({ body }) => body)).toEqual([{ enabled: false }, { enabled: false }]);
});

test('Delete asks first; Enter confirms', async () => {
  const { api, user } = open({ [DELETE]: () => ({ status: 204 }) });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('dialog', { name: 'Confirm deletion' })).toHaveTextContent(
    'Delete the source Alpine News? It is read no more; its articles stay.',
  );
  expect(api.callsOf(DELETE)).toHaveLength(0);
  api.answer({ [LIST]: listed() });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No sources')).toBeVisible();
  expect(api.callsOf(DELETE).map(({ params }) => params.id)).toEqual(['1']);
});

test('Test now shows how many articles the source lists, how many are new, and the first titles', async () => {
  const { user } = open({
    [TEST]: { items: 12, new_items: 3, titles: ['Kora raises 4 million', ''], error: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Test now' }));
  const dialog = screen.getByRole('dialog', { name: 'Test of Alpine News' });
  expect(await within(dialog).findByText('12 articles, 3 new')).toBeVisible();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kora raises 4 million', 'Without a title']);
});

test.each([
  [
    'what is wrong with the source',
    { body: { items: 0, new_items: 0, titles: [], error: 'HTML instead of a feed.' } },
    'HTML instead of a feed.',
  ],
  ['that it could not be tried', { status: 500 }, 'Test failed'],
])('a test says %s, and can be tried again', async (_name, answer, text) => {
  const { api, user } = open({ [TEST]: () => answer });
  await user.click(await screen.findByRole('button', { name: 'Test now' }));
  expect(await screen.findByText(text)).toBeVisible();
  api.answer({ [TEST]: { items: 1, new_items: 0, titles: ['One'], error: null } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 article, none new')).toBeVisible();
});

test('a failed load shows a red alert, empties the list and can be tried again', async () => {
  const { api, user } = open({ [LIST]: () => ({ status: 500 }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load sources');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  api.answer({ [LIST]: listed(aSource()) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Alpine News')).toBeVisible();
});

test('on a server that answers 404 there are no sources, without an error', async () => {
  const { api } = open({ [LIST]: () => ({ status: 404 }) });
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('of more than fifty sources, pages are shown', async () => {
  open({
    [LIST]: listed(
      ...Array.from({ length: 51 }, (_, index) => aSource({ id: String(index), name: `Source ${index}` })),
    ),
  });
  expect(await screen.findByRole('button', { name: 'Page 2' })).toBeVisible();
});
