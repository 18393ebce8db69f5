import { canSeeSettings } from '@vaglio/access-control';
import { eq } from 'drizzle-orm';
import type { UserRow } from '../accounts/account.queries';
import { users } from '../../platform/db/schema/users.table';
import { revokeTokensOf } from '../api-tokens/revoke-tokens';
import { recordEvent } from '../../audit/audit-event';
import { mayUsePassword } from '../sign-in/password-sign-in';
import { HOUR_MS, limitHits } from '../sign-in/rate-limit/rate-limit';
import { isMailSetUp } from '../../platform/config/connections/present-connections';
import type { Tx } from '../../platform/db/open-database';
import { conflict } from '../../platform/http/errors/errors';
import { issueOneTimeToken, LIFETIME_MS, voidOneTimeTokens } from '../one-time-tokens/one-time-token';
import { cancelLinks, enqueueMessage } from '../../platform/mail/outbox.queries';
import { addressOf } from '../../platform/config/settings';
import { toTimestamp } from '../../platform/time/timestamps';
import { isWaitingForPassword } from './invitation-state';
import { update, userOf } from './account-changes';
import {
  changeAccount,
  readTarget,
  recordingRefusals,
  type AccountDeps,
  type Caller,
  type SeenAccount,
} from './change-account';
import { addAccount, toAdded } from './register-user';
import { toUserAnswer } from './user-answer';
import type { InvitationWay, InvitedBody, NewInvitation, UserBody } from './users.schemas';

const HAS_PASSWORD = 'This person has chosen a password already.';
const INVITE_AS_USER =
  'Please invite this person with the role user, and give the other role once they have signed in at the provider.';
const NO_LINK = 'Mail is configured: the link goes to the person alone.';

/**
 * Adds an account without a password. Its person sets a password with the invitation link, which is valid for 7 days.
 * @param invitation `by: 'link'` returns the link, for installations without mail
 * @throws Refusal as registerUser; 409 for a link if mail is configured, or for a role above user if only the provider
 * signs people in
 */
export function inviteUser(
  deps: AccountDeps,
  caller: Caller,
  { by, ...given }: NewInvitation,
): Promise<InvitedBody> {
  return recordingRefusals(deps, caller, { operation: 'inviteUser' }, async () => {
    await refuseLink(deps, by);
    const account = toAdded(caller, given);
    return deps.db.transaction(async (tx) => {
      const added = await addAccount(tx, deps, caller, account, { password_hash: null });
      return sendTo(tx, deps, caller, added, by);
    });
  });
}

/**
 * Sends an invitation again and voids the earlier link. A withdrawn invitation becomes valid again.
 * @throws Refusal as changeAccount; 409 if the person has a password; 429 for too many per hour
 */
export async function sendInvitation(
  deps: AccountDeps,
  caller: Caller,
  seen: SeenAccount,
  by: InvitationWay,
): Promise<InvitedBody> {
  const request = {
    operation: 'sendInvitation',
    ...seen,
    ownText: 'Nobody can invite themselves.',
  } as const;
  const { id } = await readTarget(deps, caller, request);
  await recordingRefusals(deps, caller, request, () => refuseLink(deps, by));
  const limit = { most: deps.settings.limits.resetsPerEmail, windowMs: HOUR_MS };
  await limitHits(deps.db, { bucket: 'invitation', key: id }, limit, deps.now());
  return changeAccount(deps, caller, request, async (tx, target) => {
    if (!isWaitingForPassword(target)) throw conflict(HAS_PASSWORD);
    return sendTo(tx, deps, caller, target, by);
  });
}

/**
 * Withdraws an invitation. Sent and pending links become void, and the account is disabled until the invitation is
 * sent again.
 * @throws Refusal as changeAccount; 409 if the person has a password
 */
export function withdrawInvitation(deps: AccountDeps, caller: Caller, seen: SeenAccount): Promise<UserBody> {
  const request = {
    operation: 'withdrawInvitation',
    ...seen,
    ownText: 'Nobody can withdraw their own invitation.',
    endsAdmin: true,
  } as const;
  return changeAccount(deps, caller, request, async (tx, target) => {
    if (!isWaitingForPassword(target)) throw conflict(HAS_PASSWORD);
    const invited_until = target.invited_until ?? toTimestamp(deps.now());
    const change = { account_status: 'disabled', invited_until } as const;
    const changed = await update(deps, tx, target, change, 'invitation withdrawn');
    await cancelLinks(tx, target.id);
    await voidOneTimeTokens(tx, target.id, deps.now());
    await recordEvent(tx, caller.actor, { action: 'user_invitation_withdrawn', target: userOf(target) });
    const { actor } = caller;
    await revokeTokensOf(tx, target.id, { actor, because: 'account disabled', nowMs: deps.now() });
    return toUserAnswer(tx, deps, changed);
  });
}

async function sendTo(
  tx: Tx,
  deps: AccountDeps,
  caller: Caller,
  { id, email, role }: UserRow,
  by: InvitationWay,
): Promise<InvitedBody> {
  // The invitation would be unusable, because the provider does not connect such an account by its email address.
  if (!mayUsePassword(deps.settings, email) && canSeeSettings(role)) throw conflict(INVITE_AS_USER);
  const nowMs = deps.now();
  await cancelLinks(tx, id);
  await voidOneTimeTokens(tx, id, nowMs);
  const invited_until = toTimestamp(nowMs + LIFETIME_MS.invitation);
  const [invited] = await tx
    .update(users)
    .set({ invited_until, account_status: 'active', updated_at: toTimestamp(nowMs) })
    .where(eq(users.id, id))
    .returning();
  if (!invited) throw new Error('a locked account was removed');
  const link = by === 'link' ? await linkFor(tx, deps, id, email) : null;
  if (link === null) await enqueueMessage(tx, 'invitation', id);
  await recordEvent(tx, caller.actor, { action: 'user_invited', target: userOf(invited), after: { by } });
  return { user: await toUserAnswer(tx, deps, invited), link };
}

/**
 * Creates an invitation link. For people who sign in only at the provider, it leads to the login page and contains no
 * secret.
 */
async function linkFor(
  tx: Tx,
  { settings, now }: AccountDeps,
  userId: string,
  email: string,
): Promise<string> {
  if (!mayUsePassword(settings, email)) return `${addressOf(settings)}/login`;
  const token = await issueOneTimeToken(tx, userId, 'invitation', now());
  return `${addressOf(settings)}/change-password-first#tmpToken=${token}`;
}

/**
 * Refuses a link in the response if mail is configured, because only the invited person should receive it.
 * @throws Refusal 409
 */
async function refuseLink(deps: AccountDeps, by: InvitationWay): Promise<void> {
  if (by === 'link') refuseLinkBesideMail(await isMailSetUp(deps.db, deps.settings));
}

/**
 * Refuses a link if mail is configured.
 * @throws Refusal 409
 */
export function refuseLinkBesideMail(isMailed: boolean): void {
  if (isMailed) throw conflict(NO_LINK);
}
