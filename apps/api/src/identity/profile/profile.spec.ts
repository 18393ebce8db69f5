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

test('all pages show the names that a person sets in the profile', async () => {
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

test('omitted profile fields are kept, and equal values create no event', async () => {
  await change('super', { first_name: 'Eva', time_zone: 'Europe/Berlin' });
  await change('super', { first_name: 'Eva' });
  expect(await eventsOf('super')).toHaveLength(1);
  const without = await change('super', { first_name: '' });
  expect(without.body).toMatchObject({ name: 'super', first_name: null, time_zone: 'Europe/Berlin' });
  expect((await change('super', { time_zone: null })).body).toMatchObject({ time_zone: null });
});

test('a person chooses the separator of their CSV files, and the audit trail records the choice', async () => {
  expect((await change('admin', {})).body).toMatchObject({ csv_separator: null });
  expect((await change('admin', { csv_separator: 'semicolon' })).body).toMatchObject({
    csv_separator: 'semicolon',
  });
  const [event] = await eventsOf('admin');
  expect(event).toMatchObject({
    action: 'profile_changed',
    before: { csv_separator: null },
    after: { csv_separator: 'semicolon' },
  });
  expect((await change('admin', { csv_separator: null })).body).toMatchObject({ csv_separator: null });
});

test('a person chooses the language of their texts or returns to the language of the browser', async () => {
  expect((await change('user', { language: 'de' })).body).toMatchObject({ language: 'de' });
  const [event] = await eventsOf('user');
  expect(event).toMatchObject({ before: { language: null }, after: { language: 'de' } });
  expect((await change('user', { language: null })).body).toMatchObject({ language: null });
  expect((await change('user', { language: 'rm' })).status).toBe(400);
});

test('an error message is in a language that the client accepts, otherwise in English', async () => {
  const refusedIn = async (language: string | undefined) =>
    (
      await server.app.inject({
        method: 'PATCH',
        url: USER,
        headers: { ...server.asRole('user'), ...(language !== undefined && { 'accept-language': language }) },
        payload: { time_zone: 'Europe/Atlantis' },
      })
    ).json();
  expect(await refusedIn('fr-CH, fr;q=0.9, en;q=0.8')).toEqual({
    error: 'Ce fuseau horaire n’est pas connu.',
  });
  expect([await refusedIn(undefined), await refusedIn('es')]).toEqual([
    { error: 'Unknown time zone.' },
    { error: 'Unknown time zone.' },
  ]);
});

test.each([
  [{ csv_separator: 'pipe' }, 'csv_separator must be comma, semicolon, tab or empty.'],
  [{ time_zone: 'Europe/Atlantis' }, 'Unknown time zone.'],
  [{ time_zone: '+02:00' }, 'Unknown time zone.'],
  [{ first_name: 'a\u202eb' }, expect.stringContaining('U+202E')],
  [{ first_name: 'x'.repeat(100) }, 'first_name must be at most 99 characters long.'],
  [{ role: 'admin' }, 'There is no field role.'],
  [{ last_name: '(Service  Account)' }, "Only service accounts are called '… (service account)'."],
  [{ last_name: '[ЅERVICE] аccount ' }, "Only service accounts are called '… (service account)'."],
])('the profile change %j is refused', async (wrong, error) => {
  expect(await change('user', wrong)).toEqual({ status: 400, body: expect.objectContaining({ error }) });
});

test('a person cannot use a name that looks like the name of a colleague', async () => {
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
