import { bareDatabase, testDatabase } from '../../testing/test-database';
import type { Database } from '../../platform/db/open-database';
import { migrationsOf } from './database-shape';
import { countMigrations, migrateTo } from './migrate-to';

const LAST_OF_0_2_0 = 'a93e09cc9dafdbe8cf0cd46ce6f4a4ec7241f3c5301650bd9bbf15c9bb39e327';
const BY_0_2_0 = [...Array.from({ length: 18 }, (_, index) => `${index}`.repeat(4)), LAST_OF_0_2_0];

const hashesOf = async ({ pool }: Database) => {
  const client = await pool.connect();
  return migrationsOf(client).finally(() => client.release());
};

test('two migrations of this version replace the 19 migrations of version 0.2.0', async () => {
  const database = await bareDatabase();
  await migrateTo(database.pool, BY_0_2_0);
  const ours = await hashesOf(database);
  expect(ours).toHaveLength(2);
  expect(await countMigrations(ours)).toBe(await countMigrations(BY_0_2_0));
  await database.close();
});

test('an installation upgraded from version 0.2.0 has the migrations of both versions', async () => {
  const database = await testDatabase();
  const all = await hashesOf(database);
  await expect(countMigrations([...BY_0_2_0, ...all.slice(2)])).resolves.toBe(all.length);
  await expect(countMigrations([...BY_0_2_0, ...all.slice(2), 'f'.repeat(64)])).rejects.toThrow(
    'newer Vaglio',
  );
  await expect(countMigrations([...BY_0_2_0, ...all.slice(3)])).rejects.toThrow('not those of this Vaglio');
  await database.close();
});
