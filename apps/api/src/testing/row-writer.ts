/**
 * A program for tests that kill: opens the embedded database of a directory and writes one row after the other,
 * printing `row <id>` once it is acknowledged, `lost …` when it was not, `log …` what the database reports.
 * Run: node --import tsx row-writer.ts <directory> [holding] [command]; SIGTERM closes in order. With `holding`, one connection
 * waits inside a transaction, as a handler does between two statements. With `command`, it opens the database as a command
 * of the terminal does, otherwise as a server.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '../platform/db/open-database';

const [dataDir = '', ...options] = process.argv.slice(2);
const isServer = !options.includes('command');
const print = (text: string) => process.stdout.write(`${text}\n`);
const report = (text: string) => print(`log ${text}`);

async function main(): Promise<void> {
  const database = await openDatabase({
    dataDir,
    isServer,
    log: { info: report, warn: report, error: report },
  });
  process.once('SIGTERM', () => void database.close().then(() => process.exit(0)));
  // Two programs that create a table at once disturb each other even with `if not exists`.
  await database.pool.query(
    'select pg_advisory_xact_lock(1); create table if not exists written (id int primary key, by int not null)',
  );
  print(`ready ${database.url}`);
  if (options.includes('holding')) await holdTransaction(database);
  for (;;) await write(database);
}

async function write({ pool }: Database): Promise<void> {
  try {
    const { rows } = await pool.query<{ id: number }>(
      'insert into written select coalesce(max(id), 0) + 1, $1 from written on conflict do nothing returning id',
      [process.pid],
    );
    for (const { id } of rows) print(`row ${id}`);
    await wait(2); // dense enough to be hit, without taking the machine from the other tests
  } catch (error) {
    print(`lost ${String(error)}`);
    await wait(50);
  }
}

/** Returns once the transaction is open; it stays so. */
function holdTransaction({ db }: Database): Promise<void> {
  return new Promise((opened) => {
    void db
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        opened();
        await wait(600_000, undefined, { ref: false });
      })
      .catch(() => undefined);
  });
}

main().catch((error: unknown) => {
  print(`failed ${String(error)}`);
  process.exitCode = 1;
});
