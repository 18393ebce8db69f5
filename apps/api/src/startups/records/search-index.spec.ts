import { randomBytes } from 'node:crypto';
import { migrate } from '../../platform/db/migrate';
import { connect, type Database } from '../../platform/db/open-database';
import { bareDatabase, testDatabase } from '../../testing/test-database';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test.each(['startups', 'raw_startups'])('a search in the table %s uses an index', async (table) => {
  const client = await database.pool.connect();
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select 1 from ${table} where search_key like '%acme%'`,
  );
  client.release(true);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`Bitmap Index Scan on ${table}_search`);
});

test('a database that refuses the search extension is not migrated, and the error explains what to do', async () => {
  const bare = await bareDatabase();
  const role = `vaglio_${randomBytes(6).toString('hex')}`;
  await bare.pool.query(`create role ${role} login password '${role}'`);
  const url = Object.assign(new URL(bare.url), { username: role, password: role });
  const limited = await connect(url.href, console);
  const refused = migrate(limited.pool);
  await expect(refused).rejects.toThrow(/needs the PostgreSQL extension pg_trgm: permission denied/);
  await limited.close();
  await bare.pool.query(`drop role ${role}`);
  await bare.close();
});
