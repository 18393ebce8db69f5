import { createHmac } from 'node:crypto';
import type { KeyRing } from '../../platform/keys/key-ring';
import { emailKey, emailKeys } from '../../platform/text/email-key';

/**
 * Returns an unreadable mask of an email address for the audit trail and counters. All spellings of an address have
 * the same mask.
 */
export function maskedEmail(email: string, [key]: KeyRing): string {
  return masked(emailKey(email), key);
}

/**
 * Returns all masks that may represent an email address. They are computed with the current and earlier keys, and with
 * the domain form that versions before 0.4 stored.
 */
export function maskedEmails(email: string, ring: KeyRing): string[] {
  return emailKeys(email).flatMap((address) => ring.map((key) => masked(address, key)));
}

const masked = (address: string, key: KeyRing[number]): string =>
  createHmac('sha256', key).update(address).digest('hex').slice(0, 32);
