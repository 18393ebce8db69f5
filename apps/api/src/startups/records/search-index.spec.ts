import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/db/open-database';
import { migrationPart } from '../../testing/migration-part';
import { testDatabase } from '../../testing/test-database';

const SEARCH_INDEX = migrationPart('0002_search_index');

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
  await client.query(SEARCH_INDEX);
  await client.query('reset role');
  expect(await indexes()).toEqual([]);
  await client.query(`drop role ${role}`);
  await client.query(SEARCH_INDEX);
  client.release();
  expect(await indexes()).toEqual(['raw_startups_search', 'startups_search']);
});
