// npm run create-admin -- --email ann@example.org: adds an admin, also while Vaglio runs, and prints the link.
import { parseArgs } from 'node:util';
import { runCommand } from './command';
import { usageOf } from '../platform/config/command-line';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { openKeys } from '../platform/keys/open-keys';
import { readSettings } from '../platform/config/settings';
import { createAdmin } from '../identity/users/first-admin';

const USAGE = usageOf('create-admin', [['--email ann@example.org']]);

async function run(): Promise<void> {
  const { email } = parseArgs({ options: { email: { type: 'string' } } }).values;
  if (!email) throw new Error(USAGE);
  const settings = readSettings(process.env);
  const database = await openDatabase({ ...settings, log: console });
  try {
    await migrate(database.pool);
    const keys = await openKeys(database.db, settings);
    const { link } = await createAdmin({ db: database.db, keys, settings, now: Date.now }, email);
    process.stdout.write(
      `${email} is an admin now. The password is chosen here, once, within 24 hours:\n${link}\n`,
    );
  } finally {
    await database.close();
  }
}

runCommand(run);
