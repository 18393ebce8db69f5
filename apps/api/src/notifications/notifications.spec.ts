import { eq, sql } from 'drizzle-orm';
import { auditEvents } from '../platform/db/schema/audit-events.table';
import { notifiedApp } from './notifications.fixture';

let server: Awaited<ReturnType<typeof notifiedApp>>;
beforeAll(async () => {
  server = await notifiedApp();
});
afterAll(() => server.close());
beforeEach(() => server.db.execute(sql`truncate notifications, startup_followers, notification_settings`));

const idOf = (actor: Parameters<typeof server.person>[0]) => server.person(actor).userId;

test('a mention is one notification with the current text of the note', async () => {
  const { body: note } = await server.note('user+w', 'Ask @Ann Frey about it.', [idOf('user')]);
  expect(await server.inbox('user')).toMatchObject({
    total: 1,
    unread: 1,
    unread_mentions: 1,
    items: [
      {
        kind: 'mentioned',
        read_at: null,
        startup_id: '1',
        href: `/potential-investiments?mode=all&q=Acme+AG&open=1&tab=timeline#note-${note.id}`,
      },
    ],
  });
  const edited = { text: 'Ask @Ann Frey today.', mentions: [idOf('user')] };
  await server.as('user+w', 'PATCH', `/auth/notes/${note.id}`, edited);
  expect(await server.said('user')).toEqual(['user+w mentioned you on Acme AG (Ask @Ann Frey today.)']);
  await server.as('user+w', 'POST', `/auth/notes/${note.id}/strike`, {});
  expect(await server.said('user', '?filter=mentions')).toEqual([
    'user+w mentioned you on Acme AG (The note was struck through.)',
  ]);
  expect(await server.said('user+w')).toEqual([]);
});

test('people involved with a startup are notified of notes and decisions by others until they unfollow', async () => {
  expect((await server.follow('super', 'GET')).body).toEqual({ startup_id: '1', is_followed: false });
  expect((await server.follow('super')).body.is_followed).toBe(true);
  await server.follow('super');
  await server.work('user+w', { assignee: idOf('user'), step: 'Call', due: '2026-11-27' });
  await server.note('user+w', 'Looks good.');
  await server.decide({ kind: 'contacted' }, { actor: 'admin' });
  expect(await server.said('user')).toEqual([
    'admin set Contacted: Acme AG',
    'user+w wrote a note on Acme AG (Looks good.)',
    'user+w assigned you Acme AG (Next step: Call, 27 Nov)',
  ]);
  expect(await server.said('super')).toEqual((await server.said('user')).slice(0, 2));
  expect(await server.said('user+w')).toEqual(['admin set Contacted: Acme AG']);
  expect(await server.said('admin')).toEqual([]);
  await server.follow('super', 'DELETE');
  await server.note('admin', 'And more.');
  expect(await server.said('super')).toHaveLength(2);
  expect(await server.said('user')).toHaveLength(4);
  const events = await server.db
    .select({ action: auditEvents.action })
    .from(auditEvents)
    .where(eq(auditEvents.actor_id, idOf('super')));
  expect(events.map(({ action }) => action)).toEqual(['startup_followed', 'startup_unfollowed']);
});

test('a notification follows a merge and its undo', async () => {
  await server.follow('user');
  await server.note('admin', 'A secret of Acme.');
  const { body: merge } = await server.as('admin', 'POST', '/auth/startups/1/merge', { into: '2' });
  const merged = await server.inbox('user');
  expect(merged.items[0]).toMatchObject({ startup_id: '2' });
  await server.note('admin', 'About both.', [], '2');
  expect(await server.said('user')).toEqual([
    'admin wrote a note on Beta AG (About both.)',
    'admin wrote a note on Beta AG (A secret of Acme.)',
  ]);
  await server.as('admin', 'POST', `/auth/merges/${merge.id}/undo`, {});
  expect((await server.inbox('user')).items.at(-1)).toMatchObject({ startup_id: '1' });
  await server.remove('curated', '1');
  const gone = await server.inbox('user');
  expect(gone.items.at(-1)).toMatchObject({ startup_id: null, href: null, detail: null });
  expect((await server.said('user')).at(-1)).toBe('admin wrote a note on a startup that is deleted');
  await server.restoreLast();
  expect((await server.said('user')).at(-1)).toContain('Acme AG (A secret of Acme.)');
});

test('each person marks their own notifications as read, and can undo it', async () => {
  for (const text of ['One @Ann Frey', 'Two @Ann Frey', 'Three @Ann Frey'])
    await server.note('admin', text, [idOf('user')]);
  const { items } = await server.inbox('user', '?filter=unread');
  const [newest, middle, oldest] = items.map(({ id }) => id);
  const mark = async (body: object, actor: 'user' | 'super' = 'user') =>
    (await server.as(actor, 'POST', '/auth/notifications/read', body)).body;
  expect(await mark({ ids: [newest] }, 'super')).toEqual({ ids: [], unread: 0 });
  expect(await mark({ ids: [oldest] })).toEqual({ ids: [oldest], unread: 2 });
  expect(await mark({ up_to: middle })).toEqual({ ids: [middle], unread: 1 });
  expect(await server.said('user', '?filter=unread')).toHaveLength(1);
  expect(await mark({ ids: [middle, oldest], is_read: false })).toMatchObject({ unread: 3 });
  expect((await server.inbox('user', `?before=${middle}&limit=1`)).items).toMatchObject([{ id: oldest }]);
  expect((await server.as('user', 'POST', '/auth/notifications/read', {})).status).toBe(400);
});

test('all mentions can be marked as read together, and other notifications remain unread', async () => {
  await server.work('admin', { assignee: idOf('user'), step: null, due: null }, '2');
  await server.note('admin', 'One @Ann Frey', [idOf('user')]);
  await server.note('admin', 'Two @Ann Frey', [idOf('user')]);
  const { items } = await server.inbox('user', '?filter=mentions');
  const { body } = await server.as('user', 'POST', '/auth/notifications/read', {
    up_to: items[0]?.id,
    filter: 'mentions',
  });
  expect([body.ids.toSorted(), body.unread]).toEqual([items.map(({ id }) => id).toSorted(), 1]);
  expect((await server.inbox('user', '?filter=unread')).items).toMatchObject([{ kind: 'assigned' }]);
  expect(await server.inbox('user', '?filter=unread_mentions')).toMatchObject({ items: [], total: 0 });
  const [newest] = items;
  await server.as('user', 'POST', '/auth/notifications/read', { ids: [newest?.id], is_read: false });
  const unread = await server.inbox('user', '?filter=unread_mentions');
  expect(unread).toMatchObject({ items: [{ id: newest?.id }], total: 1, unread_mentions: 1 });
});

test('notification settings select the topics of notifications', async () => {
  expect(await server.settings('user')).toMatchObject({
    digest: 'working_days',
    digest_time: '07:00',
    is_mail_configured: false,
    choices: [
      { topic: 'mentions', inbox: true, mail: 'now', mails: ['now', 'digest', 'never'] },
      { topic: 'assigned', inbox: true, mail: 'digest' },
      { topic: 'threshold', inbox: true, mail: 'digest', mails: ['digest', 'never'] },
      { topic: 'followed', inbox: true, mail: 'digest' },
      { topic: 'sources', inbox: true, mail: 'now' },
      { topic: 'runs', inbox: true, mail: 'never' },
    ],
  });
  expect((await server.choose('user', [{ topic: 'followed', inbox: true, mail: 'now' }])).status).toBe(400);
  expect((await server.choose('user', [], 'every_day', '24:00')).status).toBe(400);
  const off = { topic: 'mentions', inbox: false, mail: 'never' };
  expect((await server.choose('user', [off], 'never', '18:30')).body).toMatchObject({
    digest: 'never',
    digest_time: '18:30',
  });
  await server.note('admin', 'Hello @Ann Frey', [idOf('user')]);
  expect(await server.said('user')).toEqual([]);
  expect(await server.inbox('user')).toMatchObject({ total: 0, unread: 0 });
});

test('a notification keeps the name of the deleted person who caused it', async () => {
  await server.follow('user');
  await server.note('user+w', 'Mine.');
  expect((await server.call('DELETE', `/auth/admin/users/${idOf('user+w')}`)).status).toBe(204);
  expect(await server.said('user')).toEqual(['user+w wrote a note on Acme AG (Mine.)']);
});
