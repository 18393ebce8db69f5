import { callApi, readText } from '@vaglio/api-client';
import { clearSession, getDeviceId } from '@vaglio/auth-session';
import type { SignedOut } from '@vaglio/contract';

/** Timeout, so that an unresponsive server does not prevent the logout. */
const PATIENCE_MS = 4000;

/**
 * Ends the session on the server and always clears the local token and device id. The caller then navigates to /login.
 * Never throws.
 * @param isAtProvider true to also sign out at the provider
 * @returns the provider's logout address, which the caller opens instead of /login; null without an address
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
    return null; // the local logout succeeds even without the server
  } finally {
    clearSession();
  }
}
