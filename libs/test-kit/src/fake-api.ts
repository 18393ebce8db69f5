import {
  matchRoute,
  type FakeAnswer,
  type FakeHandler,
  type FakeRequest,
  type FakeRoutes,
} from './route-table';

export interface FakeApi {
  /** Every call so far, in order. */
  readonly calls: readonly FakeRequest[];
  /** The calls of one route, by its key. */
  readonly callsOf: (key: string) => readonly FakeRequest[];
  /** Adds routes, or answers differently from now on. */
  readonly answer: (routes: FakeRoutes) => void;
}

const realFetch = globalThis.fetch;
let unlisted: string[] = [];

/** Takes the fake server and what was stored away; fails where a call was not listed. */
function endFakeApi(): void {
  globalThis.fetch = realFetch;
  localStorage.clear();
  sessionStorage.clear();
  const missing = unlisted;
  unlisted = [];
  if (missing.length > 0) throw new Error(`calls that the fake api does not list: ${missing.join(', ')}`);
}

// A story in a browser has no end of a test; the next story replaces the server.
if (typeof afterEach === 'function') afterEach(endFakeApi);

/** A route that never answers; it ends when the caller aborts. */
export const unanswered: FakeHandler = ({ signal }) =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** A route whose connection fails. */
export const unreachable: FakeHandler = () => Promise.reject(new TypeError('Failed to fetch'));

/** A route that refuses with these words. */
export const failing =
  (error: string, status = 503): FakeHandler =>
  () => ({ status, body: { error } });

/** A change of a row that Wanda Keller has changed since it was listed: refused unless If-Match has its present version. */
export const changedMeanwhile =
  <Row extends { readonly version: number }>(current: Row): FakeHandler =>
  ({ headers }) =>
    headers.get('If-Match') === `"${current.version}"`
      ? { body: { ...current, version: current.version + 1 } }
      : {
          status: 412,
          body: {
            error: 'Somebody changed this in the meantime. Please reload.',
            current,
            changed_by: 'Wanda Keller',
            changed_at: '2026-11-22T13:05:00.000Z',
          },
        };

/** A route that this server does not have. */
export const notOffered: FakeHandler = failing('Not found', 404);

/**
 * A server in place of `fetch` until the test ends, or until the next fake server. A call that is not listed fails the
 * test.
 * @param routes by 'METHOD /path/:name': the body of a 200, or `(request) => ({ status, body })`,
 *   `unanswered`, `unreachable`
 * @param onUnlisted gets a call that is not listed, as 'METHOD /path'
 */
export function fakeApi(routes: FakeRoutes = {}, onUnlisted?: (call: string) => void): FakeApi {
  const table = new Map<string, unknown>(Object.entries(routes));
  const calls: (FakeRequest & { readonly key: string })[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const match = matchRoute([...table.keys()], request.method, pathname);
    if (!match) {
      unlisted.push(`${request.method} ${pathname}`);
      onUnlisted?.(`${request.method} ${pathname}`);
      throw new TypeError(`not listed: ${request.method} ${pathname}`);
    }
    const call = {
      ...match,
      method: request.method,
      path: pathname,
      query: searchParams,
      headers: request.headers,
      signal: request.signal,
      body: readBody(await request.text(), request.headers),
    };
    calls.push(call);
    return toResponse(await answerOf(table.get(match.key), call));
  };
  return {
    calls,
    callsOf: (key) => calls.filter((call) => call.key === key),
    answer: (more) => Object.entries(more).forEach(([key, answer]) => table.set(key, answer)),
  };
}

/** Bytes of a file are as they came. */
function readBody(text: string, headers: Headers): unknown {
  if (headers.get('Content-Type') === 'application/octet-stream') return text;
  return text === '' ? undefined : JSON.parse(text);
}

async function answerOf(route: unknown, request: FakeRequest): Promise<FakeAnswer> {
  return isHandler(route) ? route(request) : { body: route };
}

function isHandler(route: unknown): route is FakeHandler {
  return typeof route === 'function';
}

function toResponse({ status = 200, body, text, headers }: FakeAnswer): Response {
  const content = text ?? (body === undefined ? null : JSON.stringify(body));
  return new Response(content, { status, headers: { 'Content-Type': 'application/json', ...headers } });
}
