// Generated from the contract by 'npm run contract'. Do not edit.
export type ReadBackupsApiResponse = /** status 200 Default Response */ Backups;
export type ReadBackupsApiArg = void;
export type OrderBackupApiResponse = /** status 202 Default Response */ Backups | null;
export type OrderBackupApiArg = {
  body: {};
};
export type MakeBackupKeyApiResponse = /** status 200 Default Response */ BackupKey | null;
export type MakeBackupKeyApiArg = {
  body: {};
};
export type DownloadBackupApiResponse = unknown;
export type DownloadBackupApiArg = {
  backupDownload: BackupDownload;
};
export type MadeBackup = {
  name: string;
  /** Folder or bucket */
  place: string;
  made_at: string;
  bytes: number | null;
  is_encrypted: boolean;
};
export type BackupTest = {
  backup_name: string;
  tested_at: string;
  /** Null: all was there */
  failure: string | null;
};
export type Backups = {
  last: MadeBackup | null;
  /** The last backup in the place, which can be downloaded; null where it has none */
  stored: MadeBackup | null;
  /** Why the last attempt failed; null where it did not */
  failure: string | null;
  test: BackupTest | null;
  /** The last backup was restored for a test, and all was there */
  is_last_tested: boolean;
  /** None is younger than seven days */
  is_late: boolean;
  /** Times of the day in Zurich at which the server makes one; [] where it makes none by itself */
  schedule: string[];
  /** Folder or bucket of the next one; null where there is none */
  place: string | null;
  /** The place is in the data directory */
  is_beside_data: boolean;
  /** True if one can be ordered, or is being made */
  state: 'possible' | 'running' | 'impossible';
  restore_test: 'possible' | 'running' | 'impossible';
  checked_at: string;
};
export type BackupKey = {
  /** Public key of age, for which a download is encrypted */
  recipient: string;
  /** Its secret key, in this answer only */
  identity: string;
};
export type BackupDownload = {
  /** Public key of age for a backup that is not encrypted where it is kept */
  recipient?: string;
  /** SHA-256 of the own current password, lower-case hex; left out by a person who has none and signed in less than 10 minutes ago */
  own_password?: string;
};
