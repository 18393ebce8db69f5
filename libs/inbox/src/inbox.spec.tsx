import { screen, waitFor, within } from '@testing-library/react';
import type { NotificationSettings } from '@vaglio/contract';
import { fakeApi, type FakeRequest, notOffered, renderWithApi, signIn, unanswered } from '@vaglio/test-kit';
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

test('the panel of the bell lists notifications, and opening a notification marks it as read', async () => {
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

test('the bell reserves its space while loading, and is hidden on a server without an inbox', async () => {
  const { container, unmount } = show({ [LIST]: unanswered });
  const room = container.querySelector('button');
  expect(room).toHaveStyle({ visibility: 'hidden' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  const other = show({ [LIST]: notOffered });
  await waitFor(() => expect(other.container.querySelector('button')).not.toBeInTheDocument());
});

test('all notifications can be marked as read together, and this can be undone', async () => {
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

test("undoing 'mark all as read' sends several requests for many notifications", async () => {
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

test('while more notifications are loaded, the list and the focus remain', async () => {
  let answer: (body: unknown) => void = () => undefined;
  const { user } = show({
    [LIST]: ({ query }: FakeRequest) =>
      query.get('limit') === '20'
        ? { body: { ...aPage(), total: 30 } }
        : new Promise((resolve) => (answer = (body) => resolve({ body }))),
  });
  await user.click(await bell(4));
  const panel = within(await screen.findByRole('dialog', { name: 'Inbox' }));
  await user.click(await panel.findByRole('button', { name: 'Show more' }));
  expect(await panel.findByRole('button', { name: 'Loading…' })).toHaveFocus();
  expect(panel.getByRole('link', { name: /mentioned you on Kälteblick AG/ })).toBeVisible();
  answer(aPage());
  await waitFor(() => expect(panel.getByRole('list')).toHaveFocus());
  expect(panel.queryByRole('button', { name: /Show more|Loading/ })).not.toBeInTheDocument();
});

test('on the tab Mentions only mentions are marked as read', async () => {
  const { user, server } = show({ [READ]: { ids: ['1'], unread: 3 } });
  await user.click(await bell(4));
  await user.click(await screen.findByRole('tab', { name: /^Mentions/ }));
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(sent(server, READ)).toEqual([{ up_to: '4', filter: 'mentions' }]));
});

test('on a server without an inbox the bell and the inbox card are hidden', async () => {
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

test('notification settings are saved together, and the digest preview is a text', async () => {
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

test('if there are views, the person can select the view for new startups in the digest', async () => {
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

test('a notification setting changed during a save is kept and saved next', async () => {
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
])('a notification from %d minutes ago shows the age %s', (minutes, text) => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(ageText(new Date(now.getTime() - minutes * 60_000).toISOString(), now)).toBe(text);
});

test('the weekday of a notification follows the displayed time zone', () => {
  showTimesIn('Asia/Tokyo');
  expect(ageText('2026-11-18T20:00:00Z', new Date('2026-11-21T12:00:00Z'))).toBe('Thu');
  showTimesIn(null);
});

test('a notification about a deleted startup can be marked as read but not opened', async () => {
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
