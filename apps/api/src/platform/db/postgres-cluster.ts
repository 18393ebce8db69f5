import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, lchown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { majorOfPrograms } from './cluster-version';
import { isRunning } from './is-running';
import type { Account, RunAs } from './postgres-account';

const run = promisify(execFile);
const ATTEMPT = '.postgres-new-';
/**
 * Name of the password file. It is inside the data directory, so that the file and the directory always exist together.
 */
const SECRET = 'vaglio-password';
export const SUPERUSER = 'vaglio';

/** Parameters of {@link ensureCluster}. `durable: false` (tests only) does not wait for writes to reach the disk. */
export type ClusterPlan = {
  dataDir: string;
  cluster: string;
  initdb: string;
  runAs: RunAs;
  durable: boolean;
};

/**
 * Returns the password of the PostgreSQL data directory, and creates the directory if it does not exist. The directory
 * is created under a temporary name and then renamed, so that a killed or concurrent process never leaves an incomplete
 * directory.
 * @throws Error with the output of initdb if initdb fails, or with a message if the directory belongs to another major
 * version
 */
export async function ensureCluster(plan: ClusterPlan): Promise<string> {
  await removeAbandoned(plan.dataDir);
  if (isCluster(plan.cluster)) await expectSameMajor(plan);
  else await createCluster(plan);
  if (plan.runAs.account) await giveTo(plan.runAs.account, plan.cluster);
  return (await readFile(join(plan.cluster, SECRET), 'utf8')).trim();
}

/** Throws if the data directory belongs to another major version, because this PostgreSQL cannot read it. */
async function expectSameMajor({ cluster, initdb }: ClusterPlan): Promise<void> {
  const theirs = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  const ours = await majorOfPrograms(initdb);
  if (theirs === ours) return;
  throw new Error(
    [
      `${cluster} is of PostgreSQL ${theirs}, and this Vaglio brings PostgreSQL ${ours}.`,
      `With the Vaglio that used it last, make a backup (vaglio backup FILE).`,
      `Then, with this one: vaglio upgrade-database FILE. The old folder is kept beside the new one.`,
    ].join('\n'),
  );
}

function isCluster(path: string): boolean {
  return existsSync(join(path, 'PG_VERSION'));
}

async function createCluster({ dataDir, cluster, initdb, runAs, durable }: ClusterPlan): Promise<void> {
  const attempt = join(dataDir, `${ATTEMPT}${process.pid}-${randomBytes(4).toString('hex')}`);
  const made = join(attempt, 'postgres');
  const secret = join(attempt, SECRET);
  await mkdir(made, { recursive: true, mode: 0o711 });
  await writeFile(secret, randomBytes(24).toString('base64url'), { mode: 0o600 });
  try {
    if (runAs.account) for (const path of [made, secret]) await giveTo(runAs.account, path);
    await initialise({ initdb, runAs, made, secret, durable });
    await rename(secret, join(made, SECRET));
    await rename(made, cluster).catch((error: unknown) => {
      if (!isCluster(cluster))
        throw new Error(`${cluster} is in the way: it is not a PostgreSQL data directory.`, { cause: error });
    });
    if (durable) await syncFolder(dataDir);
  } finally {
    await rm(attempt, { recursive: true, force: true });
  }
}

async function initialise({
  initdb,
  runAs,
  made,
  secret,
  durable,
}: Pick<ClusterPlan, 'initdb' | 'runAs' | 'durable'> & { made: string; secret: string }) {
  const [command = initdb, ...args] = [
    ...runAs.prefix,
    initdb,
    '-D',
    made,
    '-U',
    SUPERUSER,
    '-A',
    'scram-sha-256',
    `--pwfile=${secret}`,
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ];
  await run(command, args, { cwd: '/', ...runAs.account }).catch((error: unknown) => {
    const output =
      error instanceof Error && 'stderr' in error
        ? String(error.stderr).trim() || error.message
        : String(error);
    throw new Error(
      `The embedded PostgreSQL cannot make its data directory (DATABASE_URL would use a server instead). ${output}`,
    );
  });
}

/** Changes the owner of all files. This includes files that root created while it used a user namespace. */
async function giveTo({ uid, gid }: Account, path: string): Promise<void> {
  const { uid: owner } = await stat(path);
  if (owner === uid) return;
  const inside = await readdir(path, { recursive: true }).catch(() => []);
  for (const name of inside) await lchown(join(path, name), uid, gid);
  await chown(path, uid, gid); // The folder is changed last, so that an interrupted change starts again.
}

/** Removes temporary directories that killed processes left behind. */
async function removeAbandoned(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(ATTEMPT) && !isRunning(Number.parseInt(name.slice(ATTEMPT.length), 10))) {
      await rm(join(dataDir, name), { recursive: true, force: true });
    }
  }
}

/** Writes the folder to disk, so that the rename survives a power failure. Windows does not support this. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}
