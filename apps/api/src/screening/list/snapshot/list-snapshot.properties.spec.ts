import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { scoreConfig } from '../../../platform/db/schema/score-config.table';
import { SORT_DIRECTIONS, SORT_KEYS } from '../../../scoring/ranking/list-choices';
import { forgetStartups, storeStartups } from '../../../scoring/rescoring/stored-startups.fixture';
import { testDatabase } from '../../../testing/test-database';
import { storePeople } from '../drawn-filters.fixture';
import { applyChange, drawnChange, drawnRow, NAMES } from './drawn-changes.fixture';
import { listSnapshot, ONE_SNAPSHOT } from './list-snapshot';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Generator for the steps of two concurrent transactions, each of which may commit or roll back at any time. */
const drawnStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('change' as const), by: fc.nat(1), change: drawnChange }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('commit' as const), by: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rollback' as const), by: fc.nat(1) }) },
);

test('incrementally updated lists equal newly read lists, for any writer and order of commits', async () => {
  const { db, pool } = database;
  const lists = listSnapshot(db);
  await storePeople(db);
  const property = fc.asyncProperty(
    fc.array(drawnRow, { minLength: 3, maxLength: NAMES.length }),
    fc.array(
      fc.tuple(drawnStep, fc.constantFrom(...SORT_KEYS), fc.constantFrom(...SORT_DIRECTIONS), fc.boolean()),
      {
        minLength: 6,
        maxLength: 24,
      },
    ),
    async (drawn, steps) => {
      await forgetStartups(db);
      await db.execute(sql`truncate startup_work`);
      await db.insert(scoreConfig).values({ threshold: 1, top_percent: 0.3 });
      await storeStartups(
        db,
        drawn.map((row, place) => ({ ...row, company_name: NAMES[place] ?? '' })),
      );
      await db.execute(
        sql`update startups set name_key = lower(company_name), search_key = lower(company_name)`,
      );
      const clients = [await pool.connect(), await pool.connect()];
      try {
        for (const client of clients) await client.query("begin; set local lock_timeout = '50ms'");
        for (const [step, sort, dir, isInTransaction] of steps) {
          const client = clients[step.by];
          if (!client) continue;
          if (step.kind === 'change') {
            await client.query('savepoint before_change');
            await applyChange(client, step.change).catch(() => client.query('rollback to before_change'));
          } else await client.query(`${step.kind}; begin; set local lock_timeout = '50ms'`);
          const followed = isInTransaction
            ? await db.transaction((tx) => lists.in(tx), ONE_SNAPSHOT)
            : await lists.current();
          const anew = await listSnapshot(db).current();
          expect(followed.settings).toEqual(anew.settings);
          expect(followed.rows.in(sort, dir)).toEqual(anew.rows.in(sort, dir));
          const { rows } = await db.execute<{ id: number }>(
            sql.raw(
              `select id::float8 as id from startups order by "${sort}" ${dir} nulls last, name_key, id`,
            ),
          );
          expect(followed.rows.in(sort, dir).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
        }
      } finally {
        for (const client of clients) {
          await client.query('rollback');
          client.release();
        }
      }
    },
  );
  await fc.assert(property, { numRuns: 30 });
});
