import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../../platform/db/open-database';
import type { Keys } from '../../platform/keys/key-ring';
import type { Settings } from '../../platform/config/settings';
import { toTimestamp } from '../../platform/time/timestamps';
import { backupFailure, inWords } from './backup-failure';
import { backupName } from './backup-name';
import { backups } from '../../platform/db/schema/backups.table';
import type { BackupPlace } from './places/backup-place';
import { openTarget } from './places/place-of';
import { expiredBackups } from './retention';
import { workFolder } from './work-folder';
import { writeBackup } from './write-backup';

export type BackupNeeds = {
  db: Db;
  pool: Pool;
  keys: Keys;
  settings: Pick<Settings, 'dataDir' | 'backups'>;
  /** The text of settingsText(). */
  settingsText: string;
  now: () => number;
};
export type MadeBackup = { name: string; place: string; bytes: number; rows: number; removal: Removal };
/** Old backups that were removed, and why others could not be. */
type Removal = { names: string[]; failure: string | null };

/**
 * Makes a backup in the place of the settings, records what came of it, and removes those that are no longer kept: only
 * after the new one is stored.
 * @throws Error in words when no place is set, or it or the database does not work; the attempt is recorded then
 */
export async function makeBackup(needs: BackupNeeds): Promise<MadeBackup> {
  const { db, settings, now } = needs;
  const { place: placeSettings, recipients, keepDays, keepWeeks } = settings.backups;
  if (!placeSettings) throw new Error('Neither BACKUP_DIR nor BACKUP_S3_URL is set.');
  const place = openTarget(placeSettings);
  const started_at = toTimestamp(now());
  const is_encrypted = recipients.length > 0;
  const name = backupName(now(), is_encrypted);
  const attempt = { started_at, name, place: place.label, is_encrypted };
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

/** The backup is made: what goes wrong here must not have it made again. */
async function removeExpired(place: BackupPlace, keep: { days: number; weeks: number }): Promise<Removal> {
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

async function writeTo(place: BackupPlace, name: string, needs: BackupNeeds) {
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

/** SHA-256 of a file, in hex. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
