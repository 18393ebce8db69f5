export const MISSING_WEB_CRYPTO_TEXT = 'Web Crypto API (crypto.subtle) is not available in this environment.';

/**
 * SHA-256 of a text as 64 lower-case hex digits: what leaves the browser in place of a password.
 * @param text hashed as UTF-8, untouched (no trimming, see `passwordDigest`)
 * @throws Error with the text of the error catalogue where the browser has no Web Crypto (plain http)
 * Source: spec §5 and §8.
 */
export async function sha256Hex(text: string): Promise<string> {
  // By its type it is always there; on plain http a browser leaves it out.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) throw new Error(MISSING_WEB_CRYPTO_TEXT);
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
