import { and, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/open-database';
import { endLease } from './end-lease';
import { isClaimable, secondsFromNow, type Lease } from './lease';
import type { LeaseTable } from './lease-columns';

type Claim = {
  /** Names the process, for people. */
  owner: string;
  /** Narrows the rows to choose from. */
  where?: SQL | undefined;
};

/**
 * Claims the first row that is open, due and free, for this process alone; any number of processes may do so at once.
 * A row whose attempts are used up, because its holders died, is abandoned and the next one taken.
 * @returns the row as claimed, its `epoch` and `attempts` counting this claim; undefined when there is none
 */
export async function claimNext<T extends LeaseTable>(
  db: Db | Tx,
  lease: Lease<T>,
  claim: Claim,
): Promise<T['$inferSelect'] | undefined>;
export async function claimNext(
  db: Db | Tx,
  lease: Lease,
  { owner, where }: Claim,
): Promise<LeaseTable['$inferSelect'] | undefined> {
  const { table, orderBy, seconds, abandon } = lease;
  for (;;) {
    const chosen = db
      .select({ id: table.id })
      .from(table)
      .where(and(isClaimable(lease), where))
      .orderBy(...orderBy)
      .limit(1)
      .for('update', { skipLocked: true });
    const [held] = await db
      .update(table)
      .set({
        lease_owner: owner,
        lease_until: secondsFromNow(seconds),
        epoch: sql`${table.epoch} + 1`,
        attempts: sql`${table.attempts} + 1`,
      })
      // Compared with one value, the subquery runs once. Within `in (...)` the planner may run it again for every row it
      // looks at, and each time another row is locked and claimed.
      .where(sql`${table.id} = (${chosen})`)
      .returning();
    if (!held || !abandon || held.attempts <= abandon.afterAttempts) return held;
    await endLease(db, lease, held, abandon.change);
  }
}
