import { recordEvent } from '../../audit/audit-event';
import { isMailSetUp } from '../../platform/config/connections/present-connections';
import { addressOf } from '../../platform/config/settings';
import { conflict } from '../../platform/http/errors/errors';
import { cancelLinks } from '../../platform/mail/outbox.queries';
import { issueOneTimeToken } from '../one-time-tokens/one-time-token';
import { mayUsePassword } from '../sign-in/password-sign-in';
import { userOf } from './account-changes';
import { changeAccount, type AccountDeps, type Caller } from './change-account';
import { refuseLinkBesideMail } from './invitations';
import type { ResetLinkBody } from './users.schemas';

/**
 * Creates a link to set a new password, for installations without mail. The caller passes the link on. It voids
 * earlier links, and the current password remains valid until the link is used. For a person who signs in only at the
 * provider, the link leads to the login page.
 * @throws Refusal as changeAccount; 409 for a disabled account, or if mail is configured
 */
export async function makeResetLink(
  deps: AccountDeps,
  caller: Caller,
  targetId: string,
): Promise<ResetLinkBody> {
  const { db, settings, now } = deps;
  const isMailed = await isMailSetUp(db, settings);
  const request = {
    operation: 'makeResetLink',
    targetId,
    ownText: 'To change your own password, use your profile.',
    check: () => refuseLinkBesideMail(isMailed),
  } as const;
  return changeAccount(deps, caller, request, async (tx, target) => {
    if (target.account_status === 'disabled') throw conflict('This account is disabled. Enable it first.');
    await cancelLinks(tx, target.id);
    await recordEvent(tx, caller.actor, { action: 'user_reset_link_made', target: userOf(target) });
    if (!mayUsePassword(settings, target.email)) return { link: `${addressOf(settings)}/login` };
    const token = await issueOneTimeToken(tx, target.id, 'reset', now());
    return { link: `${addressOf(settings)}/change-password#tmpToken=${token}` };
  });
}
