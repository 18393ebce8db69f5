import type { Tx } from './open-database';

/** A database, or a transaction of which a part is rolled back. */
type Transactional = { transaction: (work: (tx: Tx) => Promise<never>) => Promise<never> };

/** Ends the transaction of a trial. */
const ROLL_BACK = new Error('a trial keeps nothing');

/**
 * Carries something out in a transaction that is rolled back, so that a preview is made by what it previews.
 * @returns what `work` found
 * @throws as `work`
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
