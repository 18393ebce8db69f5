import type { Deps } from '../deps';
import { recordEvent, type Actor } from '../audit-event';
import { addressOf } from '../settings';
import { findUserByEmail } from '../users/user.queries';
import { maskedEmail } from './masked-email';
import { countOneTimeTokens, issueOneTimeToken } from './one-time-token';
import { writeToOutbox } from './outbox';

const HOUR_MS = 3_600_000;
/** More requests for one account are answered alike, but send nothing. */
const MAX_RESETS_AN_HOUR = 3;

/**
 * Sends a reset link when the address is an active account's. The caller learns nothing: the answer is the same.
 * Source: security decision D9, mode i.
 */
export async function requestReset(
  { db, keys, settings, now }: Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>, email: string, actor: Actor,
): Promise<void> {
  const nowMs = now();
  const user = await findUserByEmail(db, email);
  const tmpToken = await db.transaction(async (tx) => {
    await recordEvent(tx, actor, { action: 'password_reset_requested', target: { type: 'email', id: maskedEmail(email, keys.token) } });
    if (user?.account_status !== 'active') return null;
    if ((await countOneTimeTokens(tx, user.id, 'reset', nowMs - HOUR_MS)) >= MAX_RESETS_AN_HOUR) return null;
    return issueOneTimeToken(tx, user.id, 'reset', nowMs);
  });
  if (!user || !tmpToken) return;
  const text = [
    `Hello ${user.name},`, '',
    `somebody asked for a new password for your account at ${settings.productTitle}. To choose one, open this link within 30 minutes:`, '',
    `${addressOf(settings)}/change-password#tmpToken=${tmpToken}`, '',
    'If it was not you, ignore this message: your password stays as it is.',
  ].join('\n');
  await writeToOutbox(settings.dataDir, { to: user.email, subject: `${settings.productTitle}: your new password`, text }, nowMs);
}
