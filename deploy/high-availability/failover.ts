import { setTimeout as wait } from 'node:timers/promises';
import { chainProblems, unauditedRows } from '../../tools/torture/kills/aftermath';
import { longestGap, type Figure } from './judge';
import { startLoad } from './load';
import { lostFigure } from './rolling-restart';
import type { Estate } from './start-estate';
import { watchPatroni, watchPrimary } from './watcher';

const BEFORE_MS = 5_000;
const AFTER_MS = 30_000;
const MAX_AWAY_MS = 30_000;

/** Kills the primary while eight writers are active. The replica must take over with every acknowledged write. */
export async function failover(estate: Estate): Promise<Figure[]> {
  const { plan, pair } = estate;
  const watcher = plan.hasPatroni ? watchPatroni(plan) : watchPrimary(plan, pair);
  const load = await startLoad(estate, { firstTurn: 500_000, readers: 2 });
  await wait(BEFORE_MS);
  const killedAt = performance.now();
  pair.killPrimary();
  await wait(AFTER_MS);
  const endedAt = performance.now();
  const { lost, doubled } = await load.stop();
  await watcher.stop();
  const gap = longestGap(load.calls, killedAt, endedAt);
  const moved = watcher.movedAt();
  const after = load.calls.filter(({ at, isDone }) => isDone && at > killedAt + gap).length;
  const { checked, problems } = await chainProblems(estate.database);
  return [
    lostFigure('failover under 8 writers: acknowledged writes lost or doubled', load.journal.counts.done, [
      ...lost,
      ...doubled,
    ]),
    {
      what: 'writes without an answer, of which some may be stored',
      value: `${load.journal.counts.unknown}`,
    },
    {
      what: 'primary killed until its replica is promoted and the address leads to it',
      value: moved === null ? 'never' : `${((moved - killedAt) / 1000).toFixed(1)} s`,
      problem: moved === null ? 'the watcher never promoted it' : undefined,
    },
    {
      what: 'longest time without a call that was answered',
      value: `${(gap / 1000).toFixed(1)} s`,
      problem: gap <= MAX_AWAY_MS && after > 0 ? undefined : 'longer than 30 s',
    },
    { what: 'calls answered after it', value: String(after) },
    lostFigure('sealed events of the audit trail that are broken', checked, problems),
    lostFigure(
      'rows without their event, or events without their row',
      load.journal.counts.done,
      await unauditedRows(estate.database),
    ),
  ];
}
