import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { leakOf, quantile, slopeOf, type Figure, type Sample } from './judge';
import { startLoad } from './load';
import { lostFigure } from './rolling-restart';
import type { Estate } from './start-estate';

const READERS = 4;
/** Pause between two requests of a writer or reader, in milliseconds. It imitates people, not a benchmark. */
const PAUSE_MS = 100;
const SAMPLE_MS = 10_000;
/**
 * Number of samples per heap measurement. The heap is measured less often, because a full garbage collection pauses the
 * server.
 */
const SAMPLES_FOR_HEAP = 6;
/**
 * Share of the time after which measurements count. Before that, caches fill up and the heap reaches its usual size.
 */
const WARM_SHARE = 0.3;
/** Allowed increase in handles and connections, which vary with the load. */
const MAX_MORE = 10;
const MAX_MORE_HEAP_MB = 10;

/** Memory of a process in megabytes, and its number of open files, including sockets. */
type Reading = { megabytes: number; handles: number };

/** Applies a mixed load for a long time. Memory, connections and handles must not grow, and no write may be lost. */
export async function soak(
  estate: Estate,
  minutes: number,
  print: (line: string) => void,
): Promise<Figure[]> {
  const load = await startLoad(estate, { firstTurn: 100_000, readers: READERS, pauseMs: PAUSE_MS });
  const names = Array.from({ length: estate.servers.count }, (_, place) => `server ${place + 1}`);
  const series = new Map<string, Sample[]>();
  const start = performance.now();
  let minute = 0;
  for (let sample = 1; minute < minutes; sample += 1) {
    await wait(SAMPLE_MS);
    minute = (performance.now() - start) / 60_000;
    const readings = names.map((name, place) => ({ name, ...readProcess(estate.servers.pidOf(place)) }));
    const connections = await countConnections(estate);
    const add = (name: string, value: number) =>
      series.set(name, [...(series.get(name) ?? []), { minute, value }]);
    for (const { name, megabytes, handles } of readings) {
      add(`${name}, memory`, megabytes);
      add(`${name}, handles`, handles);
    }
    add('connections of the database', connections);
    const heaps =
      sample % SAMPLES_FOR_HEAP === 0
        ? await Promise.all(names.map((_, place) => estate.servers.heapOf(place)))
        : [];
    for (const [place, megabytes] of heaps.entries()) add(`server ${place + 1}, heap in use`, megabytes);
    print(
      `${minute.toFixed(1)} min: ${readings.map(({ megabytes, handles }) => `${megabytes.toFixed(0)} MB ${handles} handles`).join(', ')}, ${connections} connections${heaps.map((megabytes) => `, ${megabytes.toFixed(1)} MB of heap`).join('')}`,
    );
  }
  const { lost, doubled } = await load.stop();
  const failed = load.calls.filter(({ isDone }) => !isDone).length;
  const times = load.calls.map(({ ms }) => ms);
  return [
    {
      what: `soak of ${minutes} minutes: calls that failed`,
      value: `${failed} of ${load.calls.length}`,
      problem: failed === 0 ? undefined : load.failures().slice(0, 5).join('; '),
    },
    {
      what: 'calls of the soak, 8 writers and 4 readers',
      value: `median ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms`,
    },
    ...[...series].map(([name, samples]) => {
      const warm = samples.filter(({ minute }) => minute >= minutes * WARM_SHARE);
      const most = name.endsWith('heap in use') ? MAX_MORE_HEAP_MB : MAX_MORE;
      // A person must judge the memory of the process, because it depends more on the garbage collector than on leaks.
      const problem = name.endsWith('memory') ? undefined : leakOf(warm, most);
      return { what: name, value: describe(warm), problem };
    }),
    lostFigure('acknowledged writes lost or doubled in the soak', load.journal.counts.done, [
      ...lost,
      ...doubled,
    ]),
  ];
}

/** Returns the first value, the last value and the slope between them, as text. */
function describe(warm: readonly Sample[]): string {
  const [first, last] = [warm[0]?.value ?? Number.NaN, warm.at(-1)?.value ?? Number.NaN];
  const slope = slopeOf(warm);
  return `${first.toFixed(0)} to ${last.toFixed(0)}, ${slope >= 0 ? '+' : ''}${slope.toFixed(2)} a minute`;
}

function readProcess(pid: number): Reading {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { megabytes: Number(kilobytes) / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

async function countConnections({ database }: Estate): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend'",
  );
  return rows[0]?.n ?? 0;
}
