import { parseArgs } from 'node:util';
import { missingErasures, type Erasure } from '../operations/backup/erasure-marks';
import { openTarget } from '../operations/backup/targets/open-target';
import { UsageError } from './command';
import { migrate } from '../platform/db/migrate';
import { openDatabase, type Db } from '../platform/db/open-database';
import { openKeys } from '../platform/keys/open-keys';
import { readSettings, type StartSettings } from '../platform/config/settings';
import { repeatErasures } from '../operations/privacy/repeat-erasures';
import { eraseById } from '../operations/privacy/erase-by-id';

/**
 * Runs `vaglio erase ID ...`: erases people by account id. `--again` repeats erasures after a restore. Also works while
 * the server runs.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      'remove-notes': { type: 'boolean', default: false },
      again: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { again: isAgain, 'remove-notes': removesNotes } = values;
  if (isAgain ? positionals.length > 0 || removesNotes : positionals.length === 0) throw new UsageError();
  const settings = readSettings(process.env);
  const database = await openDatabase({ ...settings, log: console });
  try {
    await migrate(database.pool);
    const deps = { db: database.db, keys: await openKeys(database.db, settings), now: Date.now };
    if (isAgain) return await repeatErasures(deps, await markedErasures(database.db, settings), say);
    for (const id of positionals) {
      await eraseById(deps, id, removesNotes);
      say(`${id} is erased.`);
    }
  } finally {
    await database.close();
  }
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

function markedErasures(db: Db, { backups }: StartSettings): Promise<Erasure[]> {
  if (!backups.place)
    throw new Error('Neither BACKUP_DIR nor BACKUP_S3_URL is set: name the ids of the people.');
  return missingErasures(db, openTarget(backups.place));
}
