import { LATE_MS } from '../backup/backups-answer';
import { lastBackups, lastDrills, type DrillRow } from '../backup/backups.queries';
import type { Settings } from '../../platform/config/settings';
import { fine, healthCheck, problem, warning, type Finding, type HealthCheck } from './health-check';

const HOUR_MS = 3_600_000;
/** A backup a day, and time for one that is tried again. */
const OLDEST_BACKUP_MS = 26 * HOUR_MS;
/** A restore test a month, and a week to look at it. */
const OLDEST_DRILL_MS = 38 * 24 * HOUR_MS;

/** The backups that the server makes, and the proof that they can be restored. */
export const BACKUP_CHECKS: readonly HealthCheck[] = [
  healthCheck({
    name: 'Backups',
    read: ({ db }) => lastBackups(db),
    judge: ({ made, tried }, { settings, now }) => {
      if (!made && settings.backups.place === undefined) return [NONE];
      return [
        ...backupFinding({ made, tried, now: now(), isScheduled: settings.backups.place !== undefined }),
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
    name: 'Restore drill',
    read: async ({ db }) => ({ made: (await lastBackups(db)).made, ...(await lastDrills(db)) }),
    judge: ({ made, tried }, { settings, now }) => (made ? [drillFinding(tried, settings, now())] : []),
    metrics: [
      {
        name: 'vaglio_drill_last_success_timestamp_seconds',
        help: 'When a backup was last restored for a trial and found to be whole',
        read: ({ proved }) => (proved ? secondsOf(proved.ended_at) : null),
      },
      {
        name: 'vaglio_drill_last_failed',
        help: 'Whether the last drill failed: 1 or 0',
        read: ({ tried }) => (tried ? Number(tried.failure !== null) : null),
      },
    ],
  }),
];

const secondsOf = (timestamp: string) => Date.parse(timestamp) / 1_000;

const NONE = warning(
  'Backups',
  'This server makes none by itself.',
  'Set BACKUP_DIR or BACKUP_S3_URL, or make one every week in Settings, Backups, or with vaglio backup.',
);
const CLEAR = warning(
  'Encryption of backups',
  'They are not encrypted, and hold the keys of this installation.',
  'vaglio backup new-key FILE makes a key; set BACKUP_RECIPIENT.',
);

/** Otherwise the place fills up, and then no backup is made at all. */
const removalFinding = (failure: string): Finding =>
  warning(
    'Old backups',
    `They could not be removed: ${failure}`,
    'Mend what the reason says; the next backup removes them.',
  );

type Last = Awaited<ReturnType<typeof lastBackups>>;

function backupFinding({
  made,
  tried,
  now,
  isScheduled,
}: {
  made: Last['made'];
  tried: Last['tried'];
  now: number;
  /** Otherwise people make them. */
  isScheduled: boolean;
}): Finding[] {
  const subject = 'Backups';
  const reason = tried?.failure ? ` The last attempt failed: ${tried.failure}` : '';
  if (!made)
    return [
      problem(subject, `None has been made.${reason}`, 'It is tried again; Settings, Backups makes one now.'),
    ];
  const age = now - Date.parse(made.ended_at);
  const text = `The last one was made ${agoOf(age)}: ${made.name} in ${made.place}, ${sizeOf(made.bytes ?? 0)}.${reason}`;
  const advice = 'Mend what the reason says; Settings, Backups makes one now.';
  if (!isScheduled && age > LATE_MS) return [warning(subject, text, 'Settings, Backups makes one now.')];
  if (isScheduled && age > OLDEST_BACKUP_MS)
    return [problem(subject, text, reason ? advice : 'Does a server with BACKUP_DIR or BACKUP_S3_URL run?')];
  return [reason ? warning(subject, text, advice) : fine(subject, text)];
}

function drillFinding(drill: DrillRow | undefined, { backups }: Settings, now: number): Finding {
  const subject = 'Restore drill';
  const advice = drillAdvice(backups);
  if (!drill) return warning(subject, 'No backup has been restored for a trial yet.', advice);
  const when = agoOf(now - Date.parse(drill.ended_at));
  if (drill.failure)
    return problem(subject, `${drill.backup_name} was not proved ${when}: ${drill.failure}`, advice);
  const text = `${drill.backup_name} was restored and compared ${when}: all is there.`;
  return now - Date.parse(drill.ended_at) > OLDEST_DRILL_MS
    ? warning(subject, text, advice)
    : fine(subject, text);
}

function drillAdvice({ recipients, identityFile, place }: Settings['backups']): string {
  if (recipients.length > 0 && !identityFile)
    return 'This server has no secret key: run vaglio restore-test where BACKUP_IDENTITY_FILE can be set.';
  return place === undefined
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
