import type { Role } from '@vaglio/access-control';
import type { Db, Tx } from '../db/open-database';
import { factorsOf, type Factor } from '../second-factor/factors';
import { readSignInRules } from '../sign-in-rules/read-rules';

/** What a right password alone does not do: prove a second factor, one of `factors`, or set one up. */
export type SecondStep = { step: 'code' | 'setup'; factors: readonly Factor[] };

/** The step that follows the password of a person; null where it is enough. */
export async function secondStepOf(
  db: Db | Tx,
  { id, role }: { id: string; role: Role },
): Promise<SecondStep | null> {
  const factors = await factorsOf(db, id);
  if (factors.length > 0) return { step: 'code', factors };
  const { roles } = await readSignInRules(db);
  return roles.includes(role) ? { step: 'setup', factors } : null;
}
