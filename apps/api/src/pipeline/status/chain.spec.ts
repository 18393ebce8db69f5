import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS, waitForLock } from '../../platform/db/advisory-locks';
import { duplicatePairs } from '../../platform/db/schema/duplicates.table';
import { storeArticles } from '../../extraction/runs/articles.fixture';
import { reviewQueueApp } from '../../review/queue/review-queue.fixture';
import { scoreConfig } from '../../platform/db/schema/score-config.table';
import { storeStartups } from '../../scoring/rescoring/stored-startups.fixture';
import type { ActorName } from '../../testing/test-app';
import type { PipelineBody } from './chain.schemas';

let desk: Awaited<ReturnType<typeof reviewQueueApp>>;
beforeAll(async () => {
  desk = await reviewQueueApp();
});
beforeEach(() => desk.reset());
afterAll(() => desk.close());

const CANTON = { canton: { value: 'ZG', quotes: ['from Zug'] } };

async function chain(actor: ActorName = 'admin'): Promise<PipelineBody> {
  const answer = await desk.app.inject({ url: '/auth/chain', headers: desk.asRole(actor) });
  expect(answer.statusCode).toBe(200);
  return answer.json<PipelineBody>();
}

const NOTHING: PipelineBody = {
  has_begun: false,
  to_extract: 0,
  to_curate: 0,
  review_articles: 0,
  review_pairs: 0,
  new_above_threshold: 0,
};

test('in an empty installation no pipeline stage has started', async () => {
  expect(await chain()).toEqual(NOTHING);
  await desk.setFloor(1);
  const row = await desk.propose('Alpha AG', CANTON);
  await storeArticles(desk.db, ['Beta AG from Bern wins.']);
  await desk.importRow({ company_name: 'Gamma AG' });
  const begun = { ...NOTHING, has_begun: true };
  expect(await chain()).toEqual({ ...begun, to_extract: 1, to_curate: 1, review_articles: 1 });

  await desk.curate();
  expect(await chain()).toEqual({ ...begun, to_extract: 1, review_articles: 1 });
  await desk.accept(row?.id ?? '');
  expect(await chain()).toEqual({ ...begun, to_extract: 1, to_curate: 1 });
  await desk.curate();
  expect(await chain()).toEqual({ ...begun, to_extract: 1 });
});

test('the pipeline counts are available while another process changes the queue', async () => {
  await desk.setFloor(1);
  await desk.propose('Alpha AG', CANTON);
  const meanwhile = await desk.db.transaction(async (tx) => {
    await waitForLock(tx, ADVISORY_LOCKS.reviewQueue);
    return chain();
  });
  expect(meanwhile).toMatchObject({ has_begun: true, review_articles: 0 });
  expect(await chain()).toMatchObject({ review_articles: 1 });
});

test('the pipeline does not count rows of deleted startups and discarded rows as pending', async () => {
  await desk.setFloor(1);
  const row = await desk.propose('Alpha AG', CANTON);
  await desk.discard(row?.id ?? '');
  await desk.importRow({ company_name: 'Gamma AG' });
  await desk.curate();
  const [startup] = await desk.curated();
  const removed = await desk.app.inject({
    method: 'DELETE',
    url: `/auth/startups/curated/${startup?.id}`,
    headers: { ...desk.asRole('admin'), 'if-match': `"${startup?.version}"` },
  });
  expect(removed.statusCode).toBeLessThan(300);
  await desk.importRow({ company_name: 'Gamma AG', canton: 'ZH' });
  expect(await chain()).toMatchObject({ to_curate: 1 });
  await desk.curate();
  expect(await chain()).toMatchObject({ to_curate: 0 });
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

test('the pipeline counts active startups with the badge New and without a decision as new', async () => {
  await desk.db.execute(sql`truncate score_config`);
  await desk.db.insert(scoreConfig).values({ threshold: 8, top_percent: 0.2 });
  const seen = { score: 8, firstTime_appear_inscore: daysAgo(9) };
  await storeStartups(desk.db, [
    { company_name: 'At the threshold', ...seen },
    { company_name: 'By another clock', ...seen, firstTime_appear_inscore: daysAgo(-0.01) },
    { company_name: 'Back from Later', ...seen, later_until: daysAgo(0.01) },
    { company_name: 'Later', ...seen, later_until: daysAgo(-1) },
    { company_name: 'Below', ...seen, score: 7.9 },
    { company_name: 'Long known', ...seen, firstTime_appear_inscore: daysAgo(10.01) },
    { company_name: 'Never above', ...seen, firstTime_appear_inscore: null },
    ...(['rejected', 'email_sent', 'create_contract', 'interested'] as const).map((flag) => ({
      company_name: flag,
      ...seen,
      [flag]: 1,
    })),
  ]);
  expect(await chain('user')).toMatchObject({ new_above_threshold: 3 });
  const listed = await desk.send<{ items: { company_name: string; is_new: number }[] }>(
    'GET',
    '/investments?mode=active&top=eligible&sort=firstTime_appear_inscore',
  );
  const isNew = listed.body.items.filter(({ is_new }) => is_new === 1).map((row) => row.company_name);
  expect(isNew.sort()).toEqual([
    'At the threshold',
    'Back from Later',
    'By another clock',
    'Later',
    'create_contract',
    'email_sent',
    'interested',
  ]);
});

test.each<[ActorName, (keyof PipelineBody)[]]>([
  ['user', []],
  ['user+w', ['review_articles', 'review_pairs']],
  ['super', ['to_extract', 'to_curate']],
  ['super+w', ['to_extract', 'to_curate', 'review_articles', 'review_pairs']],
  ['admin', ['to_extract', 'to_curate', 'review_articles', 'review_pairs']],
])('the pipeline shows the role %s new startups and its accessible stages: %j', async (actor, stages) => {
  const [low, high] = await storeStartups(desk.db, [{ company_name: 'Alpha' }, { company_name: 'Alpha 2' }]);
  await desk.db.insert(duplicatePairs).values({
    low_id: low ?? 0,
    high_id: high ?? 0,
    certainty: 0.9,
    reasons: [],
    has_website: false,
    has_founder: false,
  });
  const seen = await chain(actor);
  const counts = Object.entries(seen).filter(([name]) => name !== 'has_begun');
  expect(counts.filter(([, count]) => count !== null).map(([name]) => name)).toEqual([
    ...stages,
    'new_above_threshold',
  ]);
  if (stages.includes('review_pairs')) expect(seen.review_pairs).toBe(1);
});

test('without a session no pipeline counts are returned', async () => {
  expect((await desk.app.inject({ url: '/auth/chain' })).statusCode).toBe(401);
});
