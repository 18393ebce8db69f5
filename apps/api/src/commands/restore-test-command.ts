import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from './command';
import { openDatabase } from '../platform/db/open-database';
import { readSettings, type StartSettings } from '../platform/config/settings';
import { restoreTests } from '../platform/db/schema/backups.table';
import { expectInstallation } from '../operations/backup/find-installation';
import { runRestoreTest, type RestoreTestResult } from '../operations/backup/run-restore-test';

/**
 * Runs `vaglio restore-test [FILE]`: restores a backup into a temporary database and prints each check. If the machine
 * has an installation, it stores the result for its status page.
 */
export async function run(args: string[]): Promise<void> {
  const [which = 'newest', ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
  if (rest.length > 0) throw new UsageError();
  const settings = readSettings(process.env);
  const result = await runRestoreTest(which, { settings, now: Date.now });
  for (const { name, is_right, text } of result.checks)
    process.stdout.write(`${is_right ? 'ok ' : 'BAD'}  ${name.padEnd(12)} ${text}\n`);
  await keep(result, settings);
  if (result.failure) throw new Error(`${result.backup_name} is not proved. ${result.failure}`);
  process.stdout.write(`${result.backup_name}, made ${result.backup_made_at}, can be restored.\n`);
}

async function keep(result: RestoreTestResult, settings: StartSettings): Promise<void> {
  if (settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, 'postgres'))) return;
  const database = await openDatabase({ ...settings, log: console });
  try {
    await expectInstallation(database.db, settings);
    await database.db.insert(restoreTests).values(result);
  } finally {
    await database.close();
  }
}
