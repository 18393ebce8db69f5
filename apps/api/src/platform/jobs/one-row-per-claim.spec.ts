import { sql } from 'drizzle-orm';
import { ALL_ARTICLES, claimArticle } from '../../extraction/runs/article-claims';
import { storeArticles } from '../../extraction/runs/articles.fixture';
import { claimMessage, enqueueMessage } from '../mail/outbox.queries';
import { testDatabase } from '../../testing/test-database';
import { articles } from '../db/schema/articles.table';
import { outbox } from '../db/schema/outbox.table';
import type { Database, Tx } from '../db/open-database';

/** Plan types to disable. The database must then compare each row with the claimed row in a nested loop. */
const OTHER_PLANS = ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort', 'indexscan', 'bitmapscan'];

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

function rowByRow<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return database.db.transaction(async (tx) => {
    for (const plan of OTHER_PLANS) await tx.execute(sql.raw(`set local enable_${plan} = off`));
    return work(tx);
  });
}

test('a claim takes only one of five mails with any query plan', async () => {
  await database.db.transaction(async (tx) => {
    for (let i = 0; i < 5; i++) await enqueueMessage(tx, 'reset', null);
  });
  expect(await rowByRow((tx) => claimMessage(tx, 'us'))).toMatchObject({ attempts: 1 });
  expect((await database.db.select().from(outbox)).map(({ attempts }) => attempts).sort()).toEqual([
    0, 0, 0, 0, 1,
  ]);
});

test('a claim takes only one of five articles with any query plan', async () => {
  await storeArticles(database.db, ['One Ltd.', 'Two Ltd.', 'Three Ltd.', 'Four Ltd.', 'Five Ltd.']);
  expect(await rowByRow((tx) => claimArticle(tx, 'us', ALL_ARTICLES))).toMatchObject({ attempts: 1 });
  expect((await database.db.select().from(articles)).map(({ attempts }) => attempts).sort()).toEqual([
    0, 0, 0, 0, 1,
  ]);
});
