import { noteServerTime, readStoredToken } from '@vaglio/auth-session';
import { readBasePath } from './base-path';
import { etagCache } from './etag-cache';
import { noteOwnRequest } from './own-requests';

export interface SendOptions {
  readonly method?: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as they are, in place of a body. */
  readonly bytes?: Blob;
  /** The answer is a file: its data is the text, whatever it is. */
  readonly isText?: boolean;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly signal?: AbortSignal;
  /** Bearer token; by default the stored one, null for none. */
  readonly token?: string | null;
}

/** A status with its parsed data; `data` is null for an empty answer and for an error page that is not JSON. */
export interface ApiAnswer {
  readonly status: number;
  readonly data: unknown;
}

/** A good answer that is not JSON: a proxy's page, a cut connection. */
export class UnreadableAnswer extends Error {
  constructor(readonly status: number) {
    super(`The answer (${status}) is not JSON.`);
  }
}

/**
 * One request, without any refresh. A GET whose answer is kept with its ETag asks whether that is still true.
 * @param path from the root of this installation, with its query
 * @throws TypeError when there is no answer; UnreadableAnswer when a good one is not JSON
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

/** The response itself, for callers that need its headers; else as `sendRequest`. */
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
  // A cached answer carries an old date; a POST is never cached.
  if (method === 'POST') noteServerTime(Date.parse(response.headers.get('Date') ?? ''), Date.now());
  return response;
}

/** A file as text, or why there is none. */
async function readTextAnswer(response: Response): Promise<ApiAnswer> {
  return response.ok ? { status: response.status, data: await response.text() } : readAnswer(response);
}

/** @throws UnreadableAnswer when a good answer is not JSON */
export async function readAnswer(response: Response): Promise<ApiAnswer> {
  return { status: response.status, data: readData(await response.text(), response.status) };
}

function headersOf({ body, bytes, headers = {}, token = readStoredToken() }: SendOptions): Headers {
  const all = new Headers({ Accept: 'application/json' });
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
