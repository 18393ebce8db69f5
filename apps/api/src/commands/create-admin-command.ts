import { parseArgs } from 'node:util';
import { UsageError } from './command';
import { migrate } from '../platform/db/migrate';
import { openDatabase } from '../platform/db/open-database';
import { openKeys } from '../platform/keys/open-keys';
import { readSettings } from '../platform/config/settings';
import { createAdmin } from '../identity/users/first-admin';

/**
 * Runs `vaglio create-admin --email ADDRESS`: adds an administrator and prints the invitation link. Also works while
 * the server runs.
 */
export async function run(args: string[]): Promise<void> {
  const { email } = parseArgs({ args, options: { email: { type: 'string' } } }).values;
  if (!email) throw new UsageError();
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
