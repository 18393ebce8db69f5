export type StoredBackup = { name: string; madeAt: number; bytes: number };

/** Backup location: a folder, or a bucket of an S3-compatible store. Files that no server made are never touched. */
export type StorageTarget = {
  /** Readable description of the location, without secrets. */
  label: string;
  /** Lists the backups in the location, newest first. */
  list: () => Promise<StoredBackup[]>;
  /** Lists the names of all files in the location. */
  names: () => Promise<string[]>;
  /** Stores a nonempty file atomically. The name is that of a backup or an erasure marker. */
  put: (name: string, path: string) => Promise<void>;
  /** Copies a backup into a new file that only its owner can read. */
  get: (name: string, path: string) => Promise<void>;
  remove: (name: string) => Promise<void>;
};
