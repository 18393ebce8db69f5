import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { testDatabase } from '../../testing/test-database';
import { connect, type Database } from './open-database';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const LIMITS = { connectionTimeoutMillis: 5_000, statement_timeout: 60_000, lock_timeout: 60_000 };
const IN_POOL = 10;

let template: Database;
let database: Database;
beforeAll(async () => {
  template = await testDatabase();
});
beforeEach(async () => {
  database = await connect(template.url, SILENT, LIMITS);
});
afterEach(() => database.close());
afterAll(() => template.close());

/** Makes matching statements fail temporarily, without sending them to the database. */
function failing(statement: RegExp) {
  const fail = (client: PoolClient) => {
    const { query } = client;
    const faulty = (...args: readonly unknown[]): unknown =>
      statement.test(JSON.stringify(args[0]))
        ? Promise.reject(new Error('Connection terminated unexpectedly'))
        : Reflect.apply(query, client, args);
    Object.assign(client, { query: faulty });
    database.pool.once('release', () => Object.assign(client, { query }));
  };
  database.pool.on('acquire', fail);
  return () => database.pool.off('acquire', fail);
}

test('a transaction that fails to begin releases its connection', async () => {
  const mend = failing(/begin/);
  for (let turn = 0; turn <= IN_POOL; turn += 1)
    await expect(database.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
  mend();
  const { rows } = await database.db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
});

test('a database connection whose rollback failed is closed with its transaction', async () => {
  await database.pool.query('create table marks (id int)');
  const mend = failing(/rollback/);
  const failed = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into marks values (1)`);
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow();
  mend();
  await database.pool.query('insert into marks values (2)');
  const { rows } = await template.pool.query('select id from marks');
  expect(rows).toEqual([{ id: 2 }]);
});
