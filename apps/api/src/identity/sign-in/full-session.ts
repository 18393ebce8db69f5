import type { Db, Tx } from '../../platform/db/open-database';
import { forbidden } from '../../platform/http/errors/errors';
import type { Principal } from '../../platform/http/authorization/principal';
import { readProof } from '../sessions/session-store';
import { requireSession } from '../users/change-account';
import { stepMissingIn } from './second-step';

const MISSING = 'This needs your second factor. Please sign out and sign in again.';

/**
 * Refuses what outlives a session to one that has ended, or lacks the second factor which a sign-in would ask for now.
 * Call it after the account is locked: a change that ends its sessions is then seen.
 * @throws Refusal 401, 403
 */
export async function requireFullSession(tx: Tx, principal: Principal): Promise<void> {
  await requireSession(tx, principal);
  if ((await missingStep(tx, principal)) !== null) throw forbidden(MISSING);
}

/**
 * Refuses a change of second factors or of a way to sign in to a session that did not prove the factor which the account
 * has. The first factor can be set up without one.
 * @throws Refusal 403
 */
export async function requireProvedFactor(db: Db | Tx, principal: Principal): Promise<void> {
  if ((await missingStep(db, principal))?.step === 'code') throw forbidden(MISSING);
}

async function missingStep(db: Db | Tx, { userId, sessionId, role }: Principal) {
  const proof = await readProof(db, sessionId);
  return proof && stepMissingIn(db, { id: userId, role }, proof);
}
