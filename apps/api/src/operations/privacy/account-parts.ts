import { sql } from 'drizzle-orm';
import { users } from '../../platform/db/schema/users.table';
import { apiTokens } from '../../platform/db/schema/api-tokens.table';
import { rateLimits } from '../../platform/db/schema/rate-limits.table';
import { idempotentRequests } from '../../platform/db/schema/idempotent-requests.table';
import { notificationMails } from '../../platform/db/schema/notification-mails.table';
import { notificationSettings } from '../../platform/db/schema/notification-settings.table';
import { notifications } from '../../platform/db/schema/notifications.table';
import { signInIdentities } from '../../platform/db/schema/sign-in-identities.table';
import { oneTimeTokens } from '../../platform/db/schema/one-time-tokens.table';
import { outbox } from '../../platform/db/schema/outbox.table';
import { sessions } from '../../platform/db/schema/sessions.table';
import { passkeyChallenges, passkeyHandles, passkeys } from '../../platform/db/schema/passkeys.table';
import { recoveryCodes, secondFactors } from '../../platform/db/schema/second-factors.table';
import { part, type PersonPart } from './person-part';

/** Parts of a personal data export: account of the person, sign-in methods and messages. */
export const ACCOUNT_PARTS: readonly PersonPart[] = [
  part(
    'account',
    'Your account. The password is stored as a hash only, which is left out.',
    [users.id],
    [
      users.id,
      users.email,
      users.username,
      users.name,
      users.first_name,
      users.last_name,
      users.time_zone,
      users.csv_separator,
      users.language,
      users.role,
      users.scopes,
      users.account_status,
      users.must_change_password,
      users.invited_until,
      users.first_steps_hidden_until,
      users.last_sign_in_at,
      users.created_at,
      users.updated_at,
    ],
  ),
  part(
    'sessions',
    'Where you are or were signed in, with what the browser said of itself. What keeps a device signed in is left out.',
    [sessions.user_id],
    [
      sessions.id,
      sessions.way,
      sessions.provider_sid,
      sessions.user_agent,
      sessions.created_at,
      sessions.auth_time,
      sessions.last_used_at,
      sessions.expires_at,
      sessions.ended_at,
      sessions.ended_reason,
    ],
  ),
  part(
    'second_factors',
    'Your authenticator app. Its key is left out.',
    [secondFactors.user_id],
    [secondFactors.created_at, secondFactors.confirmed_at],
  ),
  part(
    'passkeys',
    'Your passkeys. What only checks their signatures is left out.',
    [passkeys.user_id],
    [
      passkeys.id,
      passkeys.name,
      passkeys.rp_id,
      passkeys.transports,
      passkeys.is_synced,
      passkeys.created_at,
      passkeys.last_used_at,
    ],
  ),
  part(
    'passkey_handles',
    'The random text by which your authenticators know you.',
    [passkeyHandles.user_id],
    [passkeyHandles.handle],
  ),
  part(
    'passkey_challenges',
    'What your authenticators were asked to sign in the last hour and did not. It is left out.',
    [passkeyChallenges.user_id],
    [passkeyChallenges.purpose, passkeyChallenges.expires_at],
  ),
  part(
    'recovery_codes',
    'Your recovery codes, each with the time of its use. The codes are stored as hashes only, which are left out.',
    [recoveryCodes.user_id],
    [recoveryCodes.used_at],
  ),
  part(
    'provider_identities',
    'Who you are at the provider at which your organisation signs in.',
    [signInIdentities.user_id],
    [signInIdentities.issuer, signInIdentities.subject, signInIdentities.created_at],
  ),
  part(
    'api_tokens',
    'Tokens with which programs call in your name. The tokens are stored as hashes only, which are left out.',
    [apiTokens.user_id],
    [
      apiTokens.id,
      apiTokens.name,
      apiTokens.ending,
      apiTokens.scopes,
      apiTokens.created_at,
      apiTokens.expires_at,
      apiTokens.last_used_at,
      apiTokens.revoked_at,
    ],
  ),
  part(
    'links',
    'Links and temporary tokens for a change of your password. Their secrets are left out.',
    [oneTimeTokens.user_id],
    [oneTimeTokens.created_at, oneTimeTokens.purpose, oneTimeTokens.expires_at, oneTimeTokens.used_at],
  ),
  part(
    'attempts',
    'Counters of attempts to sign in to your account.',
    [rateLimits.key],
    [rateLimits.bucket, rateLimits.hits, rateLimits.streak, rateLimits.blocked_until, rateLimits.updated_at],
  ),
  part(
    'repeatable_requests',
    'Requests whose answer, which you received, is kept for 10 minutes, so that they can be repeated. It is left out.',
    [idempotentRequests.user_id],
    [
      idempotentRequests.id,
      idempotentRequests.request_id,
      idempotentRequests.status,
      idempotentRequests.created_at,
    ],
  ),
  part(
    'mails',
    'Mails that were or are to be sent to you. Their text is made when they are sent, and not stored.',
    [outbox.user_id],
    [outbox.id, outbox.kind, outbox.subject_id, outbox.created_at, outbox.sent_at, outbox.failed_at],
  ),
  part(
    'notifications',
    'Your inbox, and in the inbox of others what you caused; whether they read it is left out.',
    [notifications.user_id, notifications.actor_id],
    [
      notifications.id,
      notifications.user_id,
      notifications.actor_id,
      notifications.kind,
      notifications.startup_id,
      notifications.details,
      notifications.mail,
      notifications.created_at,
      notifications.read_at,
    ],
    {
      columns: [notifications.mail, notifications.read_at],
      where: ({ id }) => sql`${notifications.user_id} = ${id}::uuid`,
    },
  ),
  part(
    'notification_mails',
    'Digests and other mails about notifications.',
    [notificationMails.user_id],
    [
      notificationMails.id,
      notificationMails.topic,
      notificationMails.day,
      notificationMails.since,
      notificationMails.until,
      notificationMails.is_empty,
      notificationMails.created_at,
    ],
  ),
  part(
    'notification_settings',
    'What you want to be notified of.',
    [notificationSettings.user_id],
    [
      notificationSettings.updated_at,
      notificationSettings.choices,
      notificationSettings.digest,
      notificationSettings.digest_time,
      notificationSettings.digest_view,
    ],
  ),
];
