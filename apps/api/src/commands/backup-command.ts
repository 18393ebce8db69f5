import { parseArgs } from 'node:util';
import { UsageError } from './command';
import { openDatabase, type Database } from '../platform/db/open-database';
import { openKeys } from '../platform/keys/open-keys';
import { stopSignal } from '../platform/lifecycle/stop-signal';
import { readSettings, type StartSettings } from '../platform/config/settings';
import { backUpToFile } from '../operations/backup/back-up-to-file';
import { expectEmbeddedDatabase, expectInstallation } from '../operations/backup/find-installation';
import { makeBackup } from '../operations/backup/make-backup';
import { writeNewIdentity } from '../operations/backup/new-identity';
import { settingsText } from '../operations/backup/settings-file';

/**
 * Runs `vaglio backup [FILE]`: writes a backup to FILE, or to the configured backup location. `new-key FILE` creates a
 * secret key instead.
 */
export async function run(args: string[]): Promise<void> {
  const [path, ...rest] = parseArgs({ args, allowPositionals: true }).positionals;
  if (path === 'new-key' && rest.length === 1 && rest[0]) return printNewIdentity(rest[0]);
  const settings = readSettings(process.env);
  const isUsable = path !== undefined || settings.backups.place !== undefined;
  if (!isUsable || rest.length > 0) throw new UsageError();
  expectEmbeddedDatabase(settings);
  const database = await openDatabase({ ...settings, log: console });
  try {
    await expectInstallation(database.db, settings);
    await (path === undefined ? backUpIntoPlace(database, settings) : backUpInto(path, database, settings));
  } finally {
    await database.close();
  }
}

async function backUpInto(path: string, { db, pool }: Database, settings: StartSettings): Promise<void> {
  const { recipients } = settings.backups;
  const signal = stopSignal();
  const source = {
    pool,
    keys: await openKeys(db, settings),
    settings: settingsText(process.env),
    recipients,
    signal,
  };
  const made = await backUpToFile(db, source, path, Date.now()).catch((error: unknown) => {
    throw signal.aborted ? new Error('Stopped: there is no backup.', { cause: error }) : error;
  });
  process.stdout.write(
    `${path}: ${made.rows} rows of ${made.tables} tables, keys and settings, ${made.bytes} bytes.\n${safetyOf(recipients)}`,
  );
}

async function backUpIntoPlace({ db, pool }: Database, settings: StartSettings): Promise<void> {
  const keys = await openKeys(db, settings);
  const text = settingsText(process.env);
  const made = await makeBackup({ db, pool, keys, settings, settingsText: text, now: Date.now });
  const { names, failure } = made.removal;
  process.stdout.write(
    `${made.place}: ${made.name}, ${made.rows} rows, keys and settings, ${made.bytes} bytes.\n`,
  );
  for (const name of names) process.stdout.write(`Removed: ${name}\n`);
  process.stdout.write(safetyOf(settings.backups.recipients));
  if (failure) throw new Error(`The backup is made, but old ones could not be removed: ${failure}`);
}

async function printNewIdentity(path: string): Promise<void> {
  const recipient = await writeNewIdentity(path);
  process.stdout.write(
    `${path} is the secret key: without it no encrypted backup is ever restored. Keep it elsewhere than the backups.\n` +
      `BACKUP_RECIPIENT=${recipient}\n`,
  );
}

const safetyOf = (recipients: readonly string[]): string =>
  recipients.length > 0
    ? 'It is encrypted: only the secret key of BACKUP_RECIPIENT restores it.\n'
    : 'It holds the keys of this installation: keep it as safe as a password.\n';
