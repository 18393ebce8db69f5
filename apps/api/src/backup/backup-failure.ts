import { failureText } from '../log-options';

const LONGEST = 1_000;
/** What a disk answers, in words that say where to look. */
const OF_THE_DISK: Readonly<Record<string, string>> = {
  EACCES: 'A file or folder may not be used by the user of the server.',
  EIO: 'A disk cannot be read or written: it may be damaged.',
  ENOENT: 'A file or folder is missing.',
  ENOSPC: 'A disk is full.',
  EROFS: 'A disk can only be read.',
};

/** Why a backup or a drill failed, as its row says it; at most 1,000 characters. */
export function backupFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = OF_THE_DISK[code];
  return (words ? `${words} (${code})` : failureText(error)).slice(0, LONGEST);
}
