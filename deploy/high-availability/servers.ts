import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { KEY_NAMES, type Keys } from '../../apps/api/src/platform/keys/key-ring';
import { DRAIN_SECONDS } from './configuration';
import { databaseUrls, fileOf, type EstatePlan } from './plan';
import { startProgram, type Running } from './programs';
import { usedHeap } from './used-heap';

const MAIN = join(__dirname, '../../dist/apps/api/main.js');
const LONGEST_START_MS = 60_000;
const NO_LIMIT = '1000000';

export type VaglioServers = Awaited<ReturnType<typeof startServers>>;

export const newKeys = (): Keys => ({
  token: [randomBytes(32)],
  refresh: [randomBytes(32)],
  pepper: [randomBytes(32)],
  audit: [randomBytes(32)],
});

/** Starts the built servers behind the proxy. Each server has its own data directory. */
export async function startServers(plan: EstatePlan, keys: Keys) {
  const urls = databaseUrls(plan);
  const shared = {
    DATABASE_URL: urls.primary,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    LIMIT_CALLS_PER_TOKEN: NO_LIMIT,
    ...Object.fromEntries(
      KEY_NAMES.map((name) => [`KEY_${name.toUpperCase()}`, Buffer.from(keys[name][0]).toString('hex')]),
    ),
  };
  const address = (place: number) => `http://127.0.0.1:${plan.ports.servers[place]}`;
  const start = async (place: number): Promise<Running> => {
    const dataDir = fileOf(plan, `server-${place + 1}`);
    mkdirSync(dataDir, { recursive: true });
    const env = { ...shared, PORT: String(plan.ports.servers[place]), DATA_DIR: dataDir };
    const server = startProgram(
      process.execPath,
      [`--inspect=127.0.0.1:${plan.ports.inspectors[place]}`, MAIN],
      { env, log: `${dataDir}.log` },
    );
    await untilReady(`${address(place)}/readyz`, () => server.hasEnded(), `${dataDir}.log`).catch(
      async (error: unknown) => {
        await server.end('SIGKILL');
        throw error;
      },
    );
    return server;
  };
  // The servers start one after the other, as in an upgrade. The first server migrates the database.
  const running: Running[] = [];
  const stop = () => Promise.all(running.map((server) => server.end('SIGTERM')));
  try {
    for (const place of plan.ports.servers.keys()) running.push(await start(place));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    count: running.length,
    pidOf: (place: number) => running[place]?.pid ?? 0,
    /** Returns the megabytes of heap that a server needs; see `usedHeap`. */
    heapOf: (place: number) => usedHeap(plan.ports.inspectors[place] ?? 0),
    address,
    /** Ends the server in order and starts it again, as an upgrade does. */
    restart: async (place: number) => {
      await running[place]?.end('SIGTERM');
      running[place] = await start(place);
    },
    stop,
  };
}

/** Waits until a server is ready. @throws Error that names the log file if the program ended before it was ready */
export async function untilReady(url: string, hasEnded: () => boolean, log: string): Promise<void> {
  const end = performance.now() + LONGEST_START_MS;
  for (;;) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (hasEnded() || performance.now() > end) throw new Error(`${url} does not become ready, see ${log}`);
    await wait(100);
  }
}
