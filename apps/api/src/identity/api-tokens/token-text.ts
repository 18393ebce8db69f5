import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Prefix by which secret scanners detect published tokens. */
const PREFIX = 'vgl_';
const RANDOM_BYTES = 30;
const SHAPE = /^vgl_[\w-]{40}[0-9a-f]{8}$/;
/** Number of checksum characters. */
const CHECK = 8;

/**
 * Creates a token text of 240 random bits and a checksum. Secret scanners use the checksum to distinguish tokens from
 * similar texts.
 */
export function newTokenText(): string {
  const body = PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');
  return body + checksumOf(body);
}

/** Returns whether a bearer token has the format of an API token and a correct checksum. */
export function isTokenText(text: string): boolean {
  return SHAPE.test(text) && checksumOf(text.slice(0, -CHECK)) === text.slice(-CHECK);
}

/** Returns the hash under which a token is stored. A plain digest is safe, because tokens are random. */
export function tokenHashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function checksumOf(body: string): string {
  return crc32(body).toString(16).padStart(CHECK, '0');
}
