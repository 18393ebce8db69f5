import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** A user and group of the operating system, by number. */
export type Account = { uid: number; gid: number };

/** How PostgreSQL's programs are run: arguments before the program, and the account if another than ours. */
export type RunAs = { prefix: readonly string[]; account?: Account };

/** What the choice depends on; the functions are called only when it matters. */
export type AccountFacts = {
  /** Our own user; undefined on Windows. */
  uid: number | undefined;
  /** Whose the data directory is; undefined while there is none. */
  owner: Account | undefined;
  /** The command that runs a program in a user namespace where root is an ordinary user, if there is one. */
  namespace: () => readonly string[] | undefined;
  /** The account `nobody`, if it can run the programs and reach the data directory. */
  nobody: () => Account | undefined;
};

/**
 * PostgreSQL refuses to run as root. In order: the account that owns the data directory, a user namespace
 * (files stay root's, also below a private directory), nobody.
 * @throws an Error with what to do when none is possible
 */
export function chooseRunAs({ uid, owner, namespace, nobody }: AccountFacts): RunAs {
  if (uid === undefined) return { prefix: [] };
  if (uid !== 0) {
    if (owner && owner.uid !== uid) {
      throw new Error(
        `The database belongs to user ${owner.uid}, not to user ${uid}. Run as its owner, choose another DATA_DIR or set DATABASE_URL.`,
      );
    }
    return { prefix: [] };
  }
  if (owner && owner.uid !== 0) return { prefix: [], account: owner };
  const prefix = namespace();
  if (prefix) return { prefix };
  const account = nobody();
  if (account) return { prefix: [], account };
  throw new Error(
    'PostgreSQL refuses to run as root, and neither a user namespace nor the account "nobody" can be used here. ' +
      'Run as an ordinary user, or set DATABASE_URL.',
  );
}

/** The facts of this machine for {@link chooseRunAs}. */
export function accountFacts({
  postgres,
  dataDir,
  cluster,
}: {
  postgres: string;
  dataDir: string;
  cluster: string;
}): AccountFacts {
  return {
    uid: process.getuid?.(),
    owner: statSync(cluster, { throwIfNoEntry: false }),
    namespace: () => {
      // initdb looks the user's name up: root must become a user that every system has.
      const { uid, gid } = accountOfNobody();
      const [command, ...options] = ['unshare', '-U', `--map-user=${uid}`, `--map-group=${gid}`] as const;
      return uid && succeeds(command, [...options, postgres, '--version'])
        ? [command, ...options]
        : undefined;
    },
    nobody: () => {
      const account = accountOfNobody();
      const canRun =
        account.uid &&
        succeeds(postgres, ['--version'], account) &&
        succeeds('sh', ['-c', 'cd "$0"', dataDir], account);
      return canRun ? account : undefined;
    },
  };
}

function accountOfNobody(): Account {
  const [uid, gid] = ['-u', '-g'].map((which) =>
    Number(spawnSync('id', [which, 'nobody'], { encoding: 'utf8' }).stdout),
  );
  return { uid: uid || 0, gid: gid || 0 };
}

function succeeds(command: string, args: readonly string[], account?: Account): boolean {
  return spawnSync(command, args, { stdio: 'ignore', cwd: '/', ...account }).status === 0;
}
