import { desc, eq, sql } from 'drizzle-orm';
import { auditEvents } from '../audit/audit-events.table';
import { startups } from '../startups/startups.table';
import { curationApp } from './curated-startups.fixture';

let server: Awaited<ReturnType<typeof curationApp>>;
let now = Date.parse('2026-06-01T00:00:00Z');
beforeAll(async () => {
  server = await curationApp({ now: () => (now += 1_000) });
});
afterAll(() => server.close());
beforeEach(() => server.clear());

const names = async () => (await server.curated()).map(({ company_name }) => company_name);

test('a raw row becomes a curated startup with its awards, articles and score, and knows which', async () => {
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

test.each([
  [
    'the same website host without www.',
    { company_name: 'Old', website: 'https://www.acme.ch/en' },
    { company_name: 'New', website: 'acme.ch' },
    ['New'],
  ],
  ['the same folded name', { company_name: 'Älpli AG' }, { company_name: 'alpli', canton: 'ZH' }, ['alpli']],
  [
    'nothing in common',
    { company_name: 'Old', website: 'https://old.ch' },
    { company_name: 'New', website: 'https://new.ch' },
    ['New', 'Old'],
  ],
  [
    'only a host that many companies share',
    { company_name: 'Old', website: 'https://www.linkedin.com/company/old' },
    { company_name: 'New', website: 'https://linkedin.com/company/new' },
    ['New', 'Old'],
  ],
])('two rows with %s, in one batch or in two', async (_what, first, second, expected) => {
  await server.importRow(first);
  await server.importRow(second);
  expect(await server.curate()).toMatchObject({
    processed: 2,
    inserted: expected.length,
    updated: 2 - expected.length,
  });
  expect(await names()).toEqual(expected);
  await server.clear();
  await server.importRow(first);
  await server.curate();
  await server.importRow(second);
  expect(await server.curate()).toMatchObject({
    processed: 1,
    inserted: expected.length - 1,
    updated: 2 - expected.length,
  });
  expect(await names()).toEqual(expected);
});

test('the same external id is the same startup, even under a new name', async () => {
  await server.importRow({ ID: '1', company_name: 'Old' });
  await server.curate();
  await server.importRow({ ID: '1', company_name: 'New' });
  expect(await server.curate()).toMatchObject({ processed: 1, inserted: 0, updated: 1 });
  expect(await names()).toEqual(['New']);
});

test('a run without a body takes a whole batch', async () => {
  await server.importRow({ company_name: 'A' });
  const answer = await server.app.inject({
    method: 'POST',
    url: '/auth/startups/curate/run',
    headers: server.asRole('super'),
  });
  expect(answer.json()).toMatchObject({ processed: 1 });
});

test('the external id comes before the website, the website before the name', async () => {
  await server.importRow({ ID: '1', company_name: 'By id' });
  await server.importRow({ company_name: 'By website', website: 'https://site.ch' });
  await server.importRow({ company_name: 'By name' });
  await server.curate();
  await server.importRow({ ID: '1', company_name: 'By name', website: 'https://site.ch', canton: 'ZH' });
  await server.curate();
  await server.importRow({ company_name: 'By name', website: 'https://site.ch', canton: 'BE' });
  await server.curate();
  const cantons = (await server.curated()).map(({ company_name, canton, website }) => [
    company_name,
    canton,
    website,
  ]);
  expect(cantons).toEqual([
    ['By id', 'ZH', null],
    ['By name', null, null],
    ['By website', 'BE', 'https://site.ch'],
  ]);
});

test('a startup that is renamed onto the name of another keeps its old one', async () => {
  await server.importRow({ company_name: 'Taken' });
  await server.importRow({ ID: '1', company_name: 'Mine' });
  await server.curate();
  await server.importRow({ ID: '1', company_name: 'Taken AG', canton: 'ZH' });
  await server.curate();
  expect((await server.curated()).map(({ company_name, canton }) => [company_name, canton])).toEqual([
    ['Mine', 'ZH'],
    ['Taken', null],
  ]);
});

test('names that are passed on within one batch do not collide', async () => {
  await server.importRow({ ID: '1', company_name: 'A' });
  await server.importRow({ ID: '2', company_name: 'B' });
  await server.curate();
  await server.importRow({ ID: '1', company_name: 'B' });
  await server.importRow({ ID: '2', company_name: 'C' });
  await server.importRow({ ID: '3', company_name: 'D' });
  expect(await server.curate()).toMatchObject({ processed: 3, inserted: 1, updated: 2 });
  expect(await names()).toEqual(['A', 'C', 'D']);
});

test('awards and articles are united, whatever the spelling, and a flag that is 1 stays 1', async () => {
  const article = (url: string) => ({ url, title: null, published_at: null, source: null });
  await server.importRow({
    ID: '1',
    company_name: 'A',
    rejected: 1,
    awards: ['Venture Kick 1', 'x'],
    articles: [article('https://a.ch/1')],
  });
  await server.curate();
  await server.importRow({
    ID: '1',
    company_name: 'A',
    rejected: 0,
    awards: ['venture-kick 1', 'y'],
    articles: [article('https://a.ch/1'), article('https://a.ch/2')],
  });
  expect(await server.curate()).toMatchObject({ awardsInserted: 1 });
  const [startup] = await server.curated();
  expect(startup?.awards?.map(({ award_name }) => award_name)).toEqual(['Venture Kick 1', 'x', 'y']);
  expect(startup?.articles?.map(({ url }) => url)).toEqual(['https://a.ch/1', 'https://a.ch/2']);
  expect(startup?.rejected).toBe(1);
});

test('what a person edited stays against the next import', async () => {
  await server.importRow({ ID: '1', company_name: 'A', email: 'import@a.ch' });
  await server.curate();
  await server.db
    .update(startups)
    .set({ email: 'person@a.ch', origins: { email: { by: 'person', at: '2026-01-01T00:00:00.000Z' } } });
  await server.importRow({ ID: '1', company_name: 'A', email: 'newer@a.ch', number: '1' });
  await server.curate();
  expect(await server.curated()).toMatchObject([{ email: 'person@a.ch', number: '1' }]);
});

test('only a change counts the version up and moves updated_at', async () => {
  const stamp = async () =>
    (await server.curated()).map(({ version, updated_at }) => [version, updated_at])[0];
  await server.importRow({ ID: '1', company_name: 'A', canton: 'ZH' });
  await server.curate();
  const before = await stamp();
  await server.importRow({ ID: '2', company_name: 'A' });
  await server.curate();
  expect(await stamp()).toEqual(before);
  await server.importRow({ ID: '2', company_name: 'A', awards: ['x'] });
  await server.curate();
  expect(await stamp()).toEqual([2, expect.not.stringMatching(String(before?.[1]))]);
});

test('a run takes up to limit rows, the oldest first', async () => {
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

test('a dry run answers the counts of a real one and writes nothing', async () => {
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

test('a run leaves one event with its counts in the audit trail', async () => {
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

test('a failure in the middle of a batch leaves every row waiting, and the next run takes them all', async () => {
  for (const company_name of ['A', 'B', 'Poison']) await server.importRow({ company_name, awards: ['x'] });
  await server.db.execute(sql`alter table startup_awards add constraint no_x check (award_key <> 'x')`);
  const failed = await server.post('/auth/startups/curate/run', {});
  await server.db.execute(sql`alter table startup_awards drop constraint no_x`);
  expect([failed.statusCode, await server.curated()]).toEqual([500, []]);
  expect(await server.curate()).toMatchObject({ processed: 3, inserted: 3, awardsInserted: 3, pending: 0 });
});

test.each([[{ limit: 0 }], [{ limit: 501 }], [{ limit: '5' }], [{ dryRun: 1 }], [{ colour: 'red' }], [[]]])(
  '%j is refused in words',
  async (payload) => {
    const answer = await server.post('/auth/startups/curate/run', payload);
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: expect.any(String) }]);
  },
);

test('a role user may neither curate nor audit', async () => {
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
