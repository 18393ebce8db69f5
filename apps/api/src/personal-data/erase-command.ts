// npm run erase -- ID ...: erases people by the ids of their accounts, also while Vaglio runs.
import { parseArgs } from 'node:util';
import { runCommand } from '../command';
import { usageOf } from '../command-line';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open-database';
import { openKeys } from '../keys/open-keys';
import { readSettings } from '../settings';
import { eraseById } from './erase-by-id';

const USAGE = usageOf('erase', [['[--remove-notes] ID ...']]);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'remove-notes': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (positionals.length === 0) throw new Error(USAGE);
  const settings = readSettings(process.env);
  const database = await openDatabase({ ...settings, log: console });
  try {
    await migrate(database.pool);
    const keys = await openKeys(database.db, settings);
    for (const id of positionals) {
      await eraseById({ db: database.db, keys, now: Date.now }, id, values['remove-notes']);
      process.stdout.write(`${id} is erased.\n`);
    }
  } finally {
    await database.close();
  }
}

runCommand(run);
