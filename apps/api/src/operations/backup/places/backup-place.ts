export type StoredBackup = { name: string; madeAt: number; bytes: number };

/** Where backups are kept: a folder, or a bucket of an S3-compatible store. Files that no server has made are never touched. */
export type BackupPlace = {
  /** The place in words that people recognise, without secrets. */
  label: string;
  /** The backups there, the newest first. */
  list: () => Promise<StoredBackup[]>;
  /** Names of all that is there. */
  names: () => Promise<string[]>;
  /** Stores a file that is not empty under a name of backupName(), or of a mark: whole, or not at all. */
  put: (name: string, path: string) => Promise<void>;
  /** Copies a backup into a new file, readable by its owner only. */
  get: (name: string, path: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
};
