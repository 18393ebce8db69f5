/**
 * Program for tests that kill processes. It opens the embedded database of a directory and inserts one row after the
 * other. It prints `row <id>` for each acknowledged row, `lost …` for each row that was not acknowledged, and `log …`
 * for messages of the database.
 * Run: node --import tsx row-writer.ts <directory> [holding] [command]; SIGTERM closes the database properly.
 * With `holding`, one connection keeps a transaction open, like a handler between two statements. With `command`, the
 * program opens the database like a terminal command, otherwise like a server.
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
  // The lock is necessary, because concurrent creation of a table fails even with `if not exists`.
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
    await wait(2); // frequent enough to be hit by a kill, without slowing down other tests
  } catch (error) {
    print(`lost ${String(error)}`);
    await wait(50);
  }
}

/** Opens a transaction that is never ended. Resolves when it is open. */
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
