import { asc } from 'drizzle-orm';
import { auditEvents } from '../../platform/db/schema/audit-events.table';
import { newsSources } from '../../platform/db/schema/news-sources.table';
import { testApp } from '../../testing/test-app';
import { SAMPLE_ADDRESS } from '../fetching/sample-feed';
import { addSampleSource, limitSampleSource } from './sample-source';

const SOURCES = '/auth/admin/scrapers/sources';
const OWN = { name: 'A feed', url: 'https://news.example/feed.xml' };

let server: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(newsSources));

async function call(method: 'PUT' | 'POST', url: string, payload: object) {
  const answer = await server.app.inject({ method, url, headers: server.asRole('admin'), payload });
  return { status: answer.statusCode, body: answer.json() };
}

const sources = () =>
  server.db
    .select({ url: newsSources.url, enabled: newsSources.enabled })
    .from(newsSources)
    .orderBy(asc(newsSources.id));
const events = async () =>
  (await server.db.select().from(auditEvents).orderBy(asc(auditEvents.id))).slice(-2);
const addSample = () => server.db.transaction(addSampleSource);

test('a start without demo data removes the sample source', async () => {
  await addSample();
  await limitSampleSource(server.db, true);
  expect(await sources()).toEqual([{ url: SAMPLE_ADDRESS, enabled: true }]);
  await limitSampleSource(server.db, false);
  expect(await sources()).toEqual([]);
  expect((await events()).at(-1)).toMatchObject({ action: 'news_source_deleted', actor_id: null });
});

test('the first real source disables the sample source', async () => {
  await addSample();
  const [sample] = await server.db.select().from(newsSources);
  await call('POST', SOURCES, OWN);
  expect(await sources()).toEqual([
    { url: SAMPLE_ADDRESS, enabled: false },
    { url: OWN.url, enabled: true },
  ]);
  expect(await events()).toMatchObject([
    { action: 'news_source_changed', after: { enabled: false } },
    { action: 'news_source_created' },
  ]);
  expect(await call('PUT', `${SOURCES}/${sample?.id}`, { enabled: true })).toEqual({
    status: 409,
    body: { error: 'The sample news is invented. It is read only while there is no other source.' },
  });
});

test('if the sample is the only source it can be disabled and enabled', async () => {
  await addSample();
  const [sample] = await server.db.select().from(newsSources);
  for (const enabled of [false, true])
    expect(await call('PUT', `${SOURCES}/${sample?.id}`, { enabled })).toMatchObject({
      status: 200,
      body: { enabled },
    });
});

test('a sample source that an earlier version left enabled is disabled at the next start', async () => {
  await server.db.insert(newsSources).values(OWN);
  await addSample();
  await limitSampleSource(server.db, true);
  expect(await sources()).toEqual([
    { url: OWN.url, enabled: true },
    { url: SAMPLE_ADDRESS, enabled: false },
  ]);
});

test('the sample source cannot be added by a person', async () => {
  expect((await call('POST', SOURCES, { name: 'Sample', url: SAMPLE_ADDRESS })).status).toBe(400);
});
