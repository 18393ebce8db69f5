import { lockAccount } from '../accounts/account.queries';
import type { Actor } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { conflict, unauthorized } from '../../platform/http/errors/errors';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import type { Principal } from '../../platform/http/authorization/principal';
import { requireSession } from '../users/change-account';
import { findIdentity, linkIdentity, recordLink } from './identity-links';
import type { ProvidedPerson } from './provided-person';

/**
 * Connects the caller's account with the person who just signed in at the provider. This must happen in the session in
 * which the connection was started. The email address at the provider is irrelevant. Role and sessions do not change.
 * @param name display name of the provider
 * @throws Refusal 401 for an ended session, 409 if the account or the person already has another connection
 */
export function linkOwnIdentity(
  { db }: Pick<Deps, 'db'>,
  principal: Principal,
  person: Pick<ProvidedPerson, 'issuer' | 'subject'>,
  name: string,
  actor: Actor,
): Promise<void> {
  const { userId } = principal;
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId))) throw unauthorized();
    await requireSession(tx, principal); // changes that end the session take the same lock
    const owner = await findIdentity(tx, person);
    if (owner?.id === userId) return;
    if (owner)
      throw conflict(
        `Your account at ${name} is connected with another account here. Separate that one first.`,
      );
    if (!(await linkIdentity(tx, person, userId)))
      throw conflict(`Your account is connected with another account at ${name}. Separate it first.`);
    await recordLink(tx, actor, 'identity_linked', person);
    await enqueueMessage(tx, 'identity-linked', userId);
  });
}
