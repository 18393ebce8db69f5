import { sql } from 'drizzle-orm';
import { until } from '../../testing/writer-process';
import { decidingApp } from './decisions.fixture';

let server: Awaited<ReturnType<typeof decidingApp>>;
beforeAll(async () => {
  server = await decidingApp();
});
afterAll(() => server.close());
beforeEach(() => server.begin());

/** Runs a statement and holds its locks until the returned function is called. */
async function held(statement: ReturnType<typeof sql>): Promise<() => Promise<void>> {
  let free: () => void = () => undefined;
  const freed = new Promise<void>((resolve) => (free = resolve));
  let transaction: Promise<void> | undefined;
  await new Promise<void>((resolve) => {
    transaction = server.db.transaction(async (tx) => {
      await tx.execute(statement);
      resolve();
      await freed;
    });
  });
  return async () => {
    free();
    await transaction;
  };
}

/** Waits until this number of transactions are waiting for a lock. */
const waiting = (count: number) =>
  until(`${count} wait`, async () => {
    const { rowCount } = await server.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount === count;
  });

test('when two people make the same decision at the same time, only one of them changes the startup', async () => {
  const release = await held(sql`select from startups where id = 1 for update`);
  const first = server.decide({ kind: 'contacted' }, { actor: 'admin' });
  await waiting(1);
  const second = server.decide({ kind: 'contacted' });
  await waiting(2);
  await release();
  const made = [(await first).body.decision, (await second).body.decision];
  expect(made).toMatchObject([{ id: (await server.listed()).items[0]?.id }, null]);
});
