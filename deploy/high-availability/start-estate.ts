import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../../apps/api/src/platform/db/migrate';
import { connect, type Database } from '../../apps/api/src/platform/db/open-database';
import { seedSampleStartups } from '../../apps/api/src/operations/seed/seed-sample-startups';
import { newCaller, type Answer, type Call } from '../../tools/torture/http-call';
import { addPerson, tokenOf, type Person } from '../../tools/torture/people';
import { haproxyConfiguration } from './configuration';
import { databaseUrls, fileOf, portsFrom, type EstatePlan } from './plan';
import { startPatroniPair } from './patroni-pair';
import { startPair, type PostgresPair } from './postgres-pair';
import { findProgram, startProgram, unprivilegedAccount, untilListening } from './programs';
import { newKeys, startServers, untilReady, type VaglioServers } from './servers';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Timeouts of the checks, in milliseconds. They are only reached if the database hangs. */
const CHECK_LIMITS = { connectionTimeoutMillis: 30_000, statement_timeout: 120_000, lock_timeout: 60_000 };
const CALLS_AT_ONCE = 64;
const FIRST_CHECKS_MS = 4_000;

export type Estate = {
  plan: EstatePlan;
  pair: PostgresPair;
  servers: VaglioServers;
  /** Connection to the current primary database. */
  database: Database;
  admin: Person;
  /** Sends a request through HAProxy as a person; by default as the administrator. */
  send: (call: Call, person?: Person) => Promise<Answer>;
  /** Process ids by program name. The only entry is HAProxy. */
  pids: Readonly<Record<string, number>>;
  addPerson: () => Promise<Person>;
};

export type EstateOptions = {
  firstPort: number;
  bin: string;
  startups: number;
  keep: boolean;
  hasPatroni: boolean;
};

/** Starts the complete estate, runs `work` with it, and removes it. */
export async function withEstate(
  { firstPort, bin, startups, keep, hasPatroni }: EstateOptions,
  work: (estate: Estate) => Promise<void>,
): Promise<void> {
  const account = unprivilegedAccount();
  const folder = mkdtempSync(join(tmpdir(), 'vaglio-estate-'));
  chmodSync(folder, 0o755);
  if (account) chownSync(folder, account.uid, account.gid);
  const password = randomBytes(12).toString('hex');
  const plan: EstatePlan = { folder, ports: portsFrom(firstPort), password, hasPatroni };
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const write = (name: string, text: string) => {
      writeFileSync(fileOf(plan, name), text, { mode: 0o600 });
      if (account) chownSync(fileOf(plan, name), account.uid, account.gid);
      return fileOf(plan, name);
    };
    const pair = await (hasPatroni ? startPatroniPair : startPair)(plan, bin, account);
    ends.push(pair.stop);
    const begin = async (name: string, port: number, args: string[]) => {
      const log = fileOf(plan, `${name}.log`);
      const program = startProgram(findProgram(name), args, { account, log });
      ends.push(() => program.end('SIGTERM'));
      await untilListening(port, program, log);
      return program;
    };
    const haproxy = await begin('haproxy', plan.ports.writer, [
      '-db',
      '-f',
      write('haproxy.cfg', haproxyConfiguration(plan)),
    ]);
    // Until its first checks of Patroni, HAProxy considers both databases primary.
    if (hasPatroni) await wait(FIRST_CHECKS_MS);
    const database = await connect(databaseUrls(plan).primary, QUIET, CHECK_LIMITS);
    ends.push(database.close);
    await migrate(database.pool);
    await seedSampleStartups({ db: database.db, now: Date.now }, startups, () => undefined);
    const keys = newKeys();
    const admin = await addPerson(database.db, keys, 'admin');
    const servers = await startServers(plan, keys);
    ends.push(servers.stop);
    const web = `http://127.0.0.1:${plan.ports.web}`;
    await untilReady(`${web}/readyz`, haproxy.hasEnded, fileOf(plan, 'haproxy.log'));
    const caller = newCaller(CALLS_AT_ONCE);
    ends.push(async () => caller.close());
    await work({
      plan,
      pair,
      servers,
      database,
      admin,
      send: async (call, person = admin) => caller.send(web, { token: await tokenOf(person, keys), ...call }),
      pids: { haproxy: haproxy.pid },
      addPerson: () => addPerson(database.db, keys, 'admin'),
    });
  } finally {
    for (const end of ends.reverse()) await end();
    if (!keep) rmSync(folder, { recursive: true, force: true });
  }
}
