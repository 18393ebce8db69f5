import { desc, eq, sql } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { curationApp } from './curated-startups.fixture';

let server: Awaited<ReturnType<typeof curationApp>>;
let now = Date.parse('2026-06-01T00:00:00Z');
beforeAll(async () => {
  server = await curationApp({ now: () => (now += 1_000) });
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const names = async () => (await server.curated()).map(({ company_name }) => company_name);

test('a raw row becomes a curated startup with awards, articles and score', async () => {
  await server.weigh('venture kick 1', 2.5);
  await server.importRow({
    ID: '7',
    company_name: 'Acme AG',
    canton: 'Zürich',
    awards: ['Venture Kick 1', 'Unheard-of'],
    investment: 1,
    articles: [{ url: 'https://news.ch/1', title: 'T', published_at: '2024-05-10', source: 'N' }],
  });
  expect(await server.curate()).toEqual({
    processed: 1,
    inserted: 1,
    updated: 0,
    awardsInserted: 2,
    scoreUpdated: 1,
    pending: 0,
  });
  const [startup] = await server.curated();
  expect(startup).toMatchObject({
    external_id: '7',
    company_name: 'Acme AG',
    canton: 'ZH',
    score: 2.5,
    investment: 1,
    interested: 1,
    awards: [
      { award_name: 'Venture Kick 1', weight_used: 2.5 },
      { award_name: 'Unheard-of', weight_used: 0 },
    ],
    articles: [{ url: 'https://news.ch/1', title: 'T', published_at: '2024-05-10', source: 'N' }],
  });
  expect(await server.raw()).toMatchObject([{ startup_id: startup?.id, curated_at: expect.any(String) }]);
});

test('a curation run without a request body processes a complete batch', async () => {
  await server.importRow({ company_name: 'A' });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/auth/startups/curate/run',
    headers: server.asRole('super'),
  });
  expect(answer.json()).toMatchObject({ processed: 1 });
});

test('a curation run processes the oldest rows first, up to its limit', async () => {
  for (const company_name of ['A', 'B', 'C']) await server.importRow({ company_name });
  expect(await server.curate({ limit: 2 })).toMatchObject({ processed: 2, pending: 1 });
  expect(await names()).toEqual(['A', 'B']);
  expect(await server.curate({ limit: 2 })).toMatchObject({ processed: 1, pending: 0 });
  expect(await server.curate({ limit: 2 })).toEqual({
    processed: 0,
    inserted: 0,
    updated: 0,
    awardsInserted: 0,
    scoreUpdated: 0,
    pending: 0,
  });
});

test('a dry run of curation returns the counts of a real run and stores nothing', async () => {
  await server.weigh('x', 3);
  await server.importRow({ ID: '1', company_name: 'A', awards: ['x', 'y'] });
  await server.importRow({ ID: '2', company_name: 'A AG', awards: ['z'] });
  const events = await server.db.$count(auditEvents);
  const dry = await server.curate({ dryRun: true });
  expect([
    await server.curated(),
    (await server.raw()).map(({ curated_at }) => curated_at),
    await server.db.$count(auditEvents),
  ]).toEqual([[], [null, null], events]);
  expect(await server.curate()).toEqual(dry);
  expect(dry).toEqual({
    processed: 2,
    inserted: 1,
    updated: 1,
    awardsInserted: 3,
    scoreUpdated: 1,
    pending: 0,
  });
});

test('a curation run creates one event with its counts in the audit trail', async () => {
  await server.importRow({ company_name: 'A' });
  const counts = await server.curate();
  const [event] = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.action, 'startup.curate'))
    .orderBy(desc(auditEvents.id))
    .limit(1);
  expect(event).toMatchObject({ actor_id: server.person('admin').userId, after: counts });
});

test('a failure in the middle of a curation batch keeps every row pending', async () => {
  for (const company_name of ['A', 'B', 'Poison']) await server.importRow({ company_name, awards: ['x'] });
  await server.db.execute(sql`alter table startup_awards add constraint no_x check (award_key <> 'x')`);
  const failed = await server.post('/auth/startups/curate/run', {});
  await server.db.execute(sql`alter table startup_awards drop constraint no_x`);
  expect([failed.statusCode, await server.curated()]).toEqual([500, []]);
  expect(await server.curate()).toMatchObject({ processed: 3, inserted: 3, awardsInserted: 3, pending: 0 });
});

test.each([[{ limit: 0 }], [{ limit: 501 }], [{ limit: '5' }], [{ dryRun: 1 }], [{ colour: 'red' }], [[]]])(
  'the curation run %j is refused with a message',
  async (payload) => {
    const answer = await server.post('/auth/startups/curate/run', payload);
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.any(String) }]);
  },
);

test('a person with the role user can neither curate nor audit', async () => {
  for (const url of ['/auth/startups/curate/run', '/auth/startups/curate/audit']) {
    const answer = await server.app.inject({
      method: 'POST',
      url,
      headers: server.asRole('user'),
      payload: {},
    });
    expect([answer.statusCode, answer.json()]).toEqual([403, { error: 'Not allowed' }]);
  }
});
