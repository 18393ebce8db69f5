import { noteServerTime, readStoredToken } from '@vaglio/auth-session';
import { currentLanguage } from '@vaglio/language';
import { readBasePath } from './base-path';
import { etagCache } from './etag-cache';
import { noteOwnRequest } from './own-requests';

export interface SendOptions {
  readonly method?: string;
  /** Value sent as JSON. */
  readonly body?: unknown;
  /** Bytes that are sent unchanged instead of `body`. */
  readonly bytes?: Blob;
  /** True for a file, whose data is the response text. */
  readonly isText?: boolean;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  /** Bearer token. The default is the stored token; null sends no token. */
  readonly token?: string | null;
}

/**
 * Status and parsed data of a response. `data` is null for an empty response and for an error page that is not JSON.
 */
export interface ApiAnswer {
  readonly status: number;
  readonly data: unknown;
}

/** Error for a successful response that is not JSON, such as a proxy's page or a truncated response. */
export class UnreadableAnswer extends Error {
  constructor(readonly status: number) {
    super(`The answer (${status}) is not JSON.`);
  }
}

/**
 * Sends one request without refreshing the session. A GET request with a cached response revalidates it by its ETag.
 * @param path path relative to the base path, with its query string
 * @throws TypeError if there is no response; UnreadableAnswer if a successful response is not JSON
 * Source: spec §7, headers of all calls.
 */
export async function sendRequest(path: string, options: SendOptions = {}): Promise<ApiAnswer> {
  const { method = 'GET', headers, isText = false } = options;
  if (isText) return readTextAnswer(await fetchResponse(path, options));
  if (method !== 'GET') return readAnswer(await fetchResponse(path, options));
  const { known, keep } = etagCache(path);
  const response = await fetchResponse(path, {
    ...options,
    headers: { 'If-None-Match': known?.etag, ...headers },
  });
  if (response.status === 304 && known) return { status: 200, data: known.data };
  const answer = await readAnswer(response);
  keep(response, answer.data);
  return answer;
}

/** Sends a request like `sendRequest`, but returns the raw response for callers that need its headers. */
export async function fetchResponse(path: string, options: SendOptions = {}): Promise<Response> {
  const { method = 'GET', body, bytes, signal } = options;
  const response = await fetch(
    new Request(readBasePath() + path, {
      method,
      headers: headersOf(options),
      credentials: 'include',
      ...(bytes ? { body: bytes } : body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    }),
  );
  if (method !== 'GET') noteOwnRequest(response);
  // The date of a cached response may be old. Only POST responses are never cached.
  if (method === 'POST') noteServerTime(Date.parse(response.headers.get('Date') ?? ''), Date.now());
  return response;
}

/** Returns the text of a file, or the parsed error response. */
async function readTextAnswer(response: Response): Promise<ApiAnswer> {
  return response.ok ? { status: response.status, data: await response.text() } : readAnswer(response);
}

/**
 * Parses the body of a response.
 * @throws UnreadableAnswer if a successful response is not JSON
 */
export async function readAnswer(response: Response): Promise<ApiAnswer> {
  return { status: response.status, data: readData(await response.text(), response.status) };
}

function headersOf({ body, bytes, headers = {}, token = readStoredToken() }: SendOptions): Headers {
  const all = new Headers({ Accept: 'application/json', 'Accept-Language': currentLanguage() });
  if (token) all.set('Authorization', `Bearer ${token}`);
  if (bytes) all.set('Content-Type', 'application/octet-stream');
  else if (body !== undefined) all.set('Content-Type', 'application/json');
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) all.set(name, value);
  return all;
}

function readData(text: string, status: number): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    if (status >= 400) return null;
    throw new UnreadableAnswer(status);
  }
}
