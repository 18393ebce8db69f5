/** Whether this browser knows passkeys; over plain http, but on this machine, none does. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}
