import { getTableName } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { traced } from '../observability/tracing/trace-scope';
import { isStillHeld, secondsFromNow, type Held, type Lease } from './lease';
import type { LeaseTable } from '../db/schema/lease-columns';

/** Heartbeats per lease duration. Three may fail in a row before the lease expires. */
const HEARTBEATS_PER_LEASE = 4;

/** Extends the lease of a claim. @returns false if another process has taken over the claim */
export function sendHeartbeat<T extends LeaseTable>(db: Db, lease: Lease<T>, held: Held): Promise<boolean>;
export async function sendHeartbeat(db: Db, lease: Lease, held: Held): Promise<boolean> {
  const { rowCount } = await db
    .update(lease.table)
    .set({ lease_until: secondsFromNow(lease.seconds) })
    .where(isStillHeld(lease, held));
  return rowCount === 1;
}

/**
 * Runs `work` and sends heartbeats in parallel. A failed heartbeat is repeated at the next interval. In the worst case,
 * another process takes over the claim; the fencing check detects this when the claim ends.
 * @param work receives `isLost`, which returns true after a heartbeat has detected that another process took over
 */
export async function withLease<T extends LeaseTable, R>(
  db: Db,
  lease: Lease<T>,
  held: Held,
  work: (isLost: () => boolean) => Promise<R>,
): Promise<R> {
  let isLost = false;
  const beat = () =>
    sendHeartbeat(db, lease, held).then(
      (isHeld) => {
        isLost ||= !isHeld;
      },
      () => undefined,
    );
  const timer = setInterval(() => void beat(), (lease.seconds * 1000) / HEARTBEATS_PER_LEASE);
  timer.unref();
  const job = { name: `work on ${getTableName(lease.table)}`, kind: 'job' } as const;
  return traced(job, () => work(() => isLost)).finally(() => clearInterval(timer));
}
