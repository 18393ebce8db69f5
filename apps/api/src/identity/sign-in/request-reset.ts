import { recordEvent, type Actor } from '../../audit/audit-event';
import type { Deps } from '../../platform/deps';
import { enqueueMessage } from '../../platform/mail/outbox.queries';
import { voidResetLinks } from '../one-time-tokens/one-time-token';
import { findUserByEmail } from '../accounts/account.queries';
import { networkOf } from './rate-limit/ip-network';
import { maskedEmail } from './masked-email';
import { mayUsePassword } from './password-sign-in';
import { countHit, HOUR_MS } from './rate-limit/rate-limit';

/**
 * Enqueues a reset link if the email address belongs to an active account, and voids earlier links. The caller learns
 * nothing about the address: the response and the time are equal for known and unknown addresses, and for addresses
 * above their limit. Above the limit of the caller's network, no address is looked up. Nothing is written either,
 * because the audit trail never shrinks.
 * Source: security decisions D4 and D9, mode i.
 */
export async function requestReset(
  { db, keys, settings, now }: Pick<Deps, 'db' | 'keys' | 'settings' | 'now'>,
  email: string,
  actor: Actor,
): Promise<void> {
  const byIp = await countHit(db, { bucket: 'reset-ip', key: networkOf(actor.ip ?? '') }, HOUR_MS, now());
  if (byIp.hits > settings.limits.resetsPerIp) return;
  const id = maskedEmail(email, keys.audit);
  const byEmail = await countHit(db, { bucket: 'reset-email', key: id }, HOUR_MS, now());
  const isAllowed = byEmail.hits <= settings.limits.resetsPerEmail;
  const user = await findUserByEmail(db, email);
  await db.transaction(async (tx) => {
    await recordEvent(tx, actor, { action: 'password_reset_requested', target: { type: 'email', id } });
    const userId =
      isAllowed && user?.account_status === 'active' && mayUsePassword(settings, email) ? user.id : null;
    await voidResetLinks(tx, userId, now());
    await enqueueMessage(tx, 'reset', userId);
  });
}
