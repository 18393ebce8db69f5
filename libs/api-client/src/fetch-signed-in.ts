import { isAutoRefreshSuppressed, readStoredToken } from '@vaglio/auth-session';
import { refreshSession } from './refresh-session';
import { fetchResponse, type SendOptions } from './send-request';

/**
 * Returns the raw response to a request, for responses that are read as streams. If the access token is rejected, the
 * session is refreshed first.
 */
export async function fetchSignedIn(
  path: string,
  options: Pick<SendOptions, 'method' | 'body' | 'signal' | 'headers'>,
): Promise<Response> {
  const token = readStoredToken();
  const response = await fetchResponse(path, { ...options, token });
  if (response.status !== 401 || isAutoRefreshSuppressed()) return response;
  const fresh = await refreshSession(token);
  return fresh === null ? response : fetchResponse(path, { ...options, token: fresh });
}
