import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { migrate } from '../../platform/db/migrate';
import type { Database } from '../../platform/db/open-database';
import { readKeyRing } from '../../platform/keys/key-files';
import { KEY_NAMES } from '../../platform/keys/key-ring';
import { openBackup, type BackupFile } from './backup-file';
import { migrationsOf } from './database-shape';
import type { BackedUpTable, BackupManifest } from './manifest';
import { countMigrations, migrateTo } from './migrate-to';
import { restoreTables } from './restore-tables';

export type RestoreTarget = { database: Database; dataDir: string; onTable?: (table: BackedUpTable) => void };

/** Name of the file with the settings of the backed-up installation. A person decides which of them apply here. */
export const SETTINGS_FILE = 'restored-settings.env';

/**
 * Restores a backup into an empty installation: an empty database, and a data directory without keys. Creates the
 * schema of the backup first, and then migrates it to this version.
 * @throws Error with a message for users when the installation is not empty, or the backup is damaged or of a newer
 *   version; no rows are restored then
 */
export async function restoreBackup(
  path: string,
  { database, dataDir, onTable = () => undefined }: RestoreTarget,
): Promise<BackupManifest> {
  const backup = await openBackup(path);
  try {
    const keys = await readKeys(backup);
    await refuseOtherKeys(dataDir, keys);
    await refuseFullDatabase(database, backup.manifest);
    const settings = await backup.text('settings.env');
    await migrateTo(database.pool, backup.manifest.migrations);
    await writeFiles(dataDir, keys, settings);
    await restoreTables(database.pool, backup, onTable);
    await migrate(database.pool);
    // The backup contains the request that created it. Without this, the restored server would carry it out again.
    await database.pool.query('delete from backup_jobs');
    return backup.manifest;
  } finally {
    backup.close();
  }
}

async function readKeys(backup: BackupFile): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (const name of KEY_NAMES) {
    const text = await backup.text(`keys/${name}.key`);
    if (!readKeyRing(text)) throw new Error(`The backup is damaged: keys/${name}.key holds no key.`);
    keys.set(`${name}.key`, text);
  }
  return keys;
}

async function refuseOtherKeys(dataDir: string, keys: ReadonlyMap<string, string>): Promise<void> {
  for (const [file, text] of keys) {
    const present = await readFile(join(dataDir, 'keys', file), 'utf8').catch(() => text);
    if (present !== text)
      throw new Error(`${dataDir} has keys of another installation. Restore into an empty directory.`);
  }
}

async function refuseFullDatabase({ pool }: Database, { migrations }: BackupManifest): Promise<void> {
  const { rows } = await pool.query<{ has_tables: boolean; is_ours: boolean }>(`
    select exists (select from pg_tables where schemaname = 'public') as has_tables,
      to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('public.users') is not null as is_ours`);
  if (!rows[0]?.has_tables) return;
  if (!rows[0].is_ours || !(await isRestartable(pool, migrations)))
    throw new Error('The database is not empty. Restore into a new one, or into an empty data directory.');
}

/**
 * Returns whether a restore can be repeated in this database: the failed attempt created the schema but left no rows.
 */
async function isRestartable(pool: Pool, migrations: readonly string[]): Promise<boolean> {
  const { rows: people } = await pool.query('select 1 from users limit 1');
  const client = await pool.connect();
  const present = await migrationsOf(client).finally(() => client.release());
  if (people.length > 0) return false;
  // Migrations unknown to this program cannot come from a restore.
  const presentCount = await countMigrations(present).catch(() => null);
  return presentCount === (await countMigrations(migrations));
}

async function writeFiles(
  dataDir: string,
  keys: ReadonlyMap<string, string>,
  settings: string,
): Promise<void> {
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 });
  for (const [file, text] of keys) await writeFile(join(dataDir, 'keys', file), text, { mode: 0o600 });
  if (settings !== '') await writeFile(join(dataDir, SETTINGS_FILE), settings, { mode: 0o600 });
}
