import { parseArgs } from 'node:util';
import { expectEmbeddedDatabase, expectInstallation } from '../operations/backup/find-installation';
import { UsageError } from './command';
import { migrate } from '../platform/db/migrate';
import { openDatabase, type Db } from '../platform/db/open-database';
import { readSettings, type StartSettings } from '../platform/config/settings';
import { KEY_NAMES, type KeyName } from '../platform/keys/key-ring';
import { adoptKeys } from '../operations/keys/adopt-keys';
import { dropPredecessors, keyStates, rotateKey, type KeyState } from '../operations/keys/rotate-key';

/** Runs `vaglio keys`: lists the secret keys, or rotates, drops or adopts them. */
export async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    options: { 'all-restarted': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [action, name, ...rest] = positionals;
  const isConfirmed = values['all-restarted'];
  if (rest.length > 0 || (isConfirmed && action !== 'drop')) throw new UsageError();
  const act = actionOf(action, name, isConfirmed);
  const settings = readSettings(process.env);
  if (action !== 'adopt') expectEmbeddedDatabase(settings);
  const database = await openDatabase({ ...settings, log: console });
  try {
    // `adopt` runs the migrations itself, because no server can start on a database whose keys were lost.
    await (action === 'adopt' ? migrate(database.pool) : expectInstallation(database.db, settings));
    process.stdout.write(await act(database.db, settings));
  } finally {
    await database.close();
  }
}

/**
 * Returns the function for an action of `vaglio keys`. The function returns the text to print.
 * @throws UsageError for an unknown action
 */
function actionOf(action: string | undefined, name: string | undefined, isConfirmed: boolean) {
  if (action === undefined) return list;
  if (action === 'adopt' && name === undefined) return adopt;
  if (action === 'rotate' && isKeyName(name))
    return (db: Db, settings: StartSettings) => rotate(db, settings, name);
  if (action === 'drop' && isKeyName(name))
    return (db: Db, settings: StartSettings) => drop(db, settings, { name, isConfirmed });
  throw new UsageError();
}

async function list(db: Db, settings: StartSettings): Promise<string> {
  const states = await keyStates(db, settings, Date.now());
  return states.map((state) => `${lineOf(state)}\n`).join('');
}

async function rotate(db: Db, settings: StartSettings, name: KeyName): Promise<string> {
  await rotateKey(db, settings, name);
  return `${name} has a new key, and its older ones still count. ${restartWith(settings.dataDir, name)}`;
}

async function drop(
  db: Db,
  settings: StartSettings,
  { name, isConfirmed }: { name: KeyName; isConfirmed: boolean },
): Promise<string> {
  // An embedded database has exactly one server, so no confirmation is needed.
  const isNewEverywhere = isConfirmed || settings.databaseUrl === undefined;
  const count = await dropPredecessors(db, settings, name, { now: Date.now(), isNewEverywhere });
  if (count === 0) return `${name} has no older key.\n`;
  return `Removed: ${count} older of ${name}. ${restartWith(settings.dataDir, name)}`;
}

async function adopt(db: Db, settings: StartSettings): Promise<string> {
  const changed = await adoptKeys(db, settings, Date.now());
  if (changed.length === 0) return 'The keys are those of this database already: nothing was changed.\n';
  const sessionsEnd = `Adopted: ${changed.join(', ')}. All sessions have ended.\n`;
  if (!changed.includes('pepper')) return sessionsEnd;
  return (
    `${sessionsEnd}All passwords are void. Start Vaglio: it prints a link for the first administrator; everybody else uses ` +
    '"Forgot your password?". If a second factor keeps every administrator out, run vaglio create-admin.\n'
  );
}

function isKeyName(text: string | undefined): text is KeyName {
  return KEY_NAMES.some((name) => name === text);
}

const restartWith = (dataDir: string, name: KeyName): string =>
  `Restart every server; with several, copy the file\n${dataDir}/keys/${name}.key to each of them before.\n`;

function lineOf({ name, id, inUseSince, predecessors, needs }: KeyState): string {
  const use =
    inUseSince === null
      ? 'not in use before a restart'
      : `in use since ${new Date(inUseSince).toISOString()}`;
  const older = predecessors === 1 ? '1 older key' : `${predecessors} older keys`;
  const may = needs === '' ? 'may go' : `needed by ${needs}`;
  const rest = predecessors === 0 ? '' : inUseSince === null ? `; ${older}` : `; ${older}, ${may}`;
  return `${name.padEnd(8)} ${id}  ${use}${rest}`;
}
