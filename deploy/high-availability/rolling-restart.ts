import { setTimeout as wait } from 'node:timers/promises';
import { longestOf, quantile, type Figure } from './judge';
import { startLoad } from './load';
import type { Estate } from './start-estate';

const READERS = 8;
/**
 * Pause before each restart, in milliseconds. The proxy must detect that a restarted server is ready before the next
 * server stops.
 */
const PAUSE_MS = 3_000;

/** Restarts each server under load. No request may fail. */
export async function rollingRestart(estate: Estate): Promise<Figure[]> {
  const load = await startLoad(estate, { firstTurn: 1, readers: READERS });
  const took: number[] = [];
  for (let place = 0; place < estate.servers.count; place += 1) {
    await wait(PAUSE_MS);
    const start = performance.now();
    await estate.servers.restart(place);
    took.push((performance.now() - start) / 1000);
  }
  await wait(PAUSE_MS);
  const { lost, doubled } = await load.stop();
  const failed = load.calls.filter(({ isDone }) => !isDone).length;
  const times = load.calls.map(({ ms }) => ms);
  return [
    {
      what: 'rolling restart of three servers: calls that failed',
      value: `${failed} of ${load.calls.length}`,
      problem: failed === 0 ? undefined : load.failures().slice(0, 5).join('; '),
    },
    {
      what: 'each restart, with its drain',
      value: took.map((seconds) => `${seconds.toFixed(1)} s`).join(', '),
    },
    {
      what: 'calls meanwhile, 8 writers and 8 readers',
      value: `median ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms, longest ${longestOf(load.calls)}`,
    },
    lostFigure('acknowledged writes lost or doubled by the restarts', load.journal.counts.done, [
      ...lost,
      ...doubled,
    ]),
  ];
}

/**
 * Returns the figure for lost or duplicate writes.
 * @param done number of acknowledged writes
 * @param problems descriptions of writes that are not stored as expected
 */
export function lostFigure(what: string, done: number, problems: readonly string[]): Figure {
  return {
    what,
    value: `${problems.length} of ${done}`,
    problem: problems.length === 0 ? undefined : problems.slice(0, 5).join('; '),
  };
}
