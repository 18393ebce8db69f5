import { execFileSync } from 'node:child_process';
import { writeFileSync, chownSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { DATABASE, databaseUrls, fileOf, type EstatePlan } from './plan';
import { findProgram, runToEnd, type Account } from './programs';

export const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  wal_keep_size: '512MB',
  hot_standby_feedback: 'on',
};

export type PostgresPair = Awaited<ReturnType<typeof startPair>>;

/**
 * Starts a primary and a streaming replica. The primary acknowledges a write only after the replica has received it
 * (synchronous_standby_names). A promoted replica therefore has every acknowledged write.
 * @param bin folder of PostgreSQL's programs
 */
export async function startPair(plan: EstatePlan, bin: string, account: Account) {
  const { ports, password } = plan;
  const urls = databaseUrls(plan);
  const folders = [fileOf(plan, 'database-1'), fileOf(plan, 'database-2')] as const;
  const run = (program: string, args: readonly string[]) =>
    runToEnd(findProgram(program, bin), args, { account, env: { PGPASSWORD: password } });
  const control = (place: 0 | 1, ...args: string[]) => run('pg_ctl', ['-D', folders[place], '-w', ...args]);
  const start = (place: 0 | 1) => {
    const settings = Object.entries({ ...SETTINGS, port: String(ports.databases[place]) });
    const options = settings.map(([name, value]) => `-c ${name}=${value}`).join(' ');
    return control(place, '-l', `${folders[place]}.log`, '-o', options, 'start');
  };

  const secret = fileOf(plan, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (account) chownSync(secret, account.uid, account.gid);
  const identity = ['-U', DATABASE, '-A', 'scram-sha-256', `--pwfile=${secret}`];
  await run('initdb', ['-D', folders[0], '-E', 'UTF8', '--locale=C.UTF-8', ...identity]);
  await start(0);
  await ask(urls.ofDatabase(0, 'postgres'), `create database ${DATABASE}`);
  const source = ['-h', '127.0.0.1', '-p', String(ports.databases[0]), '-U', DATABASE];
  await run('pg_basebackup', ['-D', folders[1], '-R', '-X', 'stream', '-c', 'fast', ...source]);
  await start(1);
  await ask(urls.ofDatabase(0), "alter system set synchronous_standby_names = '*'");
  await ask(urls.ofDatabase(0), 'select pg_reload_conf()');

  return {
    /** Simulates a power failure: kills the postmaster and all its processes at once. */
    killPrimary: () => {
      killPostgres(folders[0]);
    },
    promoteReplica: () => control(1, 'promote'),
    answers: (place: 0 | 1) => answers(urls.ofDatabase(place)),
    stop: async () => {
      // The primary is stopped first, because it still sends its remaining data to the replica.
      for (const place of [0, 1] as const) await control(place, '-m', 'fast', 'stop').catch(() => undefined); // killed
      await wait(100);
    },
  };
}

/** Kills the postmaster of a data directory and all its processes. */
export function killPostgres(folder: string): void {
  const postmaster = Number(execFileSync('head', ['-1', `${folder}/postmaster.pid`], { encoding: 'utf8' }));
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  for (const pid of [postmaster, ...children.trim().split(/\s+/).map(Number)]) kill(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // the process has already ended
  }
}

/** Returns whether a database responds to a query. */
export const answers = (url: string) =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

export async function ask(url: string, statement: string): Promise<void> {
  const limits = { connectionTimeoutMillis: 1_000, query_timeout: 10_000 };
  const client = new Client({ connectionString: url, ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}
