import { bareDatabase } from '../../testing/test-database';
import { connect, type Database } from './open-database';
import { withoutLimits } from './without-limits';

let base: Database;
let database: Database;
beforeAll(async () => {
  base = await bareDatabase();
  // The connection uses the timeouts of requests instead of the longer timeouts of tests.
  database = await connect(base.url, console);
});
afterAll(async () => {
  await database.close();
  await base.close();
});

const LIMITS = `select name, setting from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`;

test('database work without time limits does not change the limits of requests', async () => {
  const settingsOf = async (client: Pick<Database['pool'], 'query'>) =>
    (await client.query<{ setting: string }>(LIMITS)).rows.map(({ setting }) => Number(setting));
  const usual = await settingsOf(database.pool);
  expect(usual.every((limit) => limit > 0)).toBe(true);
  expect(await withoutLimits(database.pool, settingsOf)).toEqual([0, 0, 0]);
  expect(await settingsOf(database.pool)).toEqual(usual);
});

test('failed database work without time limits releases its connection', async () => {
  const failing = withoutLimits(database.pool, (client) => client.query('select 1 / 0'));
  await expect(failing).rejects.toThrow('division by zero');
  expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
});
