import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../../platform/keys/key-ring';

/**
 * Parsed refresh token with its session and generation. The proof is an HMAC over the session's nonce. Every
 * generation can therefore be derived, and no token is stored (security decision D2).
 */
export type PresentedToken = { sessionId: string; generation: number; proof: string };

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const GENERATION = String.raw`[1-9]\d{0,8}`;
const PROOF = '[A-Za-z0-9_-]{43}';
const FORMAT = new RegExp(String.raw`^(${UUID})\.(${GENERATION})\.(${PROOF})$`);

type Source = { sessionId: string; nonce: string; generation: number };

/** Creates the refresh token of a generation. */
export function makeRefreshToken(source: Source, [key]: KeyRing): string {
  return `${source.sessionId}.${source.generation}.${proofOf(source, key)}`;
}

/** Parses a refresh token; null for an invalid format. The proof is not verified: see `isProven`. */
export function readRefreshToken(text: string | undefined): PresentedToken | null {
  const [, sessionId, generation, proof] = FORMAT.exec(text ?? '') ?? [];
  return sessionId && generation && proof ? { sessionId, generation: Number(generation), proof } : null;
}

/** Returns whether the proof of a refresh token is valid for its session. */
export function isProven(
  { sessionId, generation, proof }: PresentedToken,
  nonce: string,
  keys: KeyRing,
): boolean {
  return keys.some((key) =>
    timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf({ sessionId, nonce, generation }, key))),
  );
}

/** Returns the stored hash of a device id; '' for a session without a device. */
export function deviceHash(deviceId: string | undefined): string {
  return deviceId === undefined ? '' : createHash('sha256').update(deviceId).digest('hex');
}

function proofOf({ sessionId, nonce, generation }: Source, key: Uint8Array): string {
  return createHmac('sha256', key).update(`${sessionId}.${nonce}.${generation}`).digest('base64url');
}
