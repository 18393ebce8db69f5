import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { nameKeyOf } from '../../startups/raw/match-keys';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { isWaitingForLock } from '../../testing/lock-waits';
import { saidStartup } from '../../extraction/runs/articles.fixture';
import { reviewDecisions } from '../../platform/db/schema/review-decisions.table';
import { reviewApp } from './review.fixture';

let server: Awaited<ReturnType<typeof reviewApp>>;
beforeAll(async () => {
  server = await reviewApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const NAME = 'Alpha AG';

test('a startup that is discarded while its article is extracted again is not proposed by that extraction', async () => {
  await server.setFloor(1);
  const row = await server.propose(NAME);
  const raw_id = Number(row?.id);
  await server.db.execute(`update articles set state = 'pending', attempts = 0`);
  const other = { canton: { value: 'ZG', quotes: ['from Zug'] } };
  server.model.answerWith(() => ({ startups: [saidStartup(NAME, NAME, other)] }));
  const { reading } = await server.db.transaction(async (tx) => {
    await tx.update(rawStartups).set({ review: 'discarded' }).where(eq(rawStartups.id, raw_id));
    const running = server.send('POST', '/llm/run?batch=1&max=1&dry=0', {});
    while (!(await isWaitingForLock(server.db))) await setTimeout(20);
    await tx.insert(reviewDecisions).values({
      kind: 'discard',
      reason: 'not_a_startup',
      raw_id,
      company_name: NAME,
      name_key: nameKeyOf(NAME),
    });
    return { reading: running };
  });
  expect((await reading).status).toBe(200);
  expect(await server.waiting()).toEqual([]);
});
