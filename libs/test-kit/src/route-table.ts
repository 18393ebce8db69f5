/** A request as a fake route sees it. */
export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  /** Values of the route's `:names`, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
  readonly signal: AbortSignal;
}

/** A status (200 unless given) with a JSON body, or with a plain text. */
export interface FakeAnswer {
  readonly status?: number;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type FakeHandler = (request: FakeRequest) => FakeAnswer | Promise<FakeAnswer>;
/** A function answers; anything else is the body of a 200. */
export type FakeRoutes = Readonly<Record<string, unknown>>;

/**
 * The route of a call among keys like 'GET /auth/admin/parameters/:id'; a key without parameters wins over one with.
 * @returns the key with the decoded parameters; null when no key fits
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
