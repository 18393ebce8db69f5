import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { KeyRing } from '../../keys/key-ring';

/** A key as it is stored. */
export function keyDigest(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/**
 * What a request asks for, as it is stored: the same one is recognised, and nothing of its body (which may hold a
 * password) can be read or guessed without a key of the installation.
 * @param ring the first key makes new digests, the others recognise those from before a rotation
 * @returns one digest for each key
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
