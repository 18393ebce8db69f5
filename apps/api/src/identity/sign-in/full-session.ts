import type { Db, Tx } from '../../platform/db/open-database';
import { forbidden } from '../../platform/http/errors/errors';
import type { Principal } from '../../platform/http/authorization/principal';
import { readProof } from '../sessions/session-store';
import { requireSession } from '../users/change-account';
import { stepMissingIn } from './second-step';

const MISSING = 'This needs your second factor. Please sign out and sign in again.';

/**
 * Refuses a change that outlives its session if the session has ended, or if it lacks the second factor that a sign-in
 * would now require. The caller must lock the account first, so that a change that ends its sessions is visible.
 * @throws Refusal 401, 403
 */
export async function requireFullSession(tx: Tx, principal: Principal): Promise<void> {
  await requireSession(tx, principal);
  if ((await missingStep(tx, principal)) !== null) throw forbidden(MISSING);
}

/**
 * Refuses a change of second factors or sign-in methods if the session has not verified the account's second factor.
 * The first factor can be set up without verification.
 * @throws Refusal 403
 */
export async function requireProvedFactor(db: Db | Tx, principal: Principal): Promise<void> {
  if ((await missingStep(db, principal))?.step === 'code') throw forbidden(MISSING);
}

async function missingStep(db: Db | Tx, { userId, sessionId, role }: Principal) {
  const proof = await readProof(db, sessionId);
  return proof && stepMissingIn(db, { id: userId, role }, proof);
}
