import type { ListDeps } from '../screening/list/list-deps';
import { startWorker, type Worker } from '../platform/jobs/worker-loop';
import { notify } from '../platform/notify/notify';
import { sixOfDay, zurichDay } from '../platform/time/zurich-days';
import { findDue, findReached, findSources, type FindNotices } from './find-notices';
import { findRuns } from './find-run-notices';
import { sendDigests, sendMailsNow } from './mails/send-mails';

const POLL_MS = 5_000;
const RETRY_MS = 15_000;
/** Health is computed from all items of the sources. */
const SOURCES_MS = 5 * 60_000;
/** People choose the minute of their digest. */
const DIGESTS_MS = 60_000;

type Needs = Pick<ListDeps, 'db' | 'lists' | 'settings' | 'keys' | 'now'>;

/** A part of a round. */
type Step = {
  /** The step runs once in a slot; null: not now. Without it, in each round. @param now milliseconds since 1970 */
  slotAt?: (now: number) => number | string | null;
  run: (needs: Needs) => Promise<void>;
};

/** The notices that come from the time and from whole runs, and the mails, in this order. */
const ROUND: readonly Step[] = [
  { run: notifying(findReached) },
  { run: notifying(findRuns) },
  { slotAt: dayAfterSix, run: notifying(findDue) },
  { slotAt: (now) => Math.floor(now / SOURCES_MS), run: notifying(findSources) },
  { run: sendMailsNow },
  { slotAt: (now) => Math.floor(now / DIGESTS_MS), run: sendDigests },
];

/** Each finder has a transaction of its own: one that fails takes nothing from the others. */
function notifying(find: FindNotices): Step['run'] {
  return ({ db, now }) =>
    db.transaction(async (tx) => {
      for (const notice of await find(tx, now())) await notify(tx, now(), notice);
    });
}

/** The day in Zurich, from six in the morning there. */
function dayAfterSix(now: number): string | null {
  const day = zurichDay(now);
  return now >= sixOfDay(day) ? day : null;
}

/**
 * Makes one round: the notices that are due, and the mails. Any number of servers may do so: a notice is stored once by its
 * cause, a digest by its person and day, a mail by the lock of its person.
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

/** Notifies and mails as long as the process lives. */
export function startNotifications(needs: Needs & { log: { warn: (text: string) => void } }): Worker {
  return startWorker({
    work: notificationRounds(needs),
    pollMs: POLL_MS,
    retryMs: RETRY_MS,
    onFailure: (reason) => needs.log.warn(`People could not be notified: ${reason}`),
  });
}
