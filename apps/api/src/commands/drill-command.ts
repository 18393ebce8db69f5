// npm run drill: restores the newest backup, or the one that is named, into a database that is thrown away, and says what
// that proves. An installation that is here keeps the result for its status.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command';
import { usageOf } from '../platform/config/command-line';
import { openDatabase } from '../platform/db/open-database';
import { readSettings, type StartSettings } from '../platform/config/settings';
import { drills } from '../platform/db/schema/backups.table';
import { expectInstallation } from '../operations/backup/find-installation';
import { runDrill, type DrillResult } from '../operations/backup/run-drill';

const USAGE = usageOf('drill', [
  ['', 'the newest of BACKUP_DIR or BACKUP_S3_URL'],
  ['vaglio-2026-11-22T010000Z.backup', 'the one of this name there'],
  ['vaglio-2026-11-22.backup', 'a file'],
]);

runCommand(async () => {
  const [which = 'newest', ...rest] = process.argv.slice(2);
  if (which.startsWith('-') || rest.length > 0) throw new Error(USAGE);
  const settings = readSettings(process.env);
  const result = await runDrill(which, { settings, now: Date.now });
  for (const { name, is_right, text } of result.checks)
    process.stdout.write(`${is_right ? 'ok ' : 'BAD'}  ${name.padEnd(12)} ${text}\n`);
  await keep(result, settings);
  if (result.failure) throw new Error(`${result.backup_name} is not proved. ${result.failure}`);
  process.stdout.write(`${result.backup_name}, made ${result.backup_made_at}, can be restored.\n`);
});

async function keep(result: DrillResult, settings: StartSettings): Promise<void> {
  if (settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, 'postgres'))) return;
  const database = await openDatabase({ ...settings, log: console });
  try {
    await expectInstallation(database.db, settings);
    await database.db.insert(drills).values(result);
  } finally {
    await database.close();
  }
}
