import { rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '../../platform/db/embedded-postgres';
import { connect } from '../../platform/db/open-database';
import type { Settings } from '../../platform/config/settings';
import { toTimestamp } from '../../platform/time/timestamps';
import { backupFailure } from './backup-failure';
import type { drills } from '../../platform/db/schema/backups.table';
import { openBackup } from './backup-file';
import { expectRoom, freeBytes, roomOfRows } from './disk-room';
import { checkRestored } from './drill-checks';
import { fetchBackup } from './fetch-backup';
import { restoreBackup } from './restore-backup';
import { drillFolder } from './work-folder';

export type DrillNeeds = {
  settings: Pick<Settings, 'dataDir' | 'backups'>;
  now: () => number;
  /** Bytes that are free in the disk of a folder. */
  free?: (folder: string) => Promise<number>;
};
export type DrillResult = Omit<typeof drills.$inferInsert, 'ended_at'>;

/** Of the thrown-away database nobody needs to hear. */
const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Restores a backup into a PostgreSQL of its own below DATA_DIR, looks whether all is there, and throws it away. Nothing of
 * the installation itself is touched.
 * @param which as fetchBackup() takes it
 * @returns what was proved, or why not, in words; never throws
 */
export async function runDrill(
  which: string,
  { settings, now, free = freeBytes }: DrillNeeds,
): Promise<DrillResult> {
  const result: DrillResult = { started_at: toTimestamp(now()), backup_name: which, checks: [] };
  try {
    const backup = await fetchBackup(which, { settings, now: now(), free });
    result.backup_name = backup.name;
    const dataDir = await drillFolder(settings.dataDir, now());
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

/** Without waiting for the disk: a crash loses nothing here. */
async function restoreAndCheck(path: string, dataDir: string, result: DrillResult, now: () => number) {
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
