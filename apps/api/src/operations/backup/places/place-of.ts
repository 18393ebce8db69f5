import type { PlaceSettings } from '../../../platform/config/backup-settings';
import type { BackupPlace } from './backup-place';
import { bucketPlace } from './bucket-place';
import { folderPlace } from './folder-place';

/** The place that the settings name; nothing is looked at before it is used. */
export function openTarget(settings: PlaceSettings): BackupPlace {
  return 'folder' in settings ? folderPlace(settings.folder) : bucketPlace(settings.bucket);
}
