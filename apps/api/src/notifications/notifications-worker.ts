import type { ListDeps } from '../screening/list/list-deps';
import { startWorker, type Worker } from '../platform/jobs/worker-loop';
import { zurichDay } from '../platform/time/zurich-days';
import { isAfterSix, notifyOfDue, notifyOfReached, notifyOfSources } from './find-notices';
import { notifyOfRuns } from './find-run-notices';
import { sendDigests, sendMailsNow } from './mails/send-mails';

const POLL_MS = 5_000;
const RETRY_MS = 15_000;
/** Health is computed from all that sources listed. */
const SOURCES_MS = 5 * 60_000;
/** People choose the minute of their digest. */
const DIGESTS_MS = 60_000;

type Needs = Pick<ListDeps, 'db' | 'lists' | 'settings' | 'keys' | 'now'>;

/**
 * One look at what people are to be notified of because of the time, or in one for a whole run, and the mails that are
 * due. Any number of servers may look: what each finds is stored once.
 */
export function notificationRounds(needs: Needs): () => Promise<void> {
  let dueDay = '';
  let sourcesAt = -Infinity;
  let digestsMinute = -1;
  return async () => {
    const now = needs.now();
    await notifyOfReached(needs);
    await notifyOfRuns(needs);
    if (dueDay !== zurichDay(now) && isAfterSix(now)) {
      await notifyOfDue(needs);
      dueDay = zurichDay(now);
    }
    if (now - sourcesAt >= SOURCES_MS) {
      await notifyOfSources(needs);
      sourcesAt = now;
    }
    await sendMailsNow(needs);
    const minute = Math.floor(now / DIGESTS_MS);
    if (minute !== digestsMinute) {
      await sendDigests(needs);
      digestsMinute = minute;
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
