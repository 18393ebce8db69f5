import { callApi } from '@vaglio/api-client';
import { clearSession, getDeviceId } from '@vaglio/auth-session';

/** A server that hangs must not keep anyone signed in. */
const PATIENCE_MS = 4000;

/**
 * Ends the session: calls the server, then always clears token and device id, whatever the answer.
 * The caller goes to /login, replacing history. Never throws.
 * Source: spec §4, logout.
 */
export async function signOut(): Promise<void> {
  try {
    const body = { deviceId: getDeviceId() };
    await callApi('/auth/logout', {
      method: 'POST',
      body,
      refresh: false,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    return; // a server that cannot be reached changes nothing here
  } finally {
    clearSession();
  }
}
