import { pruneRateLimits } from '../auth/rate-limit';
import { pruneSessions } from '../auth/session-store';
import { startLoop, type Worker } from '../worker-loop';
import { composeMessage, type ComposeDeps } from './compose-message';
import type { OutboxLog, SendMessage } from './message-sender';
import { claimMessage, markSent, pruneOutbox, putOff, type Claimed } from './outbox.queries';

const LOOKS_EVERY_MS = 1_000;
const LOOKS_AGAIN_AFTER_FAILURE_MS = 5_000;
const PRUNES_EVERY_MS = 3_600_000;

export type OutboxDeps = ComposeDeps & { send: SendMessage; log: OutboxLog };

/**
 * Sends every message that is due, one after the other; any number of processes may do so at once.
 * @param isStopped ends it between two messages
 */
export async function sendDueMessages(deps: OutboxDeps, isStopped = () => false): Promise<void> {
  for (
    let next = await claimMessage(deps.db);
    next;
    next = isStopped() ? undefined : await claimMessage(deps.db)
  ) {
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
  const part = (name: string) =>
    typeof error === 'object' && error !== null ? String(Reflect.get(error, name) ?? '') : '';
  return [part('code'), part('responseCode')].filter((text) => text !== '').join(' ') || 'unknown reason';
}

/** Sends messages as they come, and removes every hour what is no longer needed. */
export function startOutbox(deps: OutboxDeps): Worker {
  let prunedAt = -Infinity;
  const prune = async () => {
    if (deps.now() - prunedAt < PRUNES_EVERY_MS) return;
    await pruneOutbox(deps.db);
    await pruneRateLimits(deps.db, deps.now());
    await pruneSessions(deps.db, deps.now());
    prunedAt = deps.now();
  };
  return startLoop({
    work: (isStopped) => sendDueMessages(deps, isStopped).then(prune),
    everyMs: LOOKS_EVERY_MS,
    afterFailureMs: LOOKS_AGAIN_AFTER_FAILURE_MS,
    onFailure: (error) => deps.log.warn(`The outbox could not be read: ${codeOf(error)}`),
  });
}
