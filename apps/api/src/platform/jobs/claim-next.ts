import { and, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../db/open-database';
import { endLease } from './end-lease';
import { isClaimable, secondsFromNow, type Lease } from './lease';
import type { LeaseTable } from '../db/schema/lease-columns';

type Claim = {
  /** Names the process, for people. */
  owner: string;
  /** Narrows the rows to choose from, of one lease only. */
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
  const { abandon } = lease;
  const claim = statementOf(db, lease, where);
  for (;;) {
    const [held] = await claim.execute({ owner });
    if (!held || !abandon || held.attempts <= abandon.afterAttempts) return held;
    await endLease(db, lease, held, abandon.change);
  }
}

type Statement = ReturnType<typeof makeStatement>;

/** By database or transaction, and then by what the rows are chosen by. */
const MADE = new WeakMap<Db | Tx, WeakMap<Lease | SQL, Statement>>();

/**
 * A server without work asks for some a dozen times a second: making the statement each time was half of all that it
 * allocated. A condition that is made for one claim is forgotten with it.
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
      // Compared with one value, the subquery runs once. Within `in (...)` the planner may run it again for every row it
      // looks at, and each time another row is locked and claimed.
      .where(sql`${table.id} = (${chosen})`)
      .returning()
      .prepare('')
  );
}
