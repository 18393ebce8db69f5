import { isAutoRefreshSuppressed, readStoredToken } from '@vaglio/auth-session';
import { refreshSession } from './refresh-session';
import { sendRequest, type ApiAnswer, type SendOptions } from './send-request';

export interface CallOptions extends SendOptions {
  /** False to disable the token refresh after a 401, as for login, logout, and forgotten or changed passwords. */
  readonly refresh?: boolean;
}

/**
 * Sends a request to the server. All requests use this function. It does not throw for a status of 400 or above, so
 * callers must check `status`.
 * @param path path relative to the base path, with its query string
 * @param options `refresh: false` returns a 401 response without a token refresh
 * @throws TypeError if there is no response; UnreadableAnswer if a successful response is not JSON
 * Source: spec §4 (401) and §7.
 */
export async function callApi(path: string, options: CallOptions = {}): Promise<ApiAnswer> {
  const { refresh = true, token = readStoredToken(), ...request } = options;
  const answer = await sendRequest(path, { ...request, token });
  if (answer.status !== 401 || !refresh || isAutoRefreshSuppressed()) return answer;
  const fresh = await refreshSession(token);
  return fresh === null ? answer : sendRequest(path, { ...request, token: fresh });
}
