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
 * Connects the own account with the person who has just signed in at the provider, in the session that began it. The
 * email address there decides nothing. Role and sessions stay as they are.
 * @param name how people call the provider
 * @throws Refusal 401 for a session that has ended, 409 where the account or the person there is connected with another
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
    await requireSession(tx, principal); // a change that ends it holds the same lock
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
