import { withLease } from '../../platform/jobs/heartbeat';
import { processName } from '../../platform/jobs/process-name';
import { startWorker, type Worker } from '../../platform/jobs/worker-loop';
import { deliver, type DeliverDeps } from './deliver';
import { claimDelivery, deliveryLease } from './delivery.queries';

const POLL_MS = 1_000;
const RETRY_MS = 5_000;
/** Deliveries at once, so that one receiver that keeps its connection open delays no other. */
const LANES = 4;

/**
 * Sends every event that is due, one after another; any number of callers and processes may do so at once.
 * @param isStopped ends it between two deliveries
 */
export async function sendDueDeliveries(deps: DeliverDeps, isStopped = () => false): Promise<void> {
  const owner = processName();
  while (!isStopped()) {
    const claimed = await claimDelivery(deps.db, owner);
    if (!claimed) return;
    await withLease(deps.db, deliveryLease, claimed, () => deliver(deps, claimed));
  }
}

/** Sends events as they become due. Each lane is a worker of its own, so that none waits for the receiver of another. */
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
