import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeChain, verifyChain } from '../audit/verify-chain';
import { UsageError } from './command';
import { openDatabase, type Db } from '../platform/db/open-database';
import { openKeys } from '../platform/keys/open-keys';
import { readSettings, type StartSettings } from '../platform/config/settings';
import { missingErasures } from '../operations/backup/erasure-marks';
import { fetchBackup } from '../operations/backup/fetch-backup';
import { openTarget } from '../operations/backup/targets/open-target';
import { restoreBackup, SETTINGS_FILE } from '../operations/backup/restore-backup';

/**
 * Runs `vaglio restore FILE`: restores a backup into an empty installation. `newest` selects the newest backup in the
 * configured backup location.
 */
export async function run(args: string[]): Promise<void> {
  const [which, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
  if (!which || rest.length > 0) throw new UsageError();
  const settings = readSettings(process.env);
  const { path, remove } = await fetchBackup(which, { settings, now: Date.now() });
  try {
    await restoreFrom(path, settings);
  } finally {
    await remove();
  }
}

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
    process.stdout.write(`Restored as of ${created_at}. ${describeChain(counts)}\n`);
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

/** Returns a note about people whose erasure must be repeated, as far as this installation knows them. */
async function erasureWords(db: Db, { backups }: StartSettings): Promise<string> {
  if (!backups.place) return '';
  const place = openTarget(backups.place);
  try {
    const { length } = await missingErasures(db, place);
    if (length === 0) return '';
    const people = length === 1 ? '1 person was' : `${length} people were`;
    return `${people} erased since, and may be back: vaglio erase --again\n`;
  } catch {
    return `Whether people were erased since cannot be read from ${place.label}: vaglio erase --again\n`;
  }
}
