/** Returns true if the browser supports passkeys. Browsers require https for passkeys, except on localhost. */
export function supportsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}
