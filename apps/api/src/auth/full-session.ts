import type { Tx } from '../db/open-database';
import { forbidden } from '../errors';
import type { Principal } from '../principal';
import { readProof } from '../sessions/session-store';
import { stepMissingIn } from './second-step';

/**
 * Refuses what outlives a session to one that lacks the second factor which a sign-in would ask for now.
 * @throws Refusal 403
 */
export async function requireFullSession(tx: Tx, { userId, sessionId, role }: Principal): Promise<void> {
  const proof = await readProof(tx, sessionId);
  if (proof && (await stepMissingIn(tx, { id: userId, role }, proof)) !== null)
    throw forbidden('This needs your second factor. Please sign out and sign in again.');
}
