import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { signInIdentities } from '../../platform/db/schema/sign-in-identities.table';

/** Which of these accounts belong to somebody at the sign-in provider. */
export async function linkedAmong(db: Db | Tx, ids: readonly string[]): Promise<Set<string>> {
  const found = await db
    .select({ id: signInIdentities.user_id })
    .from(signInIdentities)
    .where(inArray(signInIdentities.user_id, [...ids]));
  return new Set(found.map(({ id }) => id));
}

/** Forgets who a person is at the provider; the next sign-in there finds the account by its address. @returns who that was */
export function removeIdentities(tx: Tx, userId: string) {
  return tx
    .delete(signInIdentities)
    .where(eq(signInIdentities.user_id, userId))
    .returning({ issuer: signInIdentities.issuer, subject: signInIdentities.subject });
}
