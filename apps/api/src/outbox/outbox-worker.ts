import { setTimeout as wait } from 'node:timers/promises';
import { pruneRateLimits } from '../auth/rate-limit';
import { pruneSessions } from '../auth/session-store';
import { composeMessage, type ComposeDeps } from './compose-message';
import type { OutboxLog, SendMessage } from './message-sender';
import { claimMessage, markSent, pruneOutbox, putOff, type Claimed } from './outbox.queries';

const LOOKS_EVERY_MS = 1_000;
const LOOKS_AGAIN_AFTER_FAILURE_MS = 5_000;
const PRUNES_EVERY_MS = 3_600_000;
const LONGEST_FAREWELL_MS = 3_000;

export type OutboxDeps = ComposeDeps & { send: SendMessage; log: OutboxLog };

/**
 * Sends every message that is due, one after the other; any number of processes may do so at once.
 * @param isStopped ends it between two messages
 */
export async function sendDueMessages(deps: OutboxDeps, isStopped = () => false): Promise<void> {
  for (let next = await claimMessage(deps.db); next; next = isStopped() ? undefined : await claimMessage(deps.db)) {
    await sendOne(deps, next);
  }
}

async function sendOne(deps: OutboxDeps, claimed: Claimed): Promise<void> {
  const message = await composeMessage(deps, claimed.kind, claimed.user_id);
  const failure = message === null ? null : await deps.send(message).then(() => null, codeOf);
  if (failure === null) return markSent(deps.db, claimed);
  deps.log.warn(`Message ${claimed.id} was not sent (attempt ${claimed.attempts}): ${failure}`);
  return putOff(deps.db, claimed);
}

/** The text of such a failure may name the reader. */
function codeOf(error: unknown): string {
  const part = (name: string) => (typeof error === 'object' && error !== null ? String(Reflect.get(error, name) ?? '') : '');
  return [part('code'), part('responseCode')].filter((text) => text !== '').join(' ') || 'unknown reason';
}

/**
 * Sends messages as they come, until stopped, and removes every hour what is no longer needed. A failure, such as a
 * database that restarts, is logged and tried again.
 * @returns `stop`, which waits for the message under way, but not long: unmarked, it is sent once more later
 */
export function startOutbox(deps: OutboxDeps): { stop: () => Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let prunedAt = -Infinity;
  let underWay = Promise.resolve();
  const prune = async () => {
    if (deps.now() - prunedAt < PRUNES_EVERY_MS) return;
    await pruneOutbox(deps.db);
    await pruneRateLimits(deps.db, deps.now());
    await pruneSessions(deps.db, deps.now());
    prunedAt = deps.now();
  };
  const look = () => {
    underWay = sendDueMessages(deps, () => isStopped).then(prune).then(() => LOOKS_EVERY_MS, (error: unknown) => {
      deps.log.warn(`The outbox could not be read: ${codeOf(error)}`);
      return LOOKS_AGAIN_AFTER_FAILURE_MS;
    }).then((waitMs) => {
      if (!isStopped) timer = setTimeout(look, waitMs);
    });
  };
  look();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([underWay, wait(LONGEST_FAREWELL_MS, undefined, { ref: false })]);
    },
  };
}
