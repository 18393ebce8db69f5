import { join } from 'node:path';
import type { Settings } from '../../platform/config/settings';

export type PlacedSettings = Pick<Settings, 'backups' | 'dataDir' | 'databaseUrl'>;

/** Of DATA_DIR: backups that people order where no other place is set. */
const FOLDER = 'backups';

/**
 * The settings with the place of backups that people order: that of the schedule, else a folder of the data directory if
 * the database is there too, so that one server makes and reads them.
 */
export function withPlace<T extends PlacedSettings>(settings: T): T {
  const { backups, dataDir, databaseUrl } = settings;
  if (backups.place !== undefined || databaseUrl !== undefined) return settings;
  return { ...settings, backups: { ...backups, place: { folder: join(dataDir, FOLDER) } } };
}
