import { rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres';
import { connect } from '../../platform/db/open-database';
import type { Settings } from '../../platform/config/settings';
import { toTimestamp } from '../../platform/time/timestamps';
import { backupFailure } from './backup-failure';
import type { restoreTests } from '../../platform/db/schema/backups.table';
import { openBackup } from './backup-file';
import { expectRoom, freeBytes, roomOfRows } from './disk-room';
import { checkRestored } from './restore-test-checks';
import { fetchBackup } from './fetch-backup';
import { restoreBackup } from './restore-backup';
import { restoreTestFolder } from './work-folder';

export type RestoreTestNeeds = {
  settings: Pick<Settings, 'dataDir' | 'backups'>;
  now: () => number;
  /** Returns the free bytes on the disk of a folder. */
  free?: (folder: string) => Promise<number>;
};
export type RestoreTestResult = Omit<typeof restoreTests.$inferInsert, 'ended_at'>;

/** Discards the log of the temporary database. */
const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Restores a backup into a temporary PostgreSQL below DATA_DIR, checks its content, and deletes it. The installation
 * itself is not touched.
 * @param which backup to test, with the same meaning as in fetchBackup()
 * @returns the checks, or the reason of the failure; never throws
 */
export async function runRestoreTest(
  which: string,
  { settings, now, free = freeBytes }: RestoreTestNeeds,
): Promise<RestoreTestResult> {
  const result: RestoreTestResult = { started_at: toTimestamp(now()), backup_name: which, checks: [] };
  try {
    const backup = await fetchBackup(which, { settings, now: now(), free });
    result.backup_name = backup.name;
    const dataDir = await restoreTestFolder(settings.dataDir, now());
    try {
      expectRoom(settings.dataDir, await roomFor(backup.path), await free(dataDir));
      await restoreAndCheck(backup.path, dataDir, result, now);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
      await backup.remove();
    }
    const wrong = result.checks.find(({ is_right }) => !is_right);
    return { ...result, failure: wrong ? `${wrong.name}: ${wrong.text}` : null };
  } catch (error) {
    return { ...result, failure: backupFailure(error) };
  }
}

async function roomFor(path: string): Promise<number> {
  const { manifest, close } = await openBackup(path);
  close();
  return roomOfRows(manifest);
}

/** Restores without waiting for the disk, because the temporary database may be lost in a crash. */
async function restoreAndCheck(path: string, dataDir: string, result: RestoreTestResult, now: () => number) {
  const postgres = await startEmbeddedPostgres({ dataDir, log: QUIET, durable: false });
  try {
    const database = await connect(postgres.url, QUIET);
    try {
      const manifest = await restoreBackup(path, { database, dataDir });
      result.backup_made_at = manifest.created_at;
      result.checks = await checkRestored(database, manifest, { dataDir, now: now() });
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
}
