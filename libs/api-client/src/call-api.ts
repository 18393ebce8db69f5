import { isAutoRefreshSuppressed, readStoredToken } from '@vaglio/auth-session';
import { refreshSession } from './refresh-session';
import { sendRequest, type ApiAnswer, type SendOptions } from './send-request';

export interface CallOptions extends SendOptions {
  /** Whether a 401 is met by one refresh and one retry; not for login, forgot and change of password, logout. */
  readonly refresh?: boolean;
}

/**
 * The only way to the server. Answers of 400 and above are answers too: look at `status`.
 * @param path from the root of this installation, with its query
 * @param options `refresh: false` takes a 401 as the last word
 * @throws TypeError when there is no answer; UnreadableAnswer when a good one is not JSON
 * Source: spec §4 (401) and §7.
 */
export async function callApi(path: string, options: CallOptions = {}): Promise<ApiAnswer> {
  const { refresh = true, token = readStoredToken(), ...request } = options;
  const answer = await sendRequest(path, { ...request, token });
  if (answer.status !== 401 || !refresh || isAutoRefreshSuppressed()) return answer;
  const fresh = await refreshSession(token);
  return fresh === null ? answer : sendRequest(path, { ...request, token: fresh });
}
