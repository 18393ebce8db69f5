import { and, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/open-database';
import { endLease } from './end-lease';
import { isClaimable, secondsFromNow, type Lease } from './lease';
import type { LeaseTable } from '../db/schema/lease-columns';

type Claim = {
  /** Process name that is displayed as the owner of the claim. */
  owner: string;
  /** Additional condition for rows that may be claimed. */
  where?: SQL | undefined;
};

/**
 * Claims the first row that is open, due and not claimed. Any number of processes may call this function concurrently.
 * If the attempts of a row are exhausted because its processes crashed, the row is abandoned and the next row is
 * claimed.
 * @returns the claimed row, whose `epoch` and `attempts` include this claim; undefined if no row can be claimed
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
  const { abandon } = lease;
  const claim = statementOf(db, lease, where);
  for (;;) {
    const [held] = await claim.execute({ owner });
    if (!held || !abandon || held.attempts <= abandon.afterAttempts) return held;
    await endLease(db, lease, held, abandon.change);
  }
}

type Statement = ReturnType<typeof makeStatement>;

/** Cache of prepared statements, by database or transaction, then by condition or lease. */
const MADE = new WeakMap<Db | Tx, WeakMap<Lease | SQL, Statement>>();

/**
 * Returns a cached statement. An idle server claims about a dozen times per second, and building a new statement each
 * time caused half of its memory allocations. A statement whose condition is created for one claim is garbage-collected
 * together with the condition.
 */
function statementOf(db: Db | Tx, lease: Lease, where: SQL | undefined): Statement {
  const ofDatabase = MADE.get(db) ?? new WeakMap<Lease | SQL, Statement>();
  MADE.set(db, ofDatabase);
  const made = ofDatabase.get(where ?? lease) ?? makeStatement(db, lease, where);
  ofDatabase.set(where ?? lease, made);
  return made;
}

function makeStatement(db: Db | Tx, lease: Lease, where: SQL | undefined) {
  const { table, orderBy, seconds } = lease;
  const chosen = db
    .select({ id: table.id })
    .from(table)
    .where(and(isClaimable(lease), where))
    .orderBy(...orderBy)
    .limit(1)
    .for('update', { skipLocked: true });
  return (
    db
      .update(table)
      .set({
        lease_owner: sql`${sql.placeholder('owner')}`,
        lease_until: secondsFromNow(seconds),
        epoch: sql`${table.epoch} + 1`,
        attempts: sql`${table.attempts} + 1`,
      })
      // A comparison with a single value runs the subquery only once. With `in (...)`, the planner might run the
      // subquery for every row, and each run would lock and claim another row.
      .where(sql`${table.id} = (${chosen})`)
      .returning()
      .prepare('')
  );
}
