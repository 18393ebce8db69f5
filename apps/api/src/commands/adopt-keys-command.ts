// npm run adopt-keys: makes the present keys those of the database, when its own are lost for good. Vaglio must be stopped.
import { runCommand } from './command';
import { commandLine } from '../platform/config/command-line';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { readSettings } from '../platform/config/settings';
import { adoptKeys } from '../operations/keys/adopt-keys';

async function run(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase({ ...settings, log: console });
  try {
    await migrate(database.pool);
    const changed = await adoptKeys(database.db, settings, Date.now());
    process.stdout.write(`${reportOf(changed)}\n`);
  } finally {
    await database.close();
  }
}

function reportOf(changed: readonly string[]): string {
  if (changed.length === 0) return 'The keys are those of this database already: nothing was changed.';
  const sessionsEnd = `Adopted: ${changed.join(', ')}. All sessions have ended.`;
  return changed.includes('pepper')
    ? `${sessionsEnd}\nAll passwords are void. Start Vaglio: it prints a link for the first administrator; everybody else uses "Forgot your password?". Where no administrator can sign in, because of a second factor, ${commandLine('create-admin')} opens the way in.`
    : sessionsEnd;
}

runCommand(run);
