import type { Role } from '@vaglio/access-control';
import type { Db, Tx } from '../../platform/db/open-database';
import type { SignInProof } from '../sessions/session-store';
import { factorsOf, type Factor } from '../second-factor/factors';
import { readSignInRules } from '../second-factor/rules/read-rules';

/** Step after a correct password: verify one of `factors`, or set up a factor. */
export type SecondStep = { step: 'code' | 'setup'; factors: readonly Factor[] };

/** Returns the sign-in step that follows a person's password; null if the password suffices. */
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
 * Returns the step that a session's sign-in lacks under the current rules and factors; null if no step is missing.
 * After a sign-in at the provider, only the rules for the role apply.
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
