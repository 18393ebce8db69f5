import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { leadTo } from './configuration';
import { fileOf, type EstatePlan } from './plan';
import type { PostgresPair } from './postgres-pair';

const LOOK_MS = 500;
const MAX_FAILURES = 3;

/**
 * Does what Patroni does in a real estate: promotes the replica when the primary has not answered three times, and leads
 * the address of HAProxy to it. One watcher decides here; several need a vote among them.
 * @returns `stop`, and when the address was moved (milliseconds of performance.now), if it was
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

/** Watches Patroni do the same: HAProxy asks it by itself. @returns as {@link watchPrimary} */
export function watchPatroni(plan: EstatePlan) {
  return watchUntilMoved(async () => {
    const answer = await fetch(`http://127.0.0.1:${plan.ports.patroni[1]}/primary`).catch(() => null);
    return answer?.status === 200;
  });
}

/** @param look whether the address is moved now; is given whether nobody waits for it any more */
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

/** Gives HAProxy an order through its socket. */
function tellHaproxy(plan: EstatePlan, order: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(fileOf(plan, 'haproxy.sock'), () => socket.end(order));
    socket
      .resume()
      .once('error', reject)
      .once('close', () => resolve());
  });
}
