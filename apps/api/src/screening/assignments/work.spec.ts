import { desc, eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import type { ActorName } from '../../testing/test-app';
import { timelineApp } from '../../insights/timeline/timeline.fixture';

let server: Awaited<ReturnType<typeof timelineApp>>;
beforeAll(async () => {
  server = await timelineApp();
});
afterAll(() => server.close());

const change = async (id: string, payload: object, actor: ActorName = 'user+w', headers = {}) => {
  const answer = await server.app.inject({
    method: 'PATCH',
    url: `/auth/investments/${id}/work`,
    headers: { ...server.asRole(actor), ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
};
const work = async (id: string) => (await server.call('GET', `/auth/investments/${id}/work`)).body;
const NOBODY = { assignee_id: null, assignee: null, step: null, due: null };

test('a startup has one assignee and one dated next step, and the timeline shows their authors', async () => {
  const id = await server.startup();
  expect(await work(id)).toEqual({ startup_id: id, ...NOBODY, version: 0 });
  const assignee = server.person('user').userId;
  const first = await change(id, { assignee, step: ' Visit in Winterthur ', due: '2026-11-25' });
  expect(first).toMatchObject({
    status: 200,
    body: { assignee: 'user', step: 'Visit in Winterthur', version: 1 },
  });
  expect(await change(id, { step: 'Visit in Winterthur' })).toEqual(first);
  expect((await change(id, { step: null }, 'admin')).body).toMatchObject({
    step: null,
    due: null,
    version: 2,
  });
  expect(await work(id)).toMatchObject({ assignee: 'user', step: null });
  for (const step of ['Call\nNew above the threshold', 'Call \u202Eeno'])
    expect((await change(id, { step })).status).toBe(400);
  const listed = (await server.call('GET', `/auth/investments/work?ids=${id},987654,x`)).body;
  expect(listed).toEqual({ items: [await work(id)], total: 1 });
  const { items, counts } = await server.timeline(id, '?kind=work');
  expect(items).toMatchObject([
    {
      actor: 'admin',
      changes: [
        { field: 'due', before: '2026-11-25', after: null },
        { field: 'step', before: 'Visit in Winterthur', after: null },
      ],
    },
    {
      actor: 'user+w',
      changes: expect.arrayContaining([{ field: 'assignee', before: null, after: 'user' }]),
    },
  ]);
  expect(counts.work).toBe(2);
});

test('a change of assignee or next step with an outdated version is refused', async () => {
  const id = await server.startup();
  const seen = { 'if-match': '"0"' };
  expect((await change(id, { step: 'Call' }, 'user+w', seen)).status).toBe(200);
  expect(await change(id, { step: 'Visit' }, 'admin', seen)).toMatchObject({
    status: 412,
    body: { current: { step: 'Call', version: 1 }, changed_by: 'user+w' },
  });
  for (const actor of ['user', 'super'] as const)
    expect((await change(id, { step: 'Visit' }, actor)).status).toBe(403);
  await change(id, { step: null });
  expect((await change(id, { due: '2026-11-25' })).body.error).toBe('A date needs a next step.');
  for (const due of ['0000-01-01', '2027-02-29'])
    expect((await change(id, { step: 'Call', due })).status).toBe(400);
  expect((await change(id, {})).status).toBe(400);
  expect((await change(id, { step: 'x'.repeat(141) })).status).toBe(400);
  expect((await change('999999', { step: 'x' })).status).toBe(404);
  const gone = server.person('super+w').userId;
  await server.db.update(users).set({ account_status: 'disabled' }).where(eq(users.id, gone));
  expect((await change(id, { assignee: gone })).body.error).toBe(
    'This person has no access. Choose another one.',
  );
  await server.db.delete(users).where(eq(users.id, gone));
});

test('a startup can be reassigned between two people with the same name', async () => {
  const id = await server.startup();
  const [one, other] = [server.person('user').userId, server.person('super').userId];
  await server.db.update(users).set({ name: 'user' }).where(eq(users.id, other));
  await change(id, { assignee: one });
  expect((await change(id, { assignee: other })).body).toMatchObject({ assignee_id: other, version: 2 });
  const { items } = await server.timeline(id, '?kind=work');
  expect(items[0]?.changes).toEqual([{ field: 'assignee', before: 'user', after: 'user' }]);
  const kept = { before: { assignee_id: one }, after: { assignee_id: other } };
  const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  expect(event).toMatchObject(kept);
});

test('deleting a person unassigns their startups, with a timeline entry and a new version', async () => {
  const id = await server.startup();
  const assignee = server.person('super').userId;
  await change(id, { assignee, step: 'Call' });
  expect((await server.call('DELETE', `/auth/admin/users/${assignee}`)).status).toBe(204);
  expect(await work(id)).toMatchObject({ ...NOBODY, step: 'Call', version: 2 });
  const { items } = await server.timeline(id, '?kind=work');
  expect(items[0]).toMatchObject({
    actor: 'admin',
    changes: [{ field: 'assignee', before: 'user', after: null }],
  });
});

test('an id with leading zeros leads to the timeline of the same startup', async () => {
  const id = await server.startup();
  expect((await change(`0${id}`, { step: 'Call' })).body).toMatchObject({ startup_id: id });
  expect((await server.timeline(id, '?kind=work')).items).toHaveLength(1);
});

test('assignee and next step return when a startup is restored', async () => {
  const id = await server.startup();
  const { body } = await change(id, { step: 'Call' });
  await server.remove('curated', id);
  await server.restoreLast();
  expect(await work(id)).toEqual(body);
});
