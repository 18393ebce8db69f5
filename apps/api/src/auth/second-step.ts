import type { Role } from '@vaglio/access-control';
import type { Db, Tx } from '../db/open-database';
import { factorsOf } from '../second-factor/factors';
import { readSignInRules } from '../sign-in-rules/read-rules';

/** What a right password alone does not do: prove a second factor, or set one up. */
export type SecondStep = 'code' | 'setup';

/** The step that follows the password of a person; null where it is enough. */
export async function secondStepOf(
  db: Db | Tx,
  { id, role }: { id: string; role: Role },
): Promise<SecondStep | null> {
  if ((await factorsOf(db, id)).length > 0) return 'code';
  const { roles } = await readSignInRules(db);
  return roles.includes(role) ? 'setup' : null;
}
