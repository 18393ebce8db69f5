import type { Role } from '@vaglio/access-control';
import type { Db, Tx } from '../db/open-database';
import { readSignInRules } from '../sign-in-rules/read-rules';
import { readSecondFactor } from '../totp/second-factor';

/** What a right password alone does not do: give a code of the app, or set one up. */
export type SecondStep = 'code' | 'setup';

/** The step that follows the password of a person; null where it is enough. */
export async function secondStepOf(
  db: Db | Tx,
  { id, role }: { id: string; role: Role },
): Promise<SecondStep | null> {
  const { since } = await readSecondFactor(db, id);
  if (since !== null) return 'code';
  const { roles } = await readSignInRules(db);
  return roles.includes(role) ? 'setup' : null;
}
