export const MISSING_WEB_CRYPTO_TEXT = 'Web Crypto API (crypto.subtle) is not available in this environment.';

/**
 * Returns the SHA-256 digest of a text as 64 lower-case hex digits. The client sends it instead of a password.
 * @param text hashed as UTF-8 without trimming or normalisation (see `passwordDigest`)
 * @throws Error with the text of the error catalogue if the browser has no Web Crypto (plain http)
 * Source: spec §5 and §8.
 */
export async function sha256Hex(text: string): Promise<string> {
  // The type is declared as always present, but browsers omit Web Crypto on plain http.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) throw new Error(MISSING_WEB_CRYPTO_TEXT);
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
