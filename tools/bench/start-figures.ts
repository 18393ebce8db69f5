import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { call, cpuMs, serve, SERVER, signIn, type Served, type World } from './bench-world';
import { median } from './load';
import { ms, times, type Chapter, type Figure } from './report';

const ROUNDS = 5;
/** Until what a start and a first list leave behind has been collected. */
const IDLE_MS = 20_000;
const LIST = '/auth/investments?sort=score&dir=desc&pageSize=20&withAwards=0&mode=active&page=1';

/** What one start took until its first list was there: by the clock, and of processor. */
type Start = { elapsed: number; cpu: number };

/**
 * From nothing to the first ranked page, by a person who is signed in, and what an idle process holds then. The floor
 * answers its page without accounts. With the embedded database the cluster exists already, and holds no startups.
 */
export async function startFigures(world: World): Promise<Chapter> {
  const bare: Start[] = [];
  const ours: Start[] = [];
  const embedded: Start[] = [];
  const own = await embeddedInstallation(world);
  try {
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await startOf(world.floorAlso, (server) => answered(`${server.url}/?offset=0`)));
      ours.push(
        await startOf(
          () => world.serveAlso({}),
          (server) => list(server, world.token),
        ),
      );
      embedded.push(await startOf(own.serve, (server) => list(server, own.token)));
    }
  } finally {
    rmSync(own.dataDir, { recursive: true, force: true });
  }
  return {
    title: `Start and idle memory at ${world.startups} startups`,
    figures: [
      ...figuresOf('start to the first list, with a server', ours, bare),
      ...figuresOf('the same, embedded, no startups', embedded, bare),
      ...(await memoryFigures(world)),
    ],
  };
}

async function startOf(serveOne: () => Promise<Served>, firstAnswer: (server: Served) => Promise<unknown>) {
  const start = performance.now();
  const server = await serveOne();
  await firstAnswer(server);
  const taken = { elapsed: performance.now() - start, cpu: cpuMs(server.pid) ?? Number.NaN };
  await server.stop();
  return taken;
}

/** A cluster of its own, which was started and stopped once. */
async function embeddedInstallation({ env }: World) {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaglio-bench-start-'));
  const { DATABASE_URL, ...rest } = env;
  const serveOwn = () => serve(SERVER, { ...rest, DATA_DIR: dataDir });
  const first = await serveOwn();
  const token = await signIn(first.url);
  await first.stop();
  return { dataDir, token, serve: serveOwn };
}

const list = (server: Served, token: string) => call({ server, token }, 'GET', LIST);

async function answered(url: string): Promise<void> {
  const answer = await fetch(url);
  await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
}

function figuresOf(what: string, ours: readonly Start[], bare: readonly Start[]): Figure[] {
  return (['elapsed', 'cpu'] as const).map((kind) => {
    const [one, floor] = [ours, bare].map((starts) => median(starts.map((start) => start[kind])));
    return {
      what: kind === 'cpu' ? `${what}, processor of the process` : what,
      value: ms(one ?? Number.NaN),
      floor: ms(floor ?? Number.NaN),
      ratio: times((one ?? Number.NaN) / (floor ?? Number.NaN)),
    };
  });
}

/** Of new processes, since the others have been measured already. */
async function memoryFigures({ serveAlso, floorAlso }: World): Promise<Figure[]> {
  const [server, floor] = [await serveAlso({}), await floorAlso()];
  await list(server, await signIn(server.url));
  await answered(`${floor.url}/?offset=0`);
  await wait(IDLE_MS);
  const figures = (['Rss', 'Pss'] as const).map((kind) => {
    const [ours, bare] = [megabytesOf(server, kind), megabytesOf(floor, kind)];
    return {
      what: `idle memory, ${kind.toUpperCase()}`,
      value: `${ours.toFixed(1)} MB`,
      floor: `${bare.toFixed(1)} MB`,
      ratio: times(ours / bare),
    };
  });
  await server.stop();
  await floor.stop();
  return figures;
}

/** @returns NaN where the system does not report it */
function megabytesOf({ pid }: Served, kind: 'Rss' | 'Pss'): number {
  try {
    const found = new RegExp(`^${kind}:\\s+(\\d+) kB`, 'm').exec(
      readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'),
    );
    return (Number(found?.[1]) * 1024) / 1_000_000;
  } catch {
    return Number.NaN;
  }
}
