import type { Deps } from '../../platform/deps';
import { isoTimestamp, toTimestamp } from '../../platform/time/timestamps';
import { isProved, lastBackupIn, lastBackups, lastRestoreTests, type BackupRow } from './backups.queries';
import type { BackupsBody } from './backups.schemas';
import { manualState } from './manual-backup';
import { withStorageTarget } from './storage-target-settings';
import { openTarget } from './targets/open-target';
import { restoreTestState } from './restore-test';

/** Age of the last backup in milliseconds above which administrators get a warning. */
export const LATE_MS = 7 * 24 * 3_600_000;

/** Builds the backup overview for administrators. */
export async function readBackups({
  db,
  settings,
  now,
}: Pick<Deps, 'db' | 'settings' | 'now'>): Promise<BackupsBody> {
  const { made, tried } = await lastBackups(db);
  const { tried: restoreTest } = await lastRestoreTests(db);
  const { place: placeSettings } = withStorageTarget(settings).backups;
  const place = placeSettings ? openTarget(placeSettings).label : null;
  const stored = place === null ? undefined : await lastBackupIn(db, place);
  return {
    last: made ? toMadeBackup(made) : null,
    stored: stored ? toMadeBackup(stored) : null,
    failure: tried?.failure ?? null,
    test: restoreTest
      ? {
          backup_name: restoreTest.backup_name,
          tested_at: isoTimestamp(restoreTest.ended_at),
          failure: restoreTest.failure,
        }
      : null,
    is_last_tested: made !== undefined && (await isProved(db, made)),
    is_late: made === undefined || now() - Date.parse(made.ended_at) > LATE_MS,
    schedule: settings.backups.place === undefined ? [] : [...settings.backups.at],
    place,
    is_beside_data: settings.backups.place === undefined && place !== null,
    state: await manualState(db, settings),
    restore_test: await restoreTestState(db, settings),
    checked_at: toTimestamp(now()),
  };
}

function toMadeBackup({ name, place, ended_at, bytes, is_encrypted }: BackupRow) {
  return { name, place, made_at: isoTimestamp(ended_at), bytes, is_encrypted };
}
