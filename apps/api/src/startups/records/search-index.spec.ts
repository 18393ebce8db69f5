import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../platform/db/open-database';
import { testDatabase } from '../../testing/test-database';

const MIGRATIONS = join(__dirname, '../../platform/db/migrations');
const migration = () => {
  const file = readdirSync(MIGRATIONS).find((name) => name.endsWith('_search_index.sql'));
  if (!file) throw new Error('no such migration');
  return readFileSync(join(MIGRATIONS, file), 'utf8');
};

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const indexes = async () => {
  const { rows } = await database.pool.query<{ indexname: string }>(
    `select indexname from pg_indexes where indexname like '%startups_search' order by 1`,
  );
  return rows.map(({ indexname }) => indexname);
};

test.each(['startups', 'raw_startups'])('a search in %s is answered by an index', async (table) => {
  const client = await database.pool.connect();
  await client.query('set enable_seqscan = off');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain select 1 from ${table} where search_key like '%acme%'`,
  );
  client.release(true);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`Bitmap Index Scan on ${table}_search`);
});

test('a server that refuses the extension goes without the index, and gets it when it no longer refuses', async () => {
  const role = `vaglio_${randomBytes(6).toString('hex')}`;
  const client = await database.pool.connect();
  await client.query('drop extension pg_trgm cascade');
  await client.query(`create role ${role}`);
  await client.query(`set role ${role}`);
  await client.query(migration());
  await client.query('reset role');
  expect(await indexes()).toEqual([]);
  await client.query(`drop role ${role}`);
  await client.query(migration());
  client.release();
  expect(await indexes()).toEqual(['raw_startups_search', 'startups_search']);
});
