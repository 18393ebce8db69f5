import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db, Tx } from '../../platform/db/open-database';
import type { Keys } from '../../platform/keys/key-ring';
import type { Settings } from '../../platform/config/settings';
import { toTimestamp } from '../../platform/time/timestamps';
import { backupFailure, inWords } from './backup-failure';
import { backupName } from './backup-name';
import { backups } from '../../platform/db/schema/backups.table';
import type { StorageTarget } from './targets/storage-target';
import { openTarget } from './targets/open-target';
import { expiredBackups } from './retention';
import { workFolder } from './work-folder';
import { writeBackup } from './write-backup';

export type BackupNeeds = {
  db: Db;
  pool: Pool;
  keys: Keys;
  settings: Pick<Settings, 'dataDir' | 'backups'>;
  /** Text returned by settingsText(). */
  settingsText: string;
  now: () => number;
};
export type MadeBackup = { name: string; place: string; bytes: number; rows: number; removal: Removal };
/** Removed old backups, and the reason if others could not be removed. */
type Removal = { names: string[]; failure: string | null };

/**
 * Makes a backup in the configured location, records the outcome, and then removes expired backups.
 * @throws Error with a message for users when no location is set, or the location or database fails; failures of a
 *   configured location are also recorded
 */
export async function makeBackup(needs: BackupNeeds): Promise<MadeBackup> {
  const { db, settings, now } = needs;
  const { keepDays, keepWeeks } = settings.backups;
  const place = expectPlace(settings);
  const attempt = attemptAt(place, settings, now());
  const { name } = attempt;
  try {
    const { bytes, row_count, sha256 } = await writeTo(place, name, needs);
    const row = { ...attempt, bytes, row_count, sha256 };
    const [made] = await db.insert(backups).values(row).returning({ id: backups.id });
    const removal = await removeExpired(place, { days: keepDays, weeks: keepWeeks });
    if (made && removal.failure !== null)
      await db.update(backups).set({ removal_failure: removal.failure }).where(eq(backups.id, made.id));
    return { name, place: place.label, bytes, rows: row_count, removal };
  } catch (error) {
    await db.insert(backups).values({ ...attempt, failure: backupFailure(error) });
    throw inWords(error);
  }
}

/**
 * Records a failed backup attempt.
 * @param failure reason that people can understand
 */
export async function recordFailedAttempt(
  db: Db | Tx,
  { settings, now }: Pick<BackupNeeds, 'settings' | 'now'>,
  failure: string,
): Promise<void> {
  await db.insert(backups).values({ ...attemptAt(expectPlace(settings), settings, now()), failure });
}

function expectPlace({ backups: { place } }: BackupNeeds['settings']): StorageTarget {
  if (!place) throw new Error('Neither BACKUP_DIR nor BACKUP_S3_URL is set.');
  return openTarget(place);
}

function attemptAt({ label }: StorageTarget, settings: BackupNeeds['settings'], now: number) {
  const is_encrypted = settings.backups.recipients.length > 0;
  return { started_at: toTimestamp(now), name: backupName(now, is_encrypted), place: label, is_encrypted };
}

/** Removes expired backups. Never throws: the new backup is complete, and an error would repeat it. */
async function removeExpired(place: StorageTarget, keep: { days: number; weeks: number }): Promise<Removal> {
  const names: string[] = [];
  try {
    for (const name of expiredBackups(await place.list(), keep)) {
      await place.remove(name);
      names.push(name);
    }
    return { names, failure: null };
  } catch (error) {
    return { names, failure: backupFailure(error) };
  }
}

async function writeTo(place: StorageTarget, name: string, needs: BackupNeeds) {
  const folder = await workFolder(needs.settings.dataDir, needs.now());
  const draft = join(folder, name);
  const { pool, keys, settingsText, settings, now } = needs;
  const source = { pool, keys, settings: settingsText, recipients: settings.backups.recipients };
  try {
    const { tables, bytes } = await writeBackup(source, draft, now());
    const sha256 = await hashOf(draft);
    await place.put(name, draft);
    return { bytes, row_count: tables.reduce((sum, { rows }) => sum + rows, 0), sha256 };
  } finally {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Returns the SHA-256 of a file, in hex. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
