import { eq, sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { purgeDeletions } from '../../startups/deletions/purge-deletions';
import type { ActorName } from '../../testing/test-app';
import { timelineApp } from '../../insights/timeline/timeline.fixture';
import type { NoteBody } from './notes.schemas';

const DAY_MS = 86_400_000;

let server: Awaited<ReturnType<typeof timelineApp>>;
beforeAll(async () => {
  server = await timelineApp();
});
afterAll(() => server.close());

const send = async (actor: ActorName, method: 'POST' | 'PATCH', url: string, payload = {}, headers = {}) => {
  const answer = await server.app.inject({
    method,
    url: `/auth/${url}`,
    headers: { ...server.asRole(actor), ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
};
const write = async (id: string, text: string, actor: ActorName = 'user+w', mentions: string[] = []) => {
  const { status, body } = await send(actor, 'POST', `investments/${id}/notes`, { text, mentions });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  const note: NoteBody = body;
  return note;
};
const edit = (id: string, text: string, actor: ActorName = 'user+w', headers = {}) =>
  send(actor, 'PATCH', `notes/${id}`, { text }, headers);
const strike = (id: string, actor: ActorName = 'user+w') => send(actor, 'POST', `notes/${id}/strike`);
const listed = async (id: string): Promise<{ items: NoteBody[]; total: number }> =>
  (await server.call('GET', `/auth/investments/${id}/notes`)).body;
const age = (id: string, minutes: number) =>
  server.db.execute(
    sql`update notes set written_at = now() - make_interval(mins => ${minutes}) where id = ${id}`,
  );

test('all people can read a note in the list of notes and in the timeline', async () => {
  const id = await server.startup();
  const first = await write(id, ' Spoke to the buyer. ');
  const second = await write(id, 'See https://example.org', 'admin');
  expect(first).toEqual({
    id: first.id,
    startup_id: id,
    text: 'Spoke to the buyer.',
    author_id: server.person('user+w').userId,
    author: 'user+w',
    written_at: expect.any(String),
    edited_at: null,
    editable_until: new Date(Date.parse(first.written_at) + 15 * 60_000).toISOString(),
    struck_at: null,
    struck_by: null,
    mentions: [],
    version: 1,
  });
  expect(await listed(id)).toEqual({ items: [second, first], total: 2 });
  const { items, counts } = await server.timeline(id, '?kind=note');
  expect(items.map(({ id: entry, note, actor }) => [entry, note, actor])).toEqual([
    [`note-${second.id}`, second, 'admin'],
    [`note-${first.id}`, first, 'user+w'],
  ]);
  expect(counts.note).toBe(2);
});

test('only the author can edit a note, for 15 minutes', async () => {
  const id = await server.startup();
  const note = await write(id, 'One');
  expect(await edit(note.id, 'Two')).toMatchObject({ status: 200, body: { text: 'Two', version: 2 } });
  expect(await edit(note.id, 'Mine', 'admin')).toMatchObject({
    status: 403,
    body: { error: 'Only its author may edit a note.' },
  });
  expect(await edit(note.id, 'Three', 'user+w', { 'if-match': '"1"' })).toMatchObject({
    status: 412,
    body: { current: { text: 'Two', version: 2 }, changed_by: 'user+w' },
  });
  await age(note.id, 14);
  expect((await edit(note.id, 'Three', 'user+w', { 'if-match': '"2"' })).status).toBe(200);
  await age(note.id, 16);
  expect(await edit(note.id, 'Four')).toMatchObject({ status: 409, body: { error: /15 minutes/ } });
  expect(await strike(note.id)).toMatchObject({
    status: 200,
    body: { text: 'Three', struck_by: 'user+w', struck_at: expect.any(String) },
  });
  expect((await edit(note.id, 'Five')).status).toBe(409);
  expect((await listed(id)).items).toMatchObject([{ text: 'Three', version: 4 }]);
});

test('an administrator can strike through the notes of other people', async () => {
  const note = await write(await server.startup(), 'One', 'super+w');
  expect((await strike(note.id)).status).toBe(403);
  const struck = await strike(note.id, 'super');
  expect(struck).toMatchObject({ status: 200, body: { struck_by: 'super', version: 2 } });
  expect(await strike(note.id, 'admin')).toEqual(struck);
});

test('an author without the write permission cannot strike through their note', async () => {
  const note = await write(await server.startup(), 'One');
  const author = server.person('user').userId;
  await server.db.execute(sql`update notes set author_id = ${author} where id = ${note.id}`);
  expect((await strike(note.id, 'user')).status).toBe(403);
});

test('a note mentions only people with access whose name is in the text', async () => {
  const id = await server.startup();
  const [ann, other] = [server.person('user').userId, server.person('super').userId];
  const note = await write(id, 'Ask @user about it', 'admin', [ann, other, crypto.randomUUID()]);
  expect(note.mentions).toEqual([{ id: ann, name: 'user' }]);
  await server.db.update(users).set({ account_status: 'disabled' }).where(eq(users.id, ann));
  expect((await listed(id)).items[0]?.mentions).toEqual([]);
  await server.db.update(users).set({ account_status: 'active' }).where(eq(users.id, ann));
  expect(await edit(note.id, 'Ask nobody', 'admin')).toMatchObject({ body: { mentions: [] } });
});

test('every version of a note is in the audit trail', async () => {
  const id = await server.startup();
  const note = await write(id, 'One');
  await edit(note.id, 'Two');
  await strike(note.id, 'admin');
  const events = await server.db.execute(sql`
    select action, before, after - 'company_name' - 'startup_id' as after from audit_events
    where target_type = 'note' and target_id = ${note.id} order by id`);
  expect(events.rows).toEqual([
    { action: 'note_added', before: null, after: { text: 'One' } },
    { action: 'note_edited', before: { text: 'One' }, after: { text: 'Two' } },
    { action: 'note_struck', before: { is_struck: false }, after: { is_struck: true } },
  ]);
  for (const actor of ['user', 'super'] as const)
    expect((await send(actor, 'POST', `investments/${id}/notes`, { text: 'x' })).status).toBe(403);
  for (const text of ['  ', '\u200B', '\u2066\u2069'])
    expect((await send('admin', 'POST', `investments/${id}/notes`, { text })).body.error).toBe(
      'Please write a note.',
    );
  const long = { text: 'x'.repeat(10_001) };
  expect((await send('admin', 'POST', `investments/${id}/notes`, long)).status).toBe(400);
  expect((await send('admin', 'POST', 'investments/999999/notes', { text: 'x' })).status).toBe(404);
  expect([(await edit('999999', 'x')).status, (await strike('x')).status]).toEqual([404, 404]);
});

test('notes return with a restored startup and are deleted with a purged startup', async () => {
  const id = await server.startup();
  const note = await write(id, 'One');
  await server.remove('curated', id);
  expect([(await edit(note.id, 'Two')).status, (await strike(note.id)).status]).toEqual([404, 404]);
  await server.restoreLast();
  expect((await listed(id)).items).toEqual([note]);
  await server.remove('curated', id);
  await purgeDeletions(server.db, Date.now() + 31 * DAY_MS);
  expect((await server.db.execute(sql`select from notes where startup_id = ${id}`)).rows).toEqual([]);
});

test('people who can be mentioned are listed by name', async () => {
  const people = async (actor: ActorName) =>
    (await server.app.inject({ url: '/auth/people?limit=500', headers: server.asRole(actor) })).json();
  const { items, total } = await people('admin');
  expect(items).toContainEqual({
    id: server.person('super').userId,
    name: 'super',
    initials: 'S',
    email: expect.stringContaining('@'),
  });
  expect(items).toHaveLength(total);
  const { items: seen } = await people('user');
  expect(seen.map(({ email }: { email: string | null }) => email)).toEqual(Array(total).fill(null));
});
