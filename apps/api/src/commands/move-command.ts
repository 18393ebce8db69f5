import { Readable } from 'node:stream';
import { connect, openDatabase } from '../platform/db/open-database';
import { openKeys } from '../platform/keys/open-keys';
import { readSettings } from '../platform/config/settings';
import { expectEmbeddedDatabase, expectInstallation } from '../operations/backup/find-installation';
import { moveDatabase } from '../operations/backup/move-database';
import { readMoveTarget } from './move-target';

/** Runs `vaglio move`: copies the embedded database into an empty database of a PostgreSQL server. */
export async function run(args: string[]): Promise<void> {
  const url = await readMoveTarget({
    args,
    environment: process.env['MOVE_TO'],
    // At a terminal, the command shows its usage instead of waiting for input.
    input: process.stdin.isTTY ? Readable.from([]) : process.stdin,
  });
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== undefined)
    throw new Error('DATABASE_URL is set. Remove it: the embedded database in DATA_DIR is what is moved.');
  expectEmbeddedDatabase(settings);
  const source = await openDatabase({ ...settings, log: console });
  try {
    await expectInstallation(source.db, settings);
    const keys = await openKeys(source.db, settings);
    const target = await connect(url, console);
    try {
      const move = { source, target, keys, dataDir: settings.dataDir, now: Date.now() };
      const tables = await moveDatabase(move);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      process.stdout.write(
        `${rows} rows of ${tables.length} tables are in the new database, with the same counts, scores and audit trail.\n` +
          `Set DATABASE_URL to it and start the server. Keep ${settings.dataDir}: it holds the keys. Remove its folder postgres when all is well.\n`,
      );
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
