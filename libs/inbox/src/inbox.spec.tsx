import { screen, waitFor, within } from '@testing-library/react';
import type { NotificationSettings } from '@vaglio/contract';
import { fakeApi, notOffered, renderWithApi, signIn, unanswered } from '@vaglio/test-kit';
import { showTimesIn, ThemeRoot } from '@vaglio/ui';
import { ageText } from './InboxRow';
import { InboxControl } from './InboxControl';
import { NotificationsCard } from './settings/NotificationsCard';
import {
  aNotification,
  aPage,
  CHOSEN,
  DIGEST,
  FOUR,
  LIST,
  READ,
  ROUTES,
  SAVE,
  SETTINGS,
  VIEWS,
} from './testing/inbox.fixture';

const bell = (unread: number) =>
  screen.findByRole('button', { name: unread === 0 ? 'Inbox' : `Inbox, ${unread} unread` });

const sent = (server: ReturnType<typeof fakeApi>, key: string) => server.callsOf(key).map(({ body }) => body);

function show(routes: Readonly<Record<string, unknown>> = {}) {
  const server = fakeApi({ ...ROUTES, ...routes });
  return { ...renderWithApi(<InboxControl />, server, { wrapper: ThemeRoot, route: '/dashboard' }), server };
}

beforeEach(() => signIn({ role: 'admin' }));

test('the bell counts, its panel lists, and what is opened is read and leads there', async () => {
  let items = [...FOUR];
  const { user, path, server } = show({
    [LIST]: () => ({ body: aPage(items) }),
    [READ]: () => {
      items = items.filter(({ id }) => id !== '1');
      return { body: { ids: ['1'], unread: 3 } };
    },
  });
  await user.click(await bell(4));
  const panel = await screen.findByRole('dialog', { name: 'Inbox' });
  const opened = await within(panel).findByRole('link', {
    name: /Luca Bernasconi mentioned you on Kälteblick AG/,
  });
  expect(await within(panel).findByText('Digest by mail at 07:00 on working days')).toBeVisible();
  await user.click(opened);
  await waitFor(() => expect(path()).toContain('open=9&tab=timeline'));
  expect(sent(server, READ)).toEqual([{ ids: ['1'] }]);
  expect(await bell(3)).toHaveFocus();
});

test('the bell has its room before it is known that there is one, and gives it back where there is none', async () => {
  const { container, unmount } = show({ [LIST]: unanswered });
  const room = container.querySelector('button');
  expect(room).toHaveStyle({ visibility: 'hidden' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  const other = show({ [LIST]: notOffered });
  await waitFor(() => expect(other.container.querySelector('button')).not.toBeInTheDocument());
});

test('all are marked as read at once, which can be undone', async () => {
  let items = [...FOUR];
  const { user, server } = show({
    [LIST]: () => ({ body: aPage(items) }),
    [READ]: () => {
      items = items.length === 0 ? [...FOUR] : [];
      return { body: { ids: ['1', '2', '3', '4'], unread: items.length } };
    },
  });
  await user.click(await bell(4));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Nothing new.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /2 startups reached the threshold/ })).toBeVisible();
  expect(sent(server, READ)).toEqual([{ up_to: '4' }, { ids: ['1', '2', '3', '4'], is_read: false }]);
});

test('more than one call can mark are unread again in several', async () => {
  const ids = Array.from({ length: 1001 }, (_, place) => String(place + 1));
  const { user, server } = show({ [READ]: { ids, unread: 0 } });
  await user.click(await bell(4));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent(server, READ)).toHaveLength(4));
  expect(sent(server, READ).slice(1)).toEqual([
    { ids: ids.slice(0, 500), is_read: false },
    { ids: ids.slice(500, 1000), is_read: false },
    { ids: ['1001'], is_read: false },
  ]);
});

test('on the tab Mentions only mentions are marked as read', async () => {
  const { user, server } = show({ [READ]: { ids: ['1'], unread: 3 } });
  await user.click(await bell(4));
  await user.click(await screen.findByRole('tab', { name: /^Mentions/ }));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(sent(server, READ)).toEqual([{ up_to: '4', filter: 'mentions' }]));
});

test('a server without an inbox has neither bell nor card', async () => {
  const routes = { ...ROUTES, [LIST]: notOffered, 'GET /auth/notifications/settings': notOffered };
  const server = fakeApi(routes);
  const page = (
    <>
      <InboxControl />
      <NotificationsCard />
      <p>The page</p>
    </>
  );
  const { container } = renderWithApi(page, server, { wrapper: ThemeRoot });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());
  expect(container).toHaveTextContent('The page');
  expect(screen.queryByRole('button')).toBeNull();
});

test('choices are saved together, and the digest is shown as text', async () => {
  const server = fakeApi({
    ...ROUTES,
    [SAVE]: CHOSEN,
    [DIGEST]: { sent_at: null, subject: 'Vaglio: 1 decision', text: 'Decisions of the team' },
  });
  const { user } = renderWithApi(<NotificationsCard />, server, { wrapper: ThemeRoot });
  await user.click(await screen.findByRole('switch', { name: 'Mentions: inbox' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to me: mail' }), 'Never');
  const threshold = screen.getByRole('combobox', { name: 'Reached the threshold: mail' });
  expect(within(threshold).queryByRole('option', { name: 'Now' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Digest' }), 'Every day');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your choices are saved.')).toBeVisible();
  expect(sent(server, SAVE)).toMatchObject([
    {
      digest: 'every_day',
      choices: [
        { topic: 'mentions', inbox: false, mail: 'now' },
        { topic: 'assigned', mail: 'never' },
        {},
        {},
        {},
        {},
      ],
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Show the last digest' }));
  const dialog = await screen.findByRole('dialog', { name: /digest/ });
  expect(await within(dialog).findByText(/Decisions of the team/)).toBeVisible();
});

test('the view whose new startups the digest says is chosen where there are views', async () => {
  const view = {
    id: '7',
    name: 'Board shortlist',
    is_team: true,
    is_mine: false,
    owner: 'Luca Bernasconi',
    query: 'top=eligible',
    is_pinned: false,
    version: 1,
    updated_at: '2026-11-20T09:00:00.000Z',
  };
  const server = fakeApi({ ...ROUTES, [VIEWS]: { items: [view], total: 1 }, [SAVE]: CHOSEN });
  const { user } = renderWithApi(<NotificationsCard />, server, { wrapper: ThemeRoot });
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'New startups of' }),
    'Board shortlist',
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your choices are saved.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'New startups of' }), 'Board shortlist');
  await user.selectOptions(screen.getByRole('combobox', { name: 'New startups of' }), 'All startups');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(server, SAVE)).toMatchObject([{ digest_view: '7' }, { digest_view: null }]),
  );
});

test('what is chosen while choices are being saved is kept, and saved with the next ones', async () => {
  const saved = { ...CHOSEN, digest: 'never' as const };
  let end: (answer: { body: NotificationSettings }) => void = jest.fn();
  const server = fakeApi({ ...ROUTES, [SAVE]: () => new Promise((resolve) => (end = resolve)) });
  const { user } = renderWithApi(<NotificationsCard />, server, { wrapper: ThemeRoot });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Digest' }), 'Never');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(screen.getByRole('switch', { name: 'Mentions: inbox' }));
  server.answer({ [SETTINGS]: unanswered });
  end({ body: saved });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(screen.getByRole('switch', { name: 'Mentions: inbox' })).not.toBeChecked();
  expect(screen.queryByText('Your choices are saved.')).toBeNull();
  server.answer({ [SAVE]: saved });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your choices are saved.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Digest' })).toHaveDisplayValue('Never');
  expect(sent(server, SAVE)[1]).toMatchObject({
    digest: 'never',
    choices: [{ inbox: false }, {}, {}, {}, {}, {}],
  });
});

test.each([
  [0.5, 'now'],
  [5, '5 min'],
  [3 * 60, '3 h'],
  [3 * 24 * 60, 'Wed'],
  [20 * 24 * 60, '1 Nov'],
])('%d minutes ago is %s', (minutes, text) => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(ageText(new Date(now.getTime() - minutes * 60_000).toISOString(), now)).toBe(text);
});

test('the weekday of a notification is that of the zone in which times are shown', () => {
  showTimesIn('Asia/Tokyo');
  expect(ageText('2026-11-18T20:00:00Z', new Date('2026-11-21T12:00:00Z'))).toBe('Thu');
  showTimesIn(null);
});

test('what is deleted cannot be opened, but be marked as read', async () => {
  const gone = aNotification({ href: null, startup_id: null, detail: null });
  const { user, server } = show({ [LIST]: aPage([gone]), [READ]: { ids: ['4'], unread: 0 } });
  await user.click(await bell(1));
  expect(await screen.findByText('Nuage Médical SA')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Nuage/ })).toBeNull();
  server.answer({ [LIST]: aPage([]) });
  await user.click(screen.getByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByText('Nothing new.')).toBeVisible();
  expect(sent(server, READ)).toEqual([{ ids: ['4'] }]);
});
