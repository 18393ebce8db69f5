import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Role, Scope } from '@vaglio/access-control';
import { connect, type Database } from '../../apps/api/src/platform/db/open-database';
import { seedSampleStartups } from '../../apps/api/src/operations/seed/seed-sample-startups';
import type { Keys } from '../../apps/api/src/platform/keys/key-ring';
import { freePort, serverProcesses, type Program } from '../../apps/api/src/testing/server-process';
import { onServer, templateOf, testServer, urlOf } from '../../apps/api/src/testing/test-server';
import { addPerson, tokenOf, type Person } from './people';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };
/**
 * Timeouts of the trial's own queries, in milliseconds. They are long, because the checks read complete tables. Only
 * queries that hang should exceed them.
 */
const CHECK_LIMITS = { connectionTimeoutMillis: 60_000, statement_timeout: 120_000, lock_timeout: 60_000 };
const NO_LIMIT = '1000000';

/** Running server. Its address changes with each start. */
export type Server = Program & { address: string };

export type Installation = Awaited<ReturnType<typeof newInstallation>>;

/**
 * Creates a migrated database with generated startups and without accounts. Any number of real servers can be started
 * on it.
 * @param startups number of startups to generate
 * @param env additional environment variables for the servers
 */
export async function newInstallation(startups: number, env: Record<string, string> = {}) {
  const server = testServer();
  const name = `${server.prefix}_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database "${name}" template "${templateOf(server)}"`);
  const database: Database = await connect(urlOf(server, name), QUIET, CHECK_LIMITS);
  await seedSampleStartups({ db: database.db, now: Date.now }, startups, () => undefined);
  const keys: Keys = { token: newKey(), refresh: newKey(), pepper: newKey(), audit: newKey() };
  const processes = serverProcesses(database.url);
  const settings = {
    LOG_LEVEL: 'error',
    LIMIT_LOGINS_PER_IP: NO_LIMIT,
    LIMIT_FAILURES: NO_LIMIT,
    LIMIT_FAILURES_IN_ROW: NO_LIMIT,
    LIMIT_RESETS_PER_EMAIL: NO_LIMIT,
    LIMIT_RESETS_PER_IP: NO_LIMIT,
    LIMIT_CALLS_PER_TOKEN: NO_LIMIT,
    LIMIT_PRINTS_PER_PERSON: NO_LIMIT,
    ...Object.fromEntries(
      Object.entries(keys).map(([key, [bytes]]) => [
        `KEY_${key.toUpperCase()}`,
        Buffer.from(bytes).toString('hex'),
      ]),
    ),
    ...env,
  };
  return {
    ...database,
    keys,
    /**
     * Starts a server.
     * @throws Error with the output of the server if it ends before it listens
     */
    startServer: async (): Promise<Server> => {
      const port = await freePort();
      return listening(processes.run('start', { ...settings, PORT: String(port) }), port);
    },
    addPerson: (role: Role, scopes?: Scope[]): Promise<Person> => addPerson(database.db, keys, role, scopes),
    tokenOf: (person: Person): Promise<string> => tokenOf(person, keys),
    /** Ends all servers and drops the database. */
    end: async (): Promise<void> => {
      await processes.endAll();
      await database.close();
      await onServer(server, `drop database if exists "${name}" with (force)`);
    },
  };
}

function newKey(): readonly [Uint8Array] {
  return [randomBytes(32)];
}

async function listening(program: Program, port: number): Promise<Server> {
  let hasEnded = false;
  void program.ended.then(() => {
    hasEnded = true;
  });
  while (!program.output.out.includes('Vaglio listens')) {
    if (hasEnded) throw new Error(`a server did not start: ${program.output.err.slice(-500)}`);
    await wait(20);
  }
  return { ...program, address: `http://localhost:${port}` };
}
