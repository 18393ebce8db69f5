import {
  matchRoute,
  type FakeAnswer,
  type FakeHandler,
  type FakeRequest,
  type FakeRoutes,
} from './route-table';

export interface FakeApi {
  /** All received requests, in order. */
  readonly calls: readonly FakeRequest[];
  /**
   * Returns the requests to a route.
   * @param key key of the route
   */
  readonly callsOf: (key: string) => readonly FakeRequest[];
  /** Adds or replaces routes. */
  readonly answer: (routes: FakeRoutes) => void;
}

const realFetch = globalThis.fetch;
let unlisted: string[] = [];

/** Removes the fake server and stored data. It fails the test if there was an unlisted request. */
function endFakeApi(): void {
  globalThis.fetch = realFetch;
  localStorage.clear();
  sessionStorage.clear();
  const missing = unlisted;
  unlisted = [];
  if (missing.length > 0) throw new Error(`calls that the fake api does not list: ${missing.join(', ')}`);
}

// Stories run in a browser without `afterEach`. There, the next story replaces the server.
if (typeof afterEach === 'function') afterEach(endFakeApi);

/** Route handler that never responds. The request ends when the caller aborts it. */
export const unanswered: FakeHandler = ({ signal }) =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Route handler that causes a network error. */
export const unreachable: FakeHandler = () => Promise.reject(new TypeError('Failed to fetch'));

/** Returns a route handler that responds with an error message. */
export const failing =
  (error: string, status = 503): FakeHandler =>
  () => ({ status, body: { error } });

/**
 * Returns a route handler for changes of a row that Wanda Keller has changed since it was listed. It rejects requests
 * that do not have the current version in If-Match.
 */
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

/** Route handler for a route that the server does not support. */
export const notOffered: FakeHandler = failing('Not found', 404);

/**
 * Replaces `fetch` with a fake server until the test ends, or until the next fake server. An unlisted request fails the
 * test.
 * @param routes values, keyed by 'METHOD /path/:name': the body of a response with status 200, or
 *   `(request) => ({ status, body })`, `unanswered`, `unreachable`
 * @param onUnlisted receives an unlisted request, as 'METHOD /path'
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

/** Parses a JSON body. Other content is returned unchanged. */
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
