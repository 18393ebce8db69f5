import { failureText } from '../../platform/observability/log-options';

const LONGEST = 1_000;
/** What a disk answers, or the database of its own, in words that say where to look. */
const OF_THE_DISK: Readonly<Record<string, string>> = {
  '53100': 'The disk of the database is full.',
  '58030': 'The disk of the database cannot be read or written: it may be damaged.',
  EACCES: 'A file or folder may not be used by the user of the server.',
  EIO: 'A disk cannot be read or written: it may be damaged.',
  ENOENT: 'A file or folder is missing.',
  ENOSPC: 'A disk is full.',
  EROFS: 'A disk can only be read.',
};

/** Why a backup or a drill failed, as its row says it; at most 1,000 characters. */
export function backupFailure(error: unknown): string {
  return failureText(inWords(error)).slice(0, LONGEST);
}

/** The same failure in words where a disk is its reason, so that log and command say it as the row does. */
export function inWords(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = OF_THE_DISK[code];
  return words ? new Error(`${words} (${code})`) : error;
}
