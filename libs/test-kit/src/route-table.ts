/** Request that a fake route receives. */
export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  /** Decoded values of the `:names` in the route. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Parsed JSON body, or undefined without a body. */
  readonly body: unknown;
  readonly signal: AbortSignal;
}

/** Response with a status (by default 200) and a JSON body or a plain text. */
export interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type FakeHandler = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>;
/**
 * Responses, keyed by route. A function returns a response. Any other value is the body of a response with status 200.
 */
export type FakeRoutes = Readonly<Record<string, unknown>>;

/**
 * Finds the route of a request among keys such as 'GET /auth/admin/parameters/:id'. A key without parameters takes
 * precedence.
 * @returns the key with the decoded parameters, or null if no key matches
 */
export function matchRoute(
  keys: readonly string[],
  method: string,
  path: string,
): { key: string; params: Record<string, string> } | null {
  for (const key of [...keys].sort((a, b) => Number(a.includes(':')) - Number(b.includes(':')))) {
    const params = matchKey(key, `${method} ${path}`);
    if (params) return { key, params };
  }
  return null;
}

function matchKey(key: string, call: string): Record<string, string> | null {
  const wanted = key.split('/');
  const given = call.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}
