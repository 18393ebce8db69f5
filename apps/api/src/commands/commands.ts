import { KEY_NAMES } from '../platform/keys/key-ring';
import { UsageError, type Command } from './command';

const FROM_PLACE = 'where BACKUP_DIR or BACKUP_S3_URL is set';

/** Commands of `vaglio`, in the order of its help. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  start: {
    summary: 'run the server until SIGTERM',
    usage: [['']],
    load: async () => ({ run: start }),
  },
  doctor: {
    summary: 'check the installation; exits with 1 if something does not work',
    usage: [['']],
    load: () => import('./doctor-command'),
  },
  backup: {
    summary: 'write database, keys and settings to a file, while Vaglio runs',
    usage: [
      ['vaglio-2026-11-22.backup'],
      ['', FROM_PLACE],
      ['new-key FILE', 'create a secret key for encrypted backups'],
    ],
    load: () => import('./backup-command'),
  },
  restore: {
    summary: 'restore a backup into an empty installation',
    usage: [
      ['vaglio-2026-11-22.backup'],
      ['newest', `${FROM_PLACE}, or a backup there:`],
      ['vaglio-2026-11-22T010000Z.backup'],
    ],
    notes: 'Set DATA_DIR to a new folder, and DATABASE_URL to an empty database if you use one.',
    load: () => import('./restore-command'),
  },
  'restore-test': {
    summary: 'restore a backup into a temporary database and compare it',
    usage: [
      ['', 'the newest of BACKUP_DIR or BACKUP_S3_URL'],
      ['vaglio-2026-11-22T010000Z.backup', 'the backup of this name there'],
      ['vaglio-2026-11-22.backup', 'a file'],
    ],
    load: () => import('./restore-test-command'),
  },
  move: {
    summary: 'move the embedded database to a PostgreSQL server',
    usage: [
      ['', 'MOVE_TO=postgres://user:password@host:5432/vaglio names the empty database'],
      ['< FILE', 'the address is the line of FILE'],
    ],
    notes: 'The keys stay in DATA_DIR.',
    load: () => import('./move-command'),
  },
  'upgrade-database': {
    summary: 'rebuild the embedded database after a change of the PostgreSQL version',
    usage: [['vaglio-2026-11-22.backup'], ['newest', FROM_PLACE]],
    notes: 'The backup must be made with the previous version of Vaglio. The old data directory is kept.',
    load: () => import('./upgrade-database-command'),
  },
  keys: {
    summary: 'list, rotate, drop and adopt secret keys',
    usage: [
      ['', 'keys in use, and whether older keys can be dropped'],
      ['rotate NAME', `put a new key before the others: ${KEY_NAMES.join(', ')}`],
      ['drop NAME', 'remove the older keys, once nothing needs them'],
      ['drop NAME --all-restarted', 'the same where DATABASE_URL is set, once every server was restarted'],
      ['adopt', 'make the present keys those of the database, when its own are lost for good'],
    ],
    notes: 'Stop every server before adopt: all sessions end, and all passwords if the pepper was lost.',
    load: () => import('./keys-command'),
  },
  'create-admin': {
    summary: 'add an administrator and print the link for the password',
    usage: [['--email ann@example.org']],
    load: () => import('./create-admin-command'),
  },
  'verify-audit': {
    summary: 'check that the audit trail was not changed; exits with 1 if it was',
    usage: [[''], ['--seal SEAL', 'also check a seal that was kept elsewhere']],
    load: () => import('./verify-audit-command'),
  },
  erase: {
    summary: 'erase the personal data of people, by account id',
    usage: [
      ['[--remove-notes] ID ...'],
      ['--again', `after a restore, ${FROM_PLACE}: people who were erased after the backup`],
    ],
    load: () => import('./erase-command'),
  },
  seed: {
    summary: 'add sample startups, always the same ones',
    usage: [['--startups 100000']],
    load: () => import('./seed-command'),
  },
};

async function start(args: readonly string[]): Promise<void> {
  if (args.length > 0) throw new UsageError();
  await import('../main');
}
