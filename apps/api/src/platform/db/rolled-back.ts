import type { Tx } from './open-database';

/** Database, or a transaction in which a nested transaction is rolled back. */
type Transactional = { transaction: (work: (tx: Tx) => Promise<never>) => Promise<never> };

/** Error that triggers the rollback. */
const ROLL_BACK = new Error('a trial keeps nothing');

/**
 * Runs work in a transaction and rolls the transaction back. A preview can thus run the same code as the actual change.
 * @returns the result of `work`
 * @throws the errors of `work`
 */
export async function rolledBack<Found>(db: Transactional, work: (tx: Tx) => Promise<Found>): Promise<Found> {
  const seen: { found?: { value: Found } } = {};
  await db
    .transaction(async (tx) => {
      seen.found = { value: await work(tx) };
      throw ROLL_BACK;
    })
    .catch((error: unknown) => {
      if (error !== ROLL_BACK) throw error;
    });
  if (!seen.found) throw new Error('a transaction ended without its work');
  return seen.found.value;
}
