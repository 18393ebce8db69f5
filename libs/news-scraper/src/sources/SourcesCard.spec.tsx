import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderWithApi, type FakeRoutes } from '@vaglio/test-kit';
import { ThemeRoot } from '@vaglio/ui';
import { aFailingSource } from '../testing/a-failing-source';
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
  return {
    api,
    ...renderWithApi(<SourcesCard pause={0} onRead={null} onShowUnread={null} />, api, {
      wrapper: ThemeRoot,
    }),
  };
}
const row = () => screen.findByRole('row', { name: /Alpine News/ });

test('a source shows its name, address, health, last success, items and next attempt', async () => {
  open({ [LIST]: listed(aFailingSource()) });
  const cells = within(await row()).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).slice(0, -1)).toEqual([
    'Failing, 5 in a row',
    '2 hours ago',
    '',
    '15',
    '19',
    'in 2 hours',
  ]);
  expect(within(await row()).getByRole('rowheader')).toHaveTextContent('Alpine Newsnews.example.ch/feed');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Health',
    'Last success',
    'Items, 30 days',
    'Read',
    'Unread',
    'Next attempt',
    'Actions',
  ]);
  expect(screen.getByText('1 source: 1 failing.')).toBeVisible();
});

test('an expanded source shows reasons, last response, attempts and usual interval', async () => {
  const { user, path } = open({ [LIST]: listed(aFailingSource()) });
  const opener = await screen.findByRole('button', { name: 'Alpine News' });
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(path()).toBe('/?source=1');
  expect(screen.getByText('Why 19 items were not read')).toBeVisible();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms.slice(0, 2).map((term, index) => [term, values[index]])).toEqual([
    ['Paywall', '14'],
    ['Not found (404)', '5'],
  ]);
  expect(screen.getByText(/It asks to wait 1 hour\. \(2 hours ago\)/)).toBeVisible();
  expect(screen.getByText('2 without success, then waited 15 min, 2 h')).toBeVisible();
  expect(screen.getByText('7 hours, now 2 days')).toBeVisible();
  expect(screen.getByText(/^In 30 days: 15 read, 10 unread, new ones on 20 days/)).toBeVisible();
  await user.click(opener);
  expect(path()).toBe('/');
});

test('arrow keys move between sources, and the key t tests the focused source', async () => {
  const { api, user } = open({
    [LIST]: listed(aSource(), aSource({ id: '2', name: 'Bund' })),
    [TEST]: { items: 1, new_items: 0, titles: ['One'], error: null },
  });
  (await screen.findByRole('button', { name: 'Alpine News' })).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Bund' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}t');
  await waitFor(() => expect(api.callsOf(TEST).map(({ params }) => params.id)).toEqual(['1']));
});

test('a source is added with name, address and switch, and the list reloads', async () => {
  const { api, user } = open({ [LIST]: listed(), [CREATE]: () => ({ status: 201, body: aSource() }) });
  expect(await screen.findByText('No source yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add source' }));
  await user.keyboard(' Alpine News ');
  api.answer({ [LIST]: listed(aSource()) });
  await user.type(screen.getByLabelText('Address'), 'https://news.example.ch/feed');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.callsOf(CREATE).map(({ body }) => body)).toEqual([
    {
      name: 'Alpine News',
      url: 'https://news.example.ch/feed',
      kind: 'feed',
      link_pattern: null,
      enabled: true,
    },
  ]);
  expect(await screen.findByText('Alpine News')).toBeVisible();
});

test('the first invalid field of a source shows its error and gets the focus', async () => {
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
])('editing a source with the response %j shows %s and keeps the dialog open', async (answer, text) => {
  const { api, user } = open({ [UPDATE]: () => answer });
  await user.click(await screen.findByRole('button', { name: 'Edit Alpine News' }));
  const dialog = screen.getByRole('dialog', { name: 'Edit source' });
  await user.click(within(dialog).getByRole('switch', { name: 'Read this source' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
  expect(api.callsOf(UPDATE).map(({ params, body }) => [params.id, body])).toEqual([
    ['1', { name: 'Alpine News', url: 'https://news.example.ch/feed', enabled: false }],
  ]);
});

test('a source can be disabled in its row, and remains enabled if this fails', async () => {
  const { api, user } = open({ [UPDATE]: () => ({ status: 500 }) });
  await user.click(await screen.findByRole('button', { name: 'Alpine News' }));
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

test('deleting a source needs confirmation, and Enter confirms', async () => {
  const { api, user } = open({ [DELETE]: () => ({ status: 204 }) });
  await user.click(await screen.findByRole('button', { name: 'Delete Alpine News' }));
  expect(screen.getByRole('dialog', { name: 'Confirm deletion' })).toHaveTextContent(
    'Delete the source Alpine News? It will no longer be read. Its articles are kept.',
  );
  expect(api.callsOf(DELETE)).toHaveLength(0);
  api.answer({ [LIST]: listed() });
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No source yet.')).toBeVisible();
  expect(api.callsOf(DELETE).map(({ params }) => params.id)).toEqual(['1']);
});

test('a source test shows how many articles are listed, how many are new, and the first titles', async () => {
  const { user } = open({
    [TEST]: { items: 12, new_items: 3, titles: ['Kora raises 4 million', ''], error: null },
  });
  await user.click(await screen.findByRole('button', { name: 'Test Alpine News now' }));
  const dialog = screen.getByRole('dialog', { name: 'Test of Alpine News' });
  expect(await within(dialog).findByText('12 articles, 3 new')).toBeVisible();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Kora raises 4 million', 'Without a title']);
});

test('a source test lists the pages that were read, that have invalid characters, and that failed', async () => {
  const page = { title: 'Kora', url: 'https://n.ch/1', characters: 2_400, reason: null, message: null };
  const note = 'One character could not be read and is shown as �.';
  const pages = [
    page,
    { ...page, title: 'Lumo', url: 'https://n.ch/2', message: note },
    { ...page, title: '', url: 'https://n.ch/3', characters: 0, reason: 'slow', message: 'No answer.' },
  ];
  const { user } = open({ [TEST]: { items: 3, new_items: 3, titles: [], pages, error: null } });
  await user.click(await screen.findByRole('button', { name: 'Test Alpine News now' }));
  const read = await screen.findByRole('list', { name: 'Pages read' });
  expect(
    within(read)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^“Kora” was read: 2.400 characters\.$/),
    expect.stringMatching(/^“Lumo” was read: 2.400 characters\. One character could not be read/),
    '“Without a title” was not read: No answer.',
  ]);
});

test.each([
  [
    'the fault of the source',
    { body: { items: 0, new_items: 0, titles: [], error: 'HTML instead of a feed.' } },
    'HTML instead of a feed.',
  ],
  ['that the test failed', { status: 500 }, 'Test failed'],
])('a source test shows %s and can be retried', async (_name, answer, text) => {
  const { api, user } = open({ [TEST]: () => answer });
  await user.click(await screen.findByRole('button', { name: 'Test Alpine News now' }));
  expect(await screen.findByText(text)).toBeVisible();
  api.answer({ [TEST]: { items: 1, new_items: 0, titles: ['One'], error: null } });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 article, none new')).toBeVisible();
});

test('a failed load of the sources shows a red alert, empties the list and can be retried', async () => {
  const { api, user } = open({ [LIST]: () => ({ status: 500 }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load sources');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  api.answer({ [LIST]: listed(aSource()) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Alpine News')).toBeVisible();
});

test('on a server without sources (404) the card is hidden, without an error', async () => {
  const { api } = open({ [LIST]: () => ({ status: 404 }) });
  await waitFor(() => expect(api.callsOf(LIST)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
