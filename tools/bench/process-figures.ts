import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import {
  BARE_SERVER,
  call,
  cpuMs,
  serve,
  serveVaglio,
  signIn,
  type Installation,
  type Served,
} from './installation';
import { median } from './load';
import { ms, type Figure } from './report';

const ROUNDS = 5;
/** Time to wait for garbage collection after the start and the first list, in milliseconds. */
const IDLE_MS = 20_000;
const LIST = '/auth/investments?sort=score&dir=desc&pageSize=20&withAwards=0&mode=active&page=1';
const BARE_LIST = '/?offset=0';

/**
 * Measures the time from the start of a process to its first list, and its memory when idle. PostgreSQL is already
 * running.
 */
export async function processFigures(installation: Installation): Promise<Figure[]> {
  return [...(await startFigures(installation)), await memoryFigure(installation)];
}

type Start = { elapsed: number; cpu: number };

async function startFigures({ env, token }: Installation): Promise<Figure[]> {
  const starts: { ours: Start[]; bare: Start[] } = { ours: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    starts.bare.push(
      await startOf(
        () => serve(BARE_SERVER, env),
        (server) => call({ server }, 'GET', BARE_LIST),
      ),
    );
    starts.ours.push(
      await startOf(
        () => serveVaglio(env),
        (server) => call({ server, token }, 'GET', LIST),
      ),
    );
  }
  return (['elapsed', 'cpu'] as const).map((kind) => {
    const [ours, bare] = [starts.ours, starts.bare].map((of) => median(of.map((start) => start[kind])));
    return {
      operation: kind === 'cpu' ? 'start to the first list, CPU time' : 'start to the first list',
      value: ms(ours ?? Number.NaN),
      bare: ms(bare ?? Number.NaN),
      ratio: (ours ?? Number.NaN) / (bare ?? Number.NaN),
    };
  });
}

async function startOf(
  serveOne: () => Promise<Served>,
  firstList: (server: Served) => Promise<unknown>,
): Promise<Start> {
  const start = performance.now();
  const server = await serveOne();
  await firstList(server);
  const taken = { elapsed: performance.now() - start, cpu: cpuMs(server.pid) };
  await server.stop();
  return taken;
}

async function memoryFigure({ env }: Installation): Promise<Figure> {
  const [server, bareServer] = [await serveVaglio(env), await serve(BARE_SERVER, env)];
  await call({ server, token: await signIn(server.url) }, 'GET', LIST);
  await call({ server: bareServer }, 'GET', BARE_LIST);
  await wait(IDLE_MS);
  const [ours, bare] = [megabytesOf(server), megabytesOf(bareServer)];
  await server.stop();
  await bareServer.stop();
  return {
    operation: 'idle memory (PSS)',
    value: `${ours.toFixed(1)} MB`,
    bare: `${bare.toFixed(1)} MB`,
    ratio: ours / bare,
  };
}

/**
 * Returns the memory of a process in megabytes, including its share of shared pages; NaN if the operating system does
 * not report it.
 */
function megabytesOf({ pid }: Served): number {
  try {
    const found = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    return (Number(found?.[1]) * 1024) / 1_000_000;
  } catch {
    return Number.NaN;
  }
}
