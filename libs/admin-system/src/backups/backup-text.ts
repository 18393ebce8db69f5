import type { Backups } from '@vaglio/contract';
import { formatExact, formatRelative } from '@vaglio/ui';

const MB = 1024 ** 2;

export function sizeText(bytes: number | null): string {
  if (bytes === null) return '';
  return bytes < MB ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / MB).toFixed(1)} MB`;
}

/** Facts of the last backup, with their labels. */
export function backupEntries(backups: Backups): readonly (readonly [string, string])[] {
  const { last, checked_at, place } = backups;
  if (last === null) return [['Next place', place ?? 'None']];
  const now = new Date(checked_at);
  return [
    ['Made', `${formatRelative(last.made_at, now)}, ${formatExact(last.made_at)}`],
    ['File', `${last.name}, ${sizeText(last.bytes)}`],
    ['Place', last.place],
    ['Encrypted', last.is_encrypted ? 'Yes, for the key of the settings' : 'No; a download is'],
    ['Tested', testText(backups)],
    ['Next one', nextText(backups)],
  ];
}

function testText({ test, is_last_tested }: Backups): string {
  if (test === null) return 'No backup has been restored for a test yet';
  const when = formatExact(test.tested_at);
  if (test.failure !== null) return `${test.backup_name} failed the test, ${when}: ${test.failure}`;
  return is_last_tested ? `Yes, ${when}: all was there` : `Not this one; ${test.backup_name} was, ${when}`;
}

function nextText({ schedule }: Backups): string {
  return schedule.length === 0
    ? 'When somebody makes one: no schedule is set (BACKUP_DIR or BACKUP_S3_URL)'
    : `Every day at ${schedule.join(', ')}, Zurich time`;
}

/** The warning of a backup that is missing or old; null where there is a newer one. */
export function lateText({ last, is_late, state }: Backups): string | null {
  if (!is_late) return null;
  const what = last === null ? 'There is no backup.' : 'The last backup is older than seven days.';
  return state === 'impossible' ? `${what} Set BACKUP_DIR or BACKUP_S3_URL.` : `${what} Make one now.`;
}
