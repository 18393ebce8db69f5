import { withLease } from '../../platform/jobs/heartbeat';
import { processName } from '../../platform/jobs/process-name';
import { startWorker, type Worker } from '../../platform/jobs/worker-loop';
import { composeMessage, type ComposeDeps } from './compose-message';
import type { OutboxLog, SendMessage } from '../../platform/mail/message-sender';
import {
  claimMessage,
  markSent,
  outboxLease,
  retryMessage,
  type Claimed,
} from '../../platform/mail/outbox.queries';

const POLL_MS = 1_000;
const RETRY_MS = 5_000;

export type OutboxDeps = ComposeDeps & { send: SendMessage; log: OutboxLog };

/**
 * Sends all due messages one after another. Several processes may do so at once.
 * @param isStopped stops between two messages if it returns true
 */
export async function sendDueMessages(deps: OutboxDeps, isStopped = () => false): Promise<void> {
  const owner = processName();
  do {
    const claimed = await claimMessage(deps.db, owner);
    if (!claimed) return;
    await sendOne(deps, claimed);
  } while (!isStopped());
}

async function sendOne(deps: OutboxDeps, claimed: Claimed): Promise<void> {
  const failure = await withLease(deps.db, outboxLease, claimed, async () => {
    const message = await composeMessage(deps, claimed);
    return message === null ? null : deps.send({ ...message, id: idOf(claimed) }).then(() => null, codeOf);
  });
  if (failure === null) return markSent(deps.db, claimed);
  deps.log.warn(`Message ${claimed.id} was not sent (attempt ${claimed.attempts}): ${failure}`);
  return retryMessage(deps.db, claimed);
}

/**
 * Returns a stable message id. Mail programs then show a message once, even if it was sent twice. The time
 * distinguishes messages of a restored database.
 */
const idOf = ({ id, created_at }: Claimed): string => `vaglio.${id}.${Date.parse(created_at)}`;

/** Returns the codes of an error. Its text is omitted, because it may contain the recipient. */
function codeOf(error: unknown): string {
  const part = (name: string) =>
    typeof error === 'object' && error !== null ? String(Reflect.get(error, name) ?? '') : '';
  return [part('code'), part('responseCode')].filter((text) => text !== '').join(' ') || 'unknown reason';
}

/** Starts a worker that sends messages when they become due. */
export function startOutbox(deps: OutboxDeps): Worker {
  return startWorker({
    work: (isStopped) => sendDueMessages(deps, isStopped),
    pollMs: POLL_MS,
    retryMs: RETRY_MS,
    onFailure: (reason) => deps.log.warn(`The outbox could not be read: ${reason}`),
  });
}
