import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** A user and group of the operating system, by number. */
export type Account = { uid: number; gid: number };

/** How PostgreSQL's programs are run: words before the program, and the account if another than ours. */
export type RunAs = { prefix: readonly string[]; account?: Account };

/** What the choice depends on; the functions are asked only when it matters. */
export type AccountFacts = {
  /** Our own user; undefined on Windows. */
  uid: number | undefined;
  /** Whose the data directory is; undefined while there is none. */
  owner: Account | undefined;
  /** Whether a user namespace can be had in which root is an ordinary user. */
  canUnshare: () => boolean;
  /** The account `nobody`, if it can run the programs and reach the data directory. */
  nobody: () => Account | undefined;
};

const UNSHARE = ['unshare', '-U', '--map-user=1000', '--map-group=1000'] as const;

/**
 * PostgreSQL refuses to run as root. In order: the account that owns the data directory, a user namespace
 * (files stay root's, also below a private directory), nobody.
 * @throws an Error that says what to do when none is possible
 */
export function chooseRunAs({ uid, owner, canUnshare, nobody }: AccountFacts): RunAs {
  if (uid === undefined) return { prefix: [] };
  if (uid !== 0) {
    if (owner && owner.uid !== uid) {
      throw new Error(`The database belongs to user ${owner.uid}, not to user ${uid}. Run as its owner, choose another DATA_DIR or set DATABASE_URL.`);
    }
    return { prefix: [] };
  }
  if (owner && owner.uid !== 0) return { prefix: [], account: owner };
  if (canUnshare()) return { prefix: UNSHARE };
  const account = nobody();
  if (account) return { prefix: [], account };
  throw new Error('PostgreSQL refuses to run as root, and neither a user namespace nor the account "nobody" can be used here. '
    + 'Run as an ordinary user, or set DATABASE_URL.');
}

/** The facts of this machine for {@link chooseRunAs}. */
export function accountFacts({ postgres, dataDir, cluster }: { postgres: string; dataDir: string; cluster: string }): AccountFacts {
  return {
    uid: process.getuid?.(),
    owner: statSync(cluster, { throwIfNoEntry: false }),
    canUnshare: () => succeeds(UNSHARE[0], [...UNSHARE.slice(1), postgres, '--version']),
    nobody: () => {
      const account = { uid: idOf('-u'), gid: idOf('-g') };
      if (!account.uid || !account.gid) return undefined;
      return succeeds(postgres, ['--version'], account) && succeeds('sh', ['-c', 'cd "$0"', dataDir], account) ? account : undefined;
    },
  };
}

function idOf(which: '-u' | '-g'): number {
  return Number(spawnSync('id', [which, 'nobody'], { encoding: 'utf8' }).stdout) || 0;
}

function succeeds(command: string, args: string[], account?: Account): boolean {
  return spawnSync(command, args, { stdio: 'ignore', cwd: '/', ...account }).status === 0;
}
