import type { Role } from '@vaglio/access-control';
import type { Db, Tx } from '../db/open-database';
import { signInRules } from './sign-in-rules.table';

/** What is asked of people who sign in; nothing, in version 1, where nothing was set. */
export async function readSignInRules(db: Db | Tx): Promise<{ roles: Role[]; version: number }> {
  const [row] = await db
    .select({ roles: signInRules.second_factor_roles, version: signInRules.version })
    .from(signInRules);
  return row ?? { roles: [], version: 1 };
}
