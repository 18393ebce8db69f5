import { failureText } from '../../platform/observability/log-options';

const LONGEST = 1_000;
/** Messages for error codes of the disk or the separate database, each with the likely cause. */
const OF_THE_DISK: Readonly<Record<string, string>> = {
  '53100': 'The disk of the database is full.',
  '58030': 'The disk of the database cannot be read or written: it may be damaged.',
  EACCES: 'A file or folder may not be used by the user of the server.',
  EIO: 'A disk cannot be read or written: it may be damaged.',
  ENOENT: 'A file or folder is missing.',
  ENOSPC: 'A disk is full.',
  EROFS: 'A disk can only be read.',
};

/** Returns the failure reason that is stored for a backup or restore test, at most 1,000 characters long. */
export function backupFailure(error: unknown): string {
  return failureText(inWords(error)).slice(0, LONGEST);
}

/** Replaces a disk error with an understandable message, so that log, command and database show identical text. */
export function inWords(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = OF_THE_DISK[code];
  return words ? new Error(`${words} (${code})`) : error;
}
