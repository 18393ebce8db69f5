import { withLease } from '../../platform/jobs/heartbeat';
import { processName } from '../../platform/jobs/process-name';
import { startWorker, type Worker } from '../../platform/jobs/worker-loop';
import { deliver, type DeliverDeps } from './deliver';
import { claimDelivery, deliveryLease } from './delivery.queries';

const POLL_MS = 1_000;
const RETRY_MS = 5_000;
/** Number of parallel deliveries, so that a slow receiver does not delay others. */
const LANES = 4;

/**
 * Sends all due events one after another. Several callers and processes may do so at once.
 * @param isStopped stops between two deliveries if it returns true
 */
export async function sendDueDeliveries(deps: DeliverDeps, isStopped = () => false): Promise<void> {
  const owner = processName();
  while (!isStopped()) {
    const claimed = await claimDelivery(deps.db, owner);
    if (!claimed) return;
    await withLease(deps.db, deliveryLease, claimed, () => deliver(deps, claimed));
  }
}

/**
 * Starts workers that send events when they become due. Each lane has its own worker, so no lane waits for the receiver
 * of another.
 */
export function startWebhooks(deps: DeliverDeps & { log: { warn: (text: string) => void } }): Worker {
  const lanes = Array.from({ length: LANES }, () =>
    startWorker({
      work: (isStopped) => sendDueDeliveries(deps, isStopped),
      pollMs: POLL_MS,
      retryMs: RETRY_MS,
      onFailure: (reason) => deps.log.warn(`Events could not be sent to webhooks: ${reason}`),
    }),
  );
  return {
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
