import { parseArgs } from 'node:util';
import { UsageError } from './command';
import { readSettings } from '../platform/config/settings';
import { fetchBackup } from '../operations/backup/fetch-backup';
import { upgradeCluster } from '../operations/backup/upgrade-cluster';

/**
 * Runs `vaglio upgrade-database FILE`, or `newest`: rebuilds the embedded database from a backup made with the previous
 * version. This is needed after a release with another major version of PostgreSQL. The old data directory is kept next
 * to the new one.
 */
export async function run(args: string[]): Promise<void> {
  const [which, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!which || rest.length > 0) throw new UsageError();
  const settings = readSettings(process.env);
  if (settings.databaseUrl !== undefined)
    throw new Error('DATABASE_URL is set: upgrade that server with its own tools.');
  const now = Date.now();
  const backup = await fetchBackup(which, { settings, now });
  try {
    const { from, to, aside, madeAt, trail } = await upgradeCluster(backup.path, {
      source: settings,
      now,
    });
    process.stdout.write(
      `The embedded database is of PostgreSQL ${to} now, as of ${madeAt}; ${trail}\n` +
        `What was written after that is only in ${aside}, of PostgreSQL ${from}: remove it when all is well.\n`,
    );
  } finally {
    await backup.remove();
  }
}
