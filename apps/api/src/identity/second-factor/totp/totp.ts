import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const DIGITS = 6;
const PERIOD_SECONDS = 30;
/** Number of time steps accepted before and after the current one, to allow for clock differences and typing time. */
const WINDOW = 1;
const SECRET_BYTES = 20;

/** Creates a secret as long as a SHA-1 hash. Source: RFC 4226, section 4. */
export const newSecret = () => randomBytes(SECRET_BYTES);

/** Returns the number of the 30-second time step that contains a time. */
export const stepAt = (nowMs: number) => Math.floor(nowMs / 1000 / PERIOD_SECONDS);

/** Returns the six-digit code of a time step. Source: RFC 6238 with SHA-1, which all authenticator apps support. */
export function codeAt(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * Returns the time step to which a code belongs: the current step or one of its neighbours; null if the code matches
 * none.
 */
export function stepOfCode(secret: Buffer, code: string, nowMs: number): number | null {
  const given = Buffer.from(code);
  let found: number | null = null;
  for (let step = stepAt(nowMs) - WINDOW; step <= stepAt(nowMs) + WINDOW; step += 1) {
    const expected = Buffer.from(codeAt(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step;
  }
  return found;
}

/** Encodes bytes as Base32 without padding, for manual entry in authenticator apps. Source: RFC 4648, section 6. */
export function toBase32(bytes: Buffer): string {
  let [text, value, bits] = ['', 0, 0];
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET.charAt((value >>> (bits - 5)) & 31);
  }
  return bits === 0 ? text : text + ALPHABET.charAt((value << (5 - bits)) & 31);
}

/**
 * Returns the URI in the QR code for an authenticator app.
 * @param issuer name under which the app lists the account
 */
export function keyUri(secret: Buffer, issuer: string, account: string): string {
  const query = new URLSearchParams({
    secret: toBase32(secret),
    issuer,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: String(PERIOD_SECONDS),
  });
  // Some apps display a plus sign instead of a space.
  const parameters = query.toString().replaceAll('+', '%20');
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${parameters}`;
}
