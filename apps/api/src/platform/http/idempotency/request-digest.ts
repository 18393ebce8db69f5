import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { KeyRing } from '../../keys/key-ring';

/** Returns the hash under which an Idempotency-Key is stored. */
export function keyDigest(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/**
 * Returns digests that identify a request. The body may contain a password. Without an installation key, nobody can
 * read or guess the body from a digest.
 * @param ring the first key creates new digests; the other keys verify digests from before a key rotation
 * @returns one digest per key
 */
export function requestDigests(
  { method, url, headers, body }: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'body'>,
  ring: KeyRing,
): readonly [string, ...string[]] {
  const request = JSON.stringify([method, url, headers['if-match'] ?? null, body ?? null]);
  const digestBy = (key: Uint8Array) => createHmac('sha256', key).update(request).digest('hex');
  const [key, ...older] = ring;
  return [digestBy(key), ...older.map(digestBy)];
}
