import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { signInIdentities } from '../../platform/db/schema/sign-in-identities.table';

/** Returns the ids of the given accounts that are connected with the sign-in provider. */
export async function linkedAmong(db: Db | Tx, ids: readonly string[]): Promise<Set<string>> {
  const found = await db
    .select({ id: signInIdentities.user_id })
    .from(signInIdentities)
    .where(inArray(signInIdentities.user_id, [...ids]));
  return new Set(found.map(({ id }) => id));
}

/**
 * Removes the connection of an account with the provider. The next sign-in at the provider finds the account by its
 * email address.
 * @returns the removed identities
 */
export function removeIdentities(tx: Tx, userId: string) {
  return tx
    .delete(signInIdentities)
    .where(eq(signInIdentities.user_id, userId))
    .returning({ issuer: signInIdentities.issuer, subject: signInIdentities.subject });
}
