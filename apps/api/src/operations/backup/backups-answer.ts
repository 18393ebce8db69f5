import type { Deps } from '../../platform/deps';
import { isoTimestamp, toTimestamp } from '../../platform/time/timestamps';
import { lastBackups, lastDrills } from './backups.queries';
import type { BackupsBody } from './backups.schemas';
import { manualState } from './manual-backup';
import { withPlace } from './manual-place';
import { openTarget } from './places/place-of';
import { restoreTestState } from './restore-test';

/** Age of the last backup from which administrators are warned. */
export const LATE_MS = 7 * 24 * 3_600_000;

/** What administrators see of the backups. */
export async function readBackups({
  db,
  settings,
  now,
}: Pick<Deps, 'db' | 'settings' | 'now'>): Promise<BackupsBody> {
  const { made, tried } = await lastBackups(db);
  const { tried: drill, proved } = await lastDrills(db);
  const { place } = withPlace(settings).backups;
  return {
    last: made
      ? {
          name: made.name,
          place: made.place,
          made_at: isoTimestamp(made.ended_at),
          bytes: made.bytes,
          is_encrypted: made.is_encrypted,
        }
      : null,
    failure: tried?.failure ?? null,
    test: drill
      ? {
          backup_name: drill.backup_name,
          tested_at: isoTimestamp(drill.ended_at),
          failure: drill.failure,
        }
      : null,
    is_last_tested: made !== undefined && proved?.backup_name === made.name,
    is_late: made === undefined || now() - Date.parse(made.ended_at) > LATE_MS,
    schedule: settings.backups.place === undefined ? [] : [...settings.backups.at],
    place: place ? openTarget(place).label : null,
    is_beside_data: settings.backups.place === undefined && place !== undefined,
    state: await manualState(db, settings),
    restore_test: await restoreTestState(db, settings),
    checked_at: toTimestamp(now()),
  };
}
