import { createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../platform/keys/key-ring';
import { TOPICS, type Topic } from '../../platform/db/schema/notification-kinds';

/** Person and kind of mail that an unsubscribe link ends. */
export type Unsubscription = { userId: string; what: Topic | 'digest' };

const WHAT = [...TOPICS, 'digest'] as const;
const TOKEN = /^([0-9a-f-]{36})\.([a-z]+)\.([\w-]{43})$/;

/**
 * Creates the token of an unsubscribe link. It is valid for nothing else. It never expires, because people keep mails.
 */
export function unsubscribeToken({ userId, what }: Unsubscription, [key]: KeyRing): string {
  return `${userId}.${what}.${signatureOf(userId, what, key)}`;
}

/** Parses the token of an unsubscribe link. @returns null if the signature is invalid */
export function readUnsubscribeToken(token: string, ring: KeyRing): Unsubscription | null {
  const [, userId = '', name = '', signature = ''] = TOKEN.exec(token) ?? [];
  const what = WHAT.find((each) => each === name);
  const isOurs = ring.some((key) => isEqual(signature, signatureOf(userId, name, key)));
  return what !== undefined && isOurs ? { userId, what } : null;
}

function signatureOf(userId: string, what: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(`vaglio unsubscribe ${userId} ${what}`).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
