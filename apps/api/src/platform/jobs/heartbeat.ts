import { getTableName } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { traced } from '../observability/tracing/trace-scope';
import { isStillHeld, secondsFromNow, type Held, type Lease } from './lease';
import type { LeaseTable } from '../db/schema/lease-columns';

/** Of a lease, so that three may fail in a row before it expires. */
const HEARTBEATS_PER_LEASE = 4;

/** Extends the lease of a claim. @returns false when it is no longer ours */
export function sendHeartbeat<T extends LeaseTable>(db: Db, lease: Lease<T>, held: Held): Promise<boolean>;
export async function sendHeartbeat(db: Db, lease: Lease, held: Held): Promise<boolean> {
  const { rowCount } = await db
    .update(lease.table)
    .set({ lease_until: secondsFromNow(lease.seconds) })
    .where(isStillHeld(lease, held));
  return rowCount === 1;
}

/**
 * Runs `work` and sends heartbeats meanwhile, however long it takes. A heartbeat that fails is repeated at the next beat:
 * at worst another process takes over, which the fence notices when the claim is ended.
 * @param work gets `isLost`, which is true once a heartbeat found that another process has taken over
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
