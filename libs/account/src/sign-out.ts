import { callApi, readText } from '@vaglio/api-client';
import { clearSession, getDeviceId } from '@vaglio/auth-session';
import type { SignedOut } from '@vaglio/contract';

/** A server that hangs must not keep anyone signed in. */
const PATIENCE_MS = 4000;

/**
 * Ends the session: calls the server, then always clears token and device id, whatever the answer.
 * The caller goes to /login, replacing history. Never throws.
 * @param isAtProvider whether signing out goes on at the provider
 * @returns its address, where the browser goes in place of /login; null for nowhere else
 * Source: spec §4, logout.
 */
export async function signOut(isAtProvider = false): Promise<string | null> {
  try {
    const body = { deviceId: getDeviceId() };
    const { data } = await callApi(isAtProvider ? '/auth/oidc/sign-out' : '/auth/logout', {
      method: 'POST',
      body: isAtProvider ? {} : body,
      refresh: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const url = readText<SignedOut>(data, 'url');
    return url !== null && /^https?:/.test(url) ? url : null;
  } catch {
    return null; // a server that cannot be reached changes nothing here
  } finally {
    clearSession();
  }
}
