/** Number of bits in the hash of a feature. The hash is the index of the feature. */
const HASH_BITS = 18;
export const FEATURE_COUNT = 1 << HASH_BITS;

/** Returns the index of a feature, computed as FNV-1a with a final mix. The result is identical on every machine. */
export function featureNumber(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    hash ^= name.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return hash >>> (32 - HASH_BITS);
}
