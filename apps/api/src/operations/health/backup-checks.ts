import { LATE_MS } from '../backup/backups-answer';
import {
  lastBackups,
  lastRestoreTests,
  type BackupRow,
  type RestoreTestRow,
} from '../backup/backups.queries';
import { withStorageTarget, type SettingsWithTarget } from '../backup/storage-target-settings';
import { openTarget } from '../backup/targets/open-target';
import type { Settings } from '../../platform/config/settings';
import { fine, healthCheck, problem, warning, type Finding, type HealthCheck } from './health-check';

const HOUR_MS = 3_600_000;
/** Maximum age of the last backup: a day between two backups, plus two hours for retries. */
const OLDEST_BACKUP_MS = 26 * HOUR_MS;
/** Maximum age of the last restore test: a month between two tests, plus a week to run the next test. */
const MAX_RESTORE_TEST_AGE_MS = 38 * 24 * HOUR_MS;

/** Checks of the backups that the server makes, and of the restore tests that prove them. */
export const BACKUP_CHECKS: readonly HealthCheck[] = [
  healthCheck({
    name: 'Backups',
    read: ({ db }) => lastBackups(db),
    judge: ({ made, tried }, { settings, now }) => {
      if (!tried && settings.backups.place === undefined) return [noneFinding(settings)];
      return [
        ...backupFinding({ made, tried, now: now(), settings }),
        ...(made?.removal_failure ? [removalFinding(made.removal_failure)] : []),
        ...(made && !made.is_encrypted && isBucket(settings) ? [CLEAR] : []),
      ];
    },
    metrics: [
      {
        name: 'vaglio_backup_last_success_timestamp_seconds',
        help: 'When the newest backup was made',
        read: ({ made }) => (made ? secondsOf(made.ended_at) : null),
      },
      {
        name: 'vaglio_backup_last_failed',
        help: 'Whether the last attempt to make a backup failed: 1 or 0',
        read: ({ tried }) => (tried ? Number(tried.failure !== null) : null),
      },
      {
        name: 'vaglio_backup_size_bytes',
        help: 'Size of the newest backup',
        read: ({ made }) => made?.bytes ?? null,
      },
    ],
  }),
  healthCheck({
    name: 'Restore test',
    read: async ({ db }) => ({ made: (await lastBackups(db)).made, ...(await lastRestoreTests(db)) }),
    judge: ({ made, tried }, { settings, now }) =>
      made ? [restoreTestFinding({ made, restoreTest: tried }, settings, now())] : [],
    metrics: [
      {
        name: 'vaglio_drill_last_success_timestamp_seconds',
        help: 'Time of the last successful restore test',
        read: ({ proved }) => (proved ? secondsOf(proved.ended_at) : null),
      },
      {
        name: 'vaglio_drill_last_failed',
        help: 'Whether the last restore test failed: 1 or 0',
        read: ({ tried }) => (tried ? Number(tried.failure !== null) : null),
      },
    ],
  }),
];

const secondsOf = (timestamp: string) => Date.parse(timestamp) / 1_000;

const hasPlace = (settings: SettingsWithTarget) => withStorageTarget(settings).backups.place !== undefined;
/** Returns advice on how to make a backup now. */
const makeOne = (settings: SettingsWithTarget) =>
  hasPlace(settings)
    ? 'Settings, Backups makes one now.'
    : 'Make one with vaglio backup, or set BACKUP_DIR or BACKUP_S3_URL.';

const noneFinding = (settings: SettingsWithTarget): Finding =>
  warning(
    'Backups',
    'This server makes none by itself.',
    `Set BACKUP_DIR or BACKUP_S3_URL, or make one every week ${hasPlace(settings) ? 'in Settings, Backups, or ' : ''}with vaglio backup.`,
  );
const CLEAR = warning(
  'Encryption of backups',
  'They are not encrypted, and hold the keys of this installation.',
  'vaglio backup new-key FILE makes a key; set BACKUP_RECIPIENT.',
);

/** Returns the warning that old backups could not be removed. They may fill the disk until no new backup fits. */
const removalFinding = (failure: string): Finding =>
  warning(
    'Old backups',
    `They could not be removed: ${failure}`,
    'Fix what the reason says. The next backup removes them.',
  );

type Last = Awaited<ReturnType<typeof lastBackups>>;

function backupFinding({
  made,
  tried,
  now,
  settings,
}: {
  made: Last['made'];
  tried: Last['tried'];
  now: number;
  settings: SettingsWithTarget;
}): Finding[] {
  const subject = 'Backups';
  /** Scheduled backups require a configured location. Without a location, users request backups. */
  const isScheduled = settings.backups.place !== undefined;
  const reason = tried?.failure ? ` The last attempt failed: ${tried.failure}` : '';
  if (!tried)
    return [
      problem(
        subject,
        'None has been made yet.',
        `The server makes the first one when it runs. ${makeOne(settings)}`,
      ),
    ];
  if (!made)
    return [
      problem(
        subject,
        `None has been made.${reason}`,
        `${isScheduled ? 'The server tries it again. ' : 'Fix what the reason says. '}${makeOne(settings)}`,
      ),
    ];
  const age = now - Date.parse(made.ended_at);
  const text = `The last one was made ${agoOf(age)}: ${made.name} in ${made.place}, ${sizeOf(made.bytes ?? 0)}.${reason}`;
  const advice = `Fix what the reason says. ${makeOne(settings)}`;
  if (!isScheduled && age > LATE_MS) return [warning(subject, text, makeOne(settings))];
  if (isScheduled && age > OLDEST_BACKUP_MS)
    return [problem(subject, text, reason ? advice : 'Does a server with BACKUP_DIR or BACKUP_S3_URL run?')];
  return [reason ? warning(subject, text, advice) : fine(subject, text)];
}

function restoreTestFinding(
  { made, restoreTest }: { made: BackupRow; restoreTest: RestoreTestRow | undefined },
  settings: Settings,
  now: number,
): Finding {
  const subject = 'Restore test';
  const advice = restoreTestAdvice(made, withStorageTarget(settings).backups);
  if (!restoreTest) return warning(subject, 'No backup has been restored for a trial yet.', advice);
  const when = agoOf(now - Date.parse(restoreTest.ended_at));
  if (restoreTest.failure)
    return problem(
      subject,
      `${restoreTest.backup_name} was not proved ${when}: ${restoreTest.failure}`,
      advice,
    );
  const text = `${restoreTest.backup_name} was restored and compared ${when}: all is there.`;
  return now - Date.parse(restoreTest.ended_at) > MAX_RESTORE_TEST_AGE_MS
    ? warning(subject, text, advice)
    : fine(subject, text);
}

function restoreTestAdvice(
  made: BackupRow,
  { recipients, identityFile, place }: Settings['backups'],
): string {
  if (recipients.length > 0 && !identityFile)
    return 'This server has no secret key: run vaglio restore-test where BACKUP_IDENTITY_FILE can be set.';
  return place === undefined || openTarget(place).label !== made.place
    ? 'Run vaglio restore-test with the file.'
    : 'Settings, Backups tests it, and so does vaglio restore-test.';
}

const isBucket = ({ backups }: Settings) => backups.place !== undefined && 'bucket' in backups.place;

function agoOf(ms: number): string {
  const hours = Math.max(0, Math.round(ms / HOUR_MS));
  if (hours < 1) return 'less than an hour ago';
  return hours < 48 ? `${hours} hours ago` : `${Math.round(hours / 24)} days ago`;
}

function sizeOf(bytes: number): string {
  return bytes < 1024 ** 2 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
