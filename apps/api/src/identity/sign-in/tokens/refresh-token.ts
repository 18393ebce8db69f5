import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../../../platform/keys/key-ring';

/**
 * A refresh token names its session and generation and proves both by an HMAC over the session's nonce:
 * every generation can be derived again, and none is stored (security decision D2).
 */
export type PresentedToken = { sessionId: string; generation: number; proof: string };

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const GENERATION = String.raw`[1-9]\d{0,8}`;
const PROOF = '[A-Za-z0-9_-]{43}';
const FORMAT = new RegExp(String.raw`^(${UUID})\.(${GENERATION})\.(${PROOF})$`);

type Source = { sessionId: string; nonce: string; generation: number };

/** The token of one generation of a session. */
export function makeRefreshToken(source: Source, [key]: KeyRing): string {
  return `${source.sessionId}.${source.generation}.${proofOf(source, key)}`;
}

/** The parts of a cookie's text; null when it does not have our format. The proof is not checked: see `isProven`. */
export function readRefreshToken(text: string | undefined): PresentedToken | null {
  const [, sessionId, generation, proof] = FORMAT.exec(text ?? '') ?? [];
  return sessionId && generation && proof ? { sessionId, generation: Number(generation), proof } : null;
}

/** Whether a token was made by us for this session. */
export function isProven(
  { sessionId, generation, proof }: PresentedToken,
  nonce: string,
  keys: KeyRing,
): boolean {
  return keys.some((key) =>
    timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf({ sessionId, nonce, generation }, key))),
  );
}

/** What is kept of a device identifier; '' for a session that has not seen its device yet. */
export function deviceHash(deviceId: string | undefined): string {
  return deviceId === undefined ? '' : createHash('sha256').update(deviceId).digest('hex');
}

function proofOf({ sessionId, nonce, generation }: Source, key: Uint8Array): string {
  return createHmac('sha256', key).update(`${sessionId}.${nonce}.${generation}`).digest('base64url');
}
