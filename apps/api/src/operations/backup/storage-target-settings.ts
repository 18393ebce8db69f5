import { join } from 'node:path';
import type { Settings } from '../../platform/config/settings';

export type SettingsWithTarget = Pick<Settings, 'backups' | 'dataDir' | 'databaseUrl'>;

/** Folder in DATA_DIR for requested backups if no location is configured. */
const FOLDER = 'backups';

/**
 * Returns the settings with the location of requested backups. If none is configured and the database is embedded, this
 * is a folder in the data directory. With a separate database, several servers might not share that folder.
 */
export function withStorageTarget<T extends SettingsWithTarget>(settings: T): T {
  const { backups, dataDir, databaseUrl } = settings;
  if (backups.place !== undefined || databaseUrl !== undefined) return settings;
  return { ...settings, backups: { ...backups, place: { folder: join(dataDir, FOLDER) } } };
}
