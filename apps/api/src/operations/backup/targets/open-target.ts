import type { TargetSettings } from '../../../platform/config/backup-settings';
import type { StorageTarget } from './storage-target';
import { bucketTarget } from './bucket-target';
import { folderTarget } from './folder-target';

/** Creates the configured backup location without accessing it. */
export function openTarget(settings: TargetSettings): StorageTarget {
  return 'folder' in settings ? folderTarget(settings.folder) : bucketTarget(settings.bucket);
}
