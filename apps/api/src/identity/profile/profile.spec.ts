import { desc, eq } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { testApp, type ActorName } from '../../testing/test-app';

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const USER = '/auth/user';
const change = async (actor: ActorName, payload: object) => {
  const answer = await server.app.inject({
    method: 'PATCH',
    url: USER,
    headers: server.asRole(actor),
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const eventsOf = (actor: ActorName) =>
  server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.target_id, server.person(actor).userId))
    .orderBy(desc(auditEvents.id));

test('a person gives their names and time zone, and is shown by them everywhere', async () => {
  const given = { first_name: ' Anna ', last_name: 'Keller', time_zone: 'America/New_York' };
  const answer = await change('user', given);
  const stored = { first_name: 'Anna', last_name: 'Keller', time_zone: 'America/New_York' };
  expect([answer.status, answer.body]).toEqual([
    200,
    expect.objectContaining({ ...stored, name: 'Anna Keller' }),
  ]);
  const people = await server.app.inject({ url: '/auth/people', headers: server.asRole('user') });
  expect(people.json()).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ name: 'Anna Keller', initials: 'AK' })]),
  });
  const [event] = await eventsOf('user');
  expect(event).toMatchObject({ action: 'profile_changed', before: { first_name: null }, after: stored });
});

test('what is not sent stays, what is the same leaves no trace, and without names the nickname is shown', async () => {
  await change('super', { first_name: 'Eva', time_zone: 'Europe/Berlin' });
  await change('super', { first_name: 'Eva' });
  expect(await eventsOf('super')).toHaveLength(1);
  const without = await change('super', { first_name: '' });
  expect(without.body).toMatchObject({ name: 'super', first_name: null, time_zone: 'Europe/Berlin' });
  expect((await change('super', { time_zone: null })).body).toMatchObject({ time_zone: null });
});

test.each([
  [{ time_zone: 'Europe/Atlantis' }, 'This time zone is not known.'],
  [{ time_zone: '+02:00' }, 'This time zone is not known.'],
  [{ first_name: 'a\u202eb' }, expect.stringContaining('U+202E')],
  [{ first_name: 'x'.repeat(100) }, 'first_name must be at most 99 characters long.'],
  [{ role: 'admin' }, 'There is no field role.'],
  [{ last_name: '(Service  Account)' }, "Only service accounts are called '… (service account)'."],
  [{ last_name: '[ЅERVICE] аccount ' }, "Only service accounts are called '… (service account)'."],
])('%j is refused', async (wrong, error) => {
  expect(await change('user', wrong)).toEqual({ status: 400, body: expect.objectContaining({ error }) });
});

test('a name that reads as that of a colleague is refused, also when both take it at once, and the own one is not', async () => {
  await change('admin', { first_name: 'Lara', last_name: 'Moser' });
  const alike = await change('user', { first_name: 'Iara', last_name: 'Мoser ' });
  expect(alike).toEqual({
    status: 409,
    body: { error: expect.stringContaining('reads the same as that of another person') },
  });
  expect((await change('admin', { first_name: 'LARA' })).status).toBe(200);
  const both = await Promise.all(
    (['user', 'super'] as const).map((actor) => change(actor, { first_name: 'Mia', last_name: 'Frei' })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});
