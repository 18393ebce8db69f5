import { eq, sql } from 'drizzle-orm';
import { chainRuns } from '../platform/db/schema/chain-runs.table';
import { extractionRuns } from '../platform/db/schema/extraction-runs.table';
import { newsReadings } from '../platform/db/schema/news-readings.table';
import { newsSources } from '../platform/db/schema/news-sources.table';
import { sourceItems } from '../platform/db/schema/source-items.table';
import { plusDays, sixOfDay, zurichDay } from '../platform/time/zurich-days';
import { notificationRounds } from './notifications-worker';
import { notifications } from '../platform/db/schema/notifications.table';
import { sweep } from '../operations/retention/sweep';
import { retention } from '../platform/db/schema/retention.table';
import { notifiedApp } from './notifications.fixture';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BEGIN = Date.now();
let clock = BEGIN;

let server: Awaited<ReturnType<typeof notifiedApp>>;
beforeAll(async () => {
  server = await notifiedApp({ now: () => clock });
});
afterAll(() => server.close());
beforeEach(async () => {
  clock = BEGIN;
  await server.db.execute(sql`truncate notifications, reached_moments, startup_work`);
});

const idOf = (actor: Parameters<typeof server.person>[0]) => server.person(actor).userId;

const isoAt = (moment: number) => new Date(moment).toISOString();

/** Runs two rounds of notices on each of two servers at a given time. */
async function rounds(moment: number): Promise<void> {
  clock = moment;
  const [one, other] = [notificationRounds(server.deps), notificationRounds(server.deps)];
  await Promise.all([one(), other()]);
  await Promise.all([one(), other()]);
}

test('startups that reach the threshold in one run are one notification for all people', async () => {
  clock = BEGIN + MINUTE;
  await server.importRow({ ID: '3', company_name: 'Gamma AG', awards: ['eurostars'] });
  await server.curate();
  clock += 20_000;
  await server.importRow({ ID: '4', company_name: 'Delta AG', awards: ['fif grant'] });
  await server.importRow({ ID: '5', company_name: 'Poor AG' });
  await server.curate();
  await rounds(clock + 10_000);
  expect(await server.said('user')).toEqual([]);
  await rounds(clock + 40_000);
  for (const actor of ['user', 'admin'] as const)
    expect(await server.said(actor)).toEqual([
      '2 startups reached the threshold (Gamma AG 4.0, Delta AG 2.0)',
    ]);
  await server.remove('curated', '3');
  expect(await server.said('user')).toEqual(['2 startups reached the threshold (Delta AG 2.0)']);
});

test('a due next step and the end of Later are notified once, at six in the morning in Zurich', async () => {
  const tomorrow = plusDays(zurichDay(BEGIN), 1);
  await server.work('user+w', { assignee: idOf('user'), step: 'Call', due: tomorrow });
  await server.decide({ kind: 'later', until: tomorrow }, { actor: 'admin', id: '2' });
  await server.db.execute(sql`truncate notifications`);
  const six = sixOfDay(tomorrow);
  await rounds(six - MINUTE);
  expect([await server.said('user'), await server.said('admin')]).toEqual([[], []]);
  await rounds(six);
  const day = tomorrow.slice(-2);
  expect(await server.said('user')).toEqual([
    expect.stringMatching(new RegExp(`^The next step on Acme AG is due \\(Next step: Call, ${Number(day)} `)),
  ]);
  expect(await server.said('admin')).toEqual(['Beta AG is back from Later']);
  await rounds(six + DAY);
  expect([await server.said('user'), await server.said('admin')].flat()).toHaveLength(2);
});

test('a finished run is notified to its starter, and a broken source to people with access to the settings', async () => {
  await server.db.insert(extractionRuns).values({
    state: 'finished',
    batch: 1,
    delay_ms: 0,
    processed: 3,
    outputs_count: 1,
    started_by: idOf('user+w'),
  });
  await server.db.insert(newsSources).values({
    name: 'Gewerbebote',
    url: 'https://news.example/feed',
    consecutive_failures: 3,
    last_error: 'The server answered 403.',
  });
  await rounds(BEGIN);
  expect(await server.said('user+w')).toEqual([
    'The extraction run has finished (3 articles read, 1 startup found.)',
  ]);
  const broken = 'Source Gewerbebote is broken (3 failures in a row. The server answered 403.)';
  expect(await server.said('admin')).toEqual([broken]);
  expect(await server.said('super')).toEqual([broken]);
  expect(await server.said('user')).toEqual([]);
  // Without access to the settings, the person also loses these notifications.
  await server.as('admin', 'PATCH', `/auth/admin/users/${idOf('super+w')}/role`, { role: 'user' });
  const ofDemoted = eq(notifications.user_id, idOf('super+w'));
  expect(await server.db.$count(notifications, ofDemoted)).toBe(0);
  // The source has recovered and then failed again.
  await server.db
    .update(newsSources)
    .set({ last_success_at: isoAt(BEGIN) })
    .where(eq(newsSources.name, 'Gewerbebote'));
  await rounds(BEGIN + 6 * MINUTE);
  expect(await server.said('admin')).toEqual([broken, broken]);
});

test('fetched news is notified to the person who requested it', async () => {
  const reading = { source_count: 4, failed_sources: 1, new_articles: 2, finished_at: isoAt(BEGIN) };
  const [, ofChain] = await server.db
    .insert(newsReadings)
    .values([
      { ...reading, ordered_by: idOf('user') },
      { ...reading, ordered_by: idOf('admin') },
      { ...reading, ordered_by: idOf('super') },
      { ...reading, ordered_by: idOf('user'), finished_at: null },
      reading,
    ])
    .returning();
  await server.db
    .insert(chainRuns)
    .values({ state: 'running', reading_id: ofChain?.id ?? null, started_by: idOf('admin') });
  await rounds(BEGIN);
  expect(await server.said('user')).toEqual([
    'The reading of news has finished (2 new articles from 4 sources. 1 could not be read.)',
  ]);
  expect((await server.inbox('super')).items[0]?.href).toBe('/configurations#scraper');
  // The fetch was requested before the role changed, and the person can no longer open the settings.
  expect((await server.inbox('user')).items[0]?.href).toBeNull();
  expect((await server.said('admin')).join()).not.toContain('reading');
  const off = [{ topic: 'runs', inbox: false, mail: 'never' }];
  await server.choose('user', off);
  await server.db.update(newsReadings).set({ finished_at: isoAt(BEGIN) });
  await rounds(BEGIN + MINUTE);
  expect(await server.said('user')).toHaveLength(1);
});

test('a pipeline run that stops at its maximum notifies that the rest is pending', async () => {
  const run = { state: 'finished', started_by: idOf('admin') } as const;
  await server.db.delete(chainRuns);
  await server.db
    .insert(chainRuns)
    .values([
      run,
      { ...run, reached: 'articles', max_articles: 2 },
      { ...run, reached: 'tokens', budget_tokens: 9 },
    ]);
  await rounds(BEGIN);
  const ofPipeline = (await server.said('admin')).filter((text) => text.includes('pipeline'));
  expect(ofPipeline.sort()).toEqual([
    'The run of the whole pipeline has finished (News is read, extracted and curated.)',
    'The run of the whole pipeline has finished (News is read, extracted up to the maximum of articles, and curated. The rest waits.)',
    'The run of the whole pipeline has finished (News is read, extracted up to the maximum of tokens, and curated. The rest waits.)',
  ]);
});

test('a notification that version 0.3.0 stored shows the same text', async () => {
  const old = { user_id: idOf('admin'), in_inbox: true, mail: 'never' as const };
  const run = { of: 'news', what: 'The reading of news', state: 'has finished', result: '2 new articles.' };
  await server.db.insert(notifications).values([
    { ...old, kind: 'run', cause: 'reading:1', details: run },
    {
      ...old,
      kind: 'source',
      cause: 'failing:1',
      details: { name: 'Blatt', health: 'failing', reason: '3 failures in a row. It is down.' },
    },
  ]);
  expect(await server.said('admin')).toEqual([
    'Source Blatt is broken (3 failures in a row. It is down.)',
    'The reading of news has finished (2 new articles.)',
  ]);
});

test('the end of Later is notified to the person who set it if the assignee has lost access', async () => {
  const tomorrow = plusDays(zurichDay(BEGIN), 1);
  await server.work('user+w', { assignee: idOf('super+w') }, '2');
  await server.decide({ kind: 'later', until: tomorrow }, { actor: 'admin', id: '2' });
  const disabled = { accountStatus: 'disabled' };
  await server.as('admin', 'PATCH', `/auth/admin/users/${idOf('super+w')}/status`, disabled);
  await rounds(sixOfDay(tomorrow));
  expect(await server.said('admin')).toContain('Beta AG is back from Later');
});

test('a source that responds without readable pages is notified only once', async () => {
  const [source] = await server.db
    .insert(newsSources)
    .values({ name: 'Bezahlblatt', url: 'https://paid.example/feed', last_success_at: isoAt(BEGIN) })
    .returning();
  if (!source) throw new Error('no source');
  const page = {
    source_id: source.id,
    url_key: 'paid.example/1',
    url: 'https://paid.example/1',
    title: 'One',
  };
  await server.db.insert(sourceItems).values({ ...page, state: 'given_up', reason: 'paywall', attempts: 3 });
  await rounds(BEGIN);
  const broken = 'Source Bezahlblatt is broken (None of its pages can be read.)';
  const ofIt = async () => (await server.said('admin')).filter((text) => text.includes('Bezahlblatt'));
  expect(await ofIt()).toEqual([broken]);
  const change = (values: Partial<typeof newsSources.$inferInsert>) =>
    server.db.update(newsSources).set(values).where(eq(newsSources.id, source.id));
  await change({ last_success_at: isoAt(BEGIN + 5 * MINUTE) });
  await rounds(BEGIN + 6 * MINUTE);
  expect(await ofIt()).toEqual([broken]);
  // A changed address starts a new incident.
  await change({ url: 'https://paid.example/all' });
  await rounds(BEGIN + 12 * MINUTE);
  expect(await ofIt()).toEqual([broken, broken]);
});

test('startups that are assigned together are one notification', async () => {
  const { body: selection } = await server.as('admin', 'GET', '/auth/investments/selection?mode=all');
  const { status } = await server.as('admin', 'POST', '/auth/investments/bulk', {
    query: { mode: 'all' },
    expected: selection.expected,
    token: selection.token,
    action: { work: { assignee: idOf('user') } },
  });
  expect([status, selection.expected]).toEqual([200, 4]);
  expect(await server.said('user')).toEqual(['admin assigned you 4 startups (Beta AG, Acme AG, Delta AG)']);
  await server.db.insert(retention).values({ sessions: null }); // the person stays signed in
  const sweepWhenOld = async (days: number) => {
    await server.db.update(retention).set({ swept_at: null });
    await server.db.update(notifications).set({ created_at: sql`now() - ${`${days} days`}::interval` });
    await sweep({ db: server.db, now: Date.now });
  };
  await sweepWhenOld(89);
  expect(await server.said('user')).toHaveLength(1);
  await sweepWhenOld(91);
  expect(await server.said('user')).toEqual([]);
});
