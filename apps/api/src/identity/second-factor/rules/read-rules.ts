import type { Role } from '@vaglio/access-control';
import type { Db, Tx } from '../../../platform/db/open-database';
import { signInRules } from '../../../platform/db/schema/sign-in-rules.table';

/** Returns the sign-in rules and their version. By default, no role requires a second factor, and the version is 1. */
export async function readSignInRules(db: Db | Tx): Promise<{ roles: Role[]; version: number }> {
  const [row] = await db
    .select({ roles: signInRules.second_factor_roles, version: signInRules.version })
    .from(signInRules);
  return row ?? { roles: [], version: 1 };
}

/**
 * Locks the sign-in rules until the transaction ends.
 * @param strength `update` to change the rules, `share` for a decision that depends on them
 */
export async function lockSignInRules(tx: Tx, strength: 'share' | 'update'): Promise<void> {
  await tx.insert(signInRules).values({}).onConflictDoNothing();
  await tx.select({ version: signInRules.version }).from(signInRules).for(strength);
}
