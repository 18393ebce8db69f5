import type { Role } from '@vaglio/access-control';
import type { Db, Tx } from '../../platform/db/open-database';
import type { SignInProof } from '../sessions/session-store';
import { factorsOf, type Factor } from '../second-factor/factors';
import { readSignInRules } from '../second-factor/rules/read-rules';

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

/**
 * The step that a person still has to make after the sign-in of a session, as the rules and their factors are now; null
 * where that sign-in is enough. A sign-in at the provider is asked only for what the rules demand of the role.
 */
export async function stepMissingIn(
  db: Db | Tx,
  owner: { id: string; role: Role },
  { way, hasSecondFactor }: Pick<SignInProof, 'way' | 'hasSecondFactor'>,
): Promise<SecondStep | null> {
  if (way === 'oidc') {
    const { roles } = await readSignInRules(db);
    if (hasSecondFactor || !roles.includes(owner.role)) return null;
  }
  const next = await secondStepOf(db, owner);
  return hasSecondFactor && next?.step === 'code' ? null : next;
}
