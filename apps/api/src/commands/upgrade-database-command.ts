// npm run upgrade-database -- FILE, or -- newest: after a release with another major version of PostgreSQL, the embedded
// database again from a backup that the version before has made; the old data directory is kept beside it.
import { runCommand } from './command';
import { usageOf } from '../platform/config/command-line';
import { readSettings } from '../platform/config/settings';
import { fetchBackup } from '../operations/backup/fetch-backup';
import { upgradeCluster } from '../operations/backup/upgrade-cluster';

const USAGE = usageOf('upgrade-database', [
  ['vaglio-2026-11-22.backup'],
  ['newest', 'where BACKUP_DIR or BACKUP_S3_URL is set'],
]);

runCommand(async () => {
  const [which, ...rest] = process.argv.slice(2);
  if (!which || which.startsWith('-') || rest.length > 0) throw new Error(USAGE);
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
});
