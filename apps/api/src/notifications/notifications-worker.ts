import type { ListDeps } from '../screening/list/list-deps';
import { startWorker, type Worker } from '../platform/jobs/worker-loop';
import { notify } from '../platform/notify/notify';
import { sixOfDay, zurichDay } from '../platform/time/zurich-days';
import { findDue, findReached, findSources, type FindNotices } from './find-notices';
import { findRuns } from './find-run-notices';
import { sendDigests, sendMailsNow } from './mails/send-mails';

const POLL_MS = 5_000;
const RETRY_MS = 15_000;
/** Interval of the source check in milliseconds. The check computes the health from all items of the sources. */
const SOURCES_MS = 5 * 60_000;
/** Interval of the digest check in milliseconds. People choose the minute of their digest. */
const DIGESTS_MS = 60_000;

type Needs = Pick<ListDeps, 'db' | 'lists' | 'settings' | 'keys' | 'now'>;

/** Step of a round of notices and mails. */
type Step = {
  /**
   * Returns the current time slot. The step runs once per slot; null skips it. Without this function, the step runs in
   * each round.
   * @param now milliseconds since 1970
   */
  slotAt?: (now: number) => number | string | null;
  run: (needs: Needs) => Promise<void>;
};

/** Steps of a round in order: notices about times and ended runs, then the mails. */
const ROUND: readonly Step[] = [
  { run: notifying(findReached) },
  { run: notifying(findRuns) },
  { slotAt: dayAfterSix, run: notifying(findDue) },
  { slotAt: (now) => Math.floor(now / SOURCES_MS), run: notifying(findSources) },
  { run: sendMailsNow },
  { slotAt: (now) => Math.floor(now / DIGESTS_MS), run: sendDigests },
];

/**
 * Creates the step that sends the notices of a finder. Each step has its own transaction, so its failure does not
 * affect the others.
 */
function notifying(find: FindNotices): Step['run'] {
  return ({ db, now }) =>
    db.transaction(async (tx) => {
      for (const notice of await find(tx, now())) await notify(tx, now(), notice);
    });
}

/** Returns the day in Zurich as a time slot; null before six in the morning. */
function dayAfterSix(now: number): string | null {
  const day = zurichDay(now);
  return now >= sixOfDay(day) ? day : null;
}

/**
 * Creates a function that runs one round of due notices and mails. Several servers may do so. Each notice is stored
 * once per cause, and each digest once per person and day. Mails are sent while the account is locked.
 */
export function notificationRounds(needs: Needs): () => Promise<void> {
  const lastSlot = new Map<Step, number | string>();
  return async () => {
    const now = needs.now();
    for (const step of ROUND) {
      const slot = step.slotAt?.(now);
      if (slot === null || (slot !== undefined && slot === lastSlot.get(step))) continue;
      await step.run(needs);
      if (slot !== undefined) lastSlot.set(step, slot);
    }
  };
}

/** Starts a worker that sends notifications and mails until the process ends. */
export function startNotifications(needs: Needs & { log: { warn: (text: string) => void } }): Worker {
  return startWorker({
    work: notificationRounds(needs),
    pollMs: POLL_MS,
    retryMs: RETRY_MS,
    onFailure: (reason) => needs.log.warn(`People could not be notified: ${reason}`),
  });
}
