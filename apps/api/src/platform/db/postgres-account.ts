import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** User and group ids of the operating system. */
export type Account = { uid: number; gid: number };

/** Way to run PostgreSQL's programs: a command prefix, and the account if it differs from the current account. */
export type RunAs = { prefix: readonly string[]; account?: Account };

/** Data that determines the account. The functions are called only if their result is needed. */
export type AccountFacts = {
  /** Current user id; undefined on Windows. */
  uid: number | undefined;
  /** Owner of the data directory; undefined if the directory does not exist. */
  owner: Account | undefined;
  /** Returns the command prefix for a user namespace in which root is an ordinary user; undefined if unavailable. */
  namespace: () => readonly string[] | undefined;
  /** Returns the account `nobody` if it can run the programs and access the data directory; undefined otherwise. */
  nobody: () => Account | undefined;
};

/**
 * Selects the account that runs PostgreSQL, because PostgreSQL refuses to run as root. The order of preference is: the
 * owner of the data directory, a user namespace, the account `nobody`. In a user namespace, root still owns the files,
 * even below a private directory.
 * @throws Error with instructions if no account is suitable
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

/** Returns the data of this machine for {@link chooseRunAs}. */
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
      // initdb looks up the user name, so root is mapped to an account that exists on every system.
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
