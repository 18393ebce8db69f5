import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const DIGITS = 6;
const PERIOD_SECONDS = 30;
/** Steps before and after the present one whose code counts too: clocks differ, and typing takes time. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** A new secret, as long as the result of SHA-1. Source: RFC 4226, section 4. */
export const newSecret = () => randomBytes(SECRET_BYTES);

/** The number of the 30 seconds that a time is in. */
export const stepAt = (nowMs: number) => Math.floor(nowMs / 1000 / PERIOD_SECONDS);

/** The code of a step, six digits. Source: RFC 6238 with SHA-1, which is what all authenticator apps know. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step whose code this is, of the present one and its neighbours; null for none. */
export function stepOfCode(secret: Buffer, code: string, nowMs: number): number | null {
  const given = Buffer.from(code);
  let found: number | null = null;
  for (let step = stepAt(nowMs) - WINDOW; step <= stepAt(nowMs) + WINDOW; step += 1) {
    const expected = Buffer.from(codeAt(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step;
  }
  return found;
}

/** Base32 without padding, as authenticator apps take a key that is typed. Source: RFC 4648, section 6. */
export function toBase32(bytes: Buffer): string {
  let [text, value, bits] = ['', 0, 0];
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET.charAt((value >>> (bits - 5)) & 31);
  }
  return bits === 0 ? text : text + ALPHABET.charAt((value << (5 - bits)) & 31);
}

/** What an authenticator app reads from the picture. @param issuer as the app lists the account */
export function keyUri(secret: Buffer, issuer: string, account: string): string {
  const query = new URLSearchParams({
    secret: toBase32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(PERIOD_SECONDS),
  });
  // A plus sign for a blank is shown as it is by some apps.
  const parameters = query.toString().replaceAll('+', '%20');
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${parameters}`;
}
