import type { Backups, MadeBackup } from '@vaglio/contract';
import { formatExact, formatRelative } from '@vaglio/ui';

const MB = 1024 ** 2;

/** Returns the name and size of a backup, or only the name if the size is unknown. */
export function fileText({ name, bytes }: Pick<MadeBackup, 'name' | 'bytes'>): string {
  return bytes === null ? name : `${name}, ${sizeText(bytes)}`;
}

function sizeText(bytes: number): string {
  return bytes < MB ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / MB).toFixed(1)} MB`;
}

/** Returns labels and values that describe the last backup. */
export function backupEntries(backups: Backups): readonly (readonly [string, string])[] {
  const { last, checked_at, place } = backups;
  if (last === null) return [['Place', place ?? 'None']];
  const now = new Date(checked_at);
  return [
    ['Made', `${formatRelative(last.made_at, now)}, ${formatExact(last.made_at)}`],
    ['File', fileText(last)],
    ['Place', last.place],
    ['Encrypted', last.is_encrypted ? 'Yes, for BACKUP_RECIPIENT' : 'No. Downloads are encrypted.'],
    ['Tested', testText(backups)],
    ['Next one', nextText(backups)],
  ];
}

function testText({ test, is_last_tested }: Backups): string {
  if (test === null) return 'No backup has been restored for a test yet';
  const when = formatExact(test.tested_at);
  if (test.failure !== null) return `${test.backup_name} failed the test, ${when}: ${test.failure}`;
  return is_last_tested ? `Yes, ${when}: complete` : `Not this one; ${test.backup_name} was, ${when}`;
}

function nextText({ schedule }: Backups): string {
  return schedule.length === 0
    ? 'Only on request: no schedule is set (BACKUP_DIR or BACKUP_S3_URL)'
    : `Every day at ${schedule.join(', ')}, Zurich time`;
}

/** Returns the warning about a missing or old backup, or null if the last backup is recent. */
export function lateText({ last, is_late, state }: Backups): string | null {
  if (!is_late) return null;
  const what = last === null ? 'There is no backup.' : 'The last backup is older than seven days.';
  return state === 'impossible' ? `${what} Set BACKUP_DIR or BACKUP_S3_URL.` : `${what} Back up now.`;
}
