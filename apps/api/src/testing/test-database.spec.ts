import { sql } from 'drizzle-orm';
import { testDatabase } from './test-database';

test('two spec files have separate databases', async () => {
  const [one, other] = await Promise.all([testDatabase(), testDatabase()]);
  await one.db.execute(sql`create table mine (id int)`);
  const { rows } = await other.pool.query("select to_regclass('mine') as found");
  expect(rows).toEqual([{ found: null }]);
  await Promise.all([one.close(), other.close()]);
});

test('the database of a spec file is dropped when it is closed', async () => {
  const [gone, left] = await Promise.all([testDatabase(), testDatabase()]);
  await gone.close();
  const name = new URL(gone.url).pathname.slice(1);
  const { rows } = await left.pool.query('select 1 from pg_database where datname = $1', [name]);
  expect(rows).toEqual([]);
  await left.close();
});
