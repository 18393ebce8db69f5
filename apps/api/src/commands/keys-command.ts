// npm run keys: which keys are in use and whether older ones may go; -- rotate NAME puts a new one before them, -- drop NAME
// removes them.
import { expectEmbeddedDatabase, expectInstallation } from '../operations/backup/find-installation';
import { runCommand } from './command';
import { usageOf } from '../platform/config/command-line';
import { openDatabase } from '../platform/db/open-database';
import { readSettings } from '../platform/config/settings';
import { KEY_NAMES, type KeyName } from '../platform/keys/key-ring';
import {
  ALL_RESTARTED,
  dropPredecessors,
  keyStates,
  rotateKey,
  type KeyState,
} from '../operations/keys/rotate-key';

const USAGE = usageOf('keys', [
  ['', 'which are in use, and whether older ones may go'],
  ['rotate NAME', `a new one before the others: ${KEY_NAMES.join(', ')}`],
  ['drop NAME', 'removes the others, once nothing needs them'],
  [`drop NAME ${ALL_RESTARTED}`, 'the same where DATABASE_URL is set, once every server was'],
]);

runCommand(async () => {
  const [act, name, ...rest] = process.argv.slice(2);
  const isKnown = act === undefined || ((act === 'rotate' || act === 'drop') && isKeyName(name));
  const isConfirmed = act === 'drop' && rest.length === 1 && rest[0] === ALL_RESTARTED;
  if (!isKnown || (rest.length > 0 && !isConfirmed)) throw new Error(USAGE);
  const settings = readSettings(process.env);
  expectEmbeddedDatabase(settings);
  const database = await openDatabase({ ...settings, log: console });
  try {
    await expectInstallation(database.db, settings);
    if (act === 'rotate' && isKeyName(name)) {
      await rotateKey(database.db, settings, name);
      process.stdout.write(
        `${name} has a new key, and its older ones still count. ${restartWith(settings.dataDir, name)}`,
      );
    } else if (act === 'drop' && isKeyName(name)) {
      // The embedded database has one server.
      const isNewEverywhere = isConfirmed || settings.databaseUrl === undefined;
      const count = await dropPredecessors(database.db, settings, name, { now: Date.now(), isNewEverywhere });
      process.stdout.write(
        count === 0
          ? `${name} has no older key.\n`
          : `Removed: ${count} older of ${name}. ${restartWith(settings.dataDir, name)}`,
      );
    } else {
      for (const state of await keyStates(database.db, settings, Date.now()))
        process.stdout.write(`${lineOf(state)}\n`);
    }
  } finally {
    await database.close();
  }
});

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
