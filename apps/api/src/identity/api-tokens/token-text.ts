import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** By this, scanners of source code recognise a token that was published by mistake. */
const PREFIX = 'vgl_';
const RANDOM_BYTES = 30;
const SHAPE = /^vgl_[\w-]{40}[0-9a-f]{8}$/;
/** Characters of a checksum. */
const CHECK = 8;

/** A new token: 240 random bits, and a checksum that lets scanners tell a token from text of the same shape. */
export function newTokenText(): string {
  const body = PREFIX + randomBytes(RANDOM_BYTES).toString('base64url');
  return body + checksumOf(body);
}

/** Whether a bearer text is shaped as an API token, and its checksum is right. */
export function isTokenText(text: string): boolean {
  return SHAPE.test(text) && checksumOf(text.slice(0, -CHECK)) === text.slice(-CHECK);
}

/** What the database knows a token by. A token is random enough for one plain digest. */
export function tokenHashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function checksumOf(body: string): string {
  return crc32(body).toString(16).padStart(CHECK, '0');
}
