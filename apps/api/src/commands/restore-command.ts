// npm run restore -- FILE, or -- newest from the place of the settings: a backup into an empty installation (DATA_DIR, or DATABASE_URL with a new DATA_DIR).
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chainWords, verifyChain } from '../audit/verify-chain';
import { runCommand } from './command';
import { commandLine, usageOf } from '../platform/config/command-line';
import { openDatabase, type Db } from '../platform/db/open-database';
import { openKeys } from '../platform/keys/open-keys';
import { readSettings, type StartSettings } from '../platform/config/settings';
import { missingErasures } from '../operations/backup/erasure-marks';
import { fetchBackup } from '../operations/backup/fetch-backup';
import { openTarget } from '../operations/backup/places/place-of';
import { restoreBackup, SETTINGS_FILE } from '../operations/backup/restore-backup';

const USAGE = usageOf('restore', [
  ['vaglio-2026-11-22.backup'],
  ['newest', 'where BACKUP_DIR or BACKUP_S3_URL is set, or a backup there:'],
  ['vaglio-2026-11-22T010000Z.backup'],
]);

runCommand(async () => {
  const [which, ...rest] = process.argv.slice(2);
  if (!which || which.startsWith('-') || rest.length > 0) throw new Error(USAGE);
  const settings = readSettings(process.env);
  const { path, remove } = await fetchBackup(which, { settings, now: Date.now() });
  try {
    await restoreFrom(path, settings);
  } finally {
    await remove();
  }
});

async function restoreFrom(path: string, settings: StartSettings): Promise<void> {
  const database = await openDatabase({ ...settings, log: console });
  try {
    const onTable = ({ name, rows }: { name: string; rows: number }) => {
      if (rows > 0) process.stdout.write(`${name}: ${rows} rows\n`);
    };
    const { created_at } = await restoreBackup(path, { database, dataDir: settings.dataDir, onTable });
    await openKeys(database.db, settings);
    const { broken, ...counts } = await verifyChain(database.db);
    if (broken) throw new Error(`Restored, but the audit chain is broken at event ${broken.eventId}.`);
    process.stdout.write(`Restored as of ${created_at}. ${chainWords(counts)}\n`);
    const settingsFile = join(settings.dataDir, SETTINGS_FILE);
    if (existsSync(settingsFile))
      process.stdout.write(
        `The settings of the backup are in ${settingsFile}: take over what applies here.\n`,
      );
    process.stdout.write(await erasureWords(database.db, settings));
  } finally {
    await database.close();
  }
}

/** Who has to be erased again, as far as it is known here. */
async function erasureWords(db: Db, { backups }: StartSettings): Promise<string> {
  if (!backups.place) return '';
  const place = openTarget(backups.place);
  try {
    const { length } = await missingErasures(db, place);
    if (length === 0) return '';
    const people = length === 1 ? '1 person was' : `${length} people were`;
    return `${people} erased since, and may be back: ${commandLine('erase', '--again')}\n`;
  } catch {
    return `Whether people were erased since cannot be read from ${place.label}: ${commandLine('erase', '--again')}\n`;
  }
}
