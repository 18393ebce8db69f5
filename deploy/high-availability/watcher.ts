import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { leadTo } from './configuration';
import { fileOf, type EstatePlan } from './plan';
import type { PostgresPair } from './postgres-pair';

const LOOK_MS = 500;
const MAX_FAILURES = 3;

/**
 * Performs the role of Patroni: when the primary has failed to respond three times, it promotes the replica and
 * redirects HAProxy's address to it. This works with a single watcher. Several watchers would have to vote.
 * @returns `stop`, and `movedAt`: the time at which the address was redirected (milliseconds of performance.now), or
 * null
 */
export function watchPrimary(plan: EstatePlan, pair: PostgresPair) {
  let failures = 0;
  return watchUntilMoved(async (isOver) => {
    failures = (await pair.answers(0)) ? 0 : failures + 1;
    if (failures < MAX_FAILURES || isOver()) return false;
    await pair.promoteReplica();
    await tellHaproxy(plan, leadTo(plan.ports.databases[1]));
    return true;
  });
}

/**
 * Waits until Patroni has promoted the replica. HAProxy detects the new primary itself. @returns as {@link
 * watchPrimary}
 */
export function watchPatroni(plan: EstatePlan) {
  return watchUntilMoved(async () => {
    const answer = await fetch(`http://127.0.0.1:${plan.ports.patroni[1]}/primary`).catch(() => null);
    return answer?.status === 200;
  });
}

/**
 * Calls `look` repeatedly until the address has been redirected.
 * @param look returns whether the address has been redirected; its argument returns true after `stop` was called
 */
function watchUntilMoved(look: (isOver: () => boolean) => Promise<boolean>) {
  const state: { isOver: boolean; movedAt: number | null } = { isOver: false, movedAt: null };
  const watch = async () => {
    for (; !state.isOver && state.movedAt === null; await wait(LOOK_MS))
      if (await look(() => state.isOver)) state.movedAt = performance.now();
  };
  const watching = watch();
  return {
    movedAt: () => state.movedAt,
    stop: async () => {
      state.isOver = true;
      await watching;
    },
  };
}

/** Sends a command to HAProxy through its socket. */
function tellHaproxy(plan: EstatePlan, order: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(fileOf(plan, 'haproxy.sock'), () => socket.end(order));
    socket
      .resume()
      .once('error', reject)
      .once('close', () => resolve());
  });
}
