import { and, eq } from 'drizzle-orm';
import { findUser, type UserRow } from '../accounts/account.queries';
import { signInIdentities } from '../../platform/db/schema/sign-in-identities.table';
import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Tx } from '../../platform/db/open-database';
import type { ProvidedPerson } from './provided-person';

type Identity = Pick<ProvidedPerson, 'issuer' | 'subject'>;

/** Returns the account that is connected with a person at the provider. */
export async function findIdentity(tx: Tx, { issuer, subject }: Identity): Promise<UserRow | undefined> {
  const [identity] = await tx
    .select({ userId: signInIdentities.user_id })
    .from(signInIdentities)
    .where(and(eq(signInIdentities.issuer, issuer), eq(signInIdentities.subject, subject)));
  return identity && findUser(tx, identity.userId);
}

/**
 * Connects an account with a person at the provider.
 * @returns false if the account or the person already has another connection
 */
export async function linkIdentity(tx: Tx, { issuer, subject }: Identity, userId: string): Promise<boolean> {
  const linked = await tx
    .insert(signInIdentities)
    .values({ issuer, subject, user_id: userId })
    .onConflictDoNothing()
    .returning();
  return linked.length > 0;
}

/**
 * Records the connection of an account with the provider.
 * @param actor owner of the account
 */
export function recordLink(
  tx: Tx,
  actor: Actor,
  action: 'user_identity_linked' | 'identity_linked',
  { issuer, subject }: Identity,
): Promise<void> {
  const target = { type: 'user', id: actor.userId ?? '' };
  return recordEvent(tx, actor, { action, target, after: { issuer, subject } });
}
