/** Request that the fake server received. */
export interface SeenCall {
  readonly path: string;
  readonly method: string;
  readonly headers: Headers;
  readonly credentials: RequestCredentials;
  readonly body: unknown;
}

export interface Answer {
  readonly status?: number;
  readonly data?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Replaces `fetch` with a fake that records each request and responds unless the request is aborted first. A `null`
 * response simulates a network error.
 */
export function fakeServer(answer: (call: SeenCall) => Answer | null | Promise<Answer | null>) {
  const calls: SeenCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const { method, headers, credentials } = request;
    const call = {
      path: pathname + search,
      method,
      headers,
      credentials,
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(call);
    const {
      status = 200,
      data,
      text: plain,
      headers: sent,
    } = (await Promise.race([answer(call), aborted(request)])) ?? failConnection();
    const content = plain ?? (data === undefined ? null : JSON.stringify(data));
    return new Response(content, { status, headers: { ...sent } });
  });
  return calls;
}

function aborted({ signal }: Request): Promise<never> {
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

function failConnection(): never {
  throw new TypeError('Failed to fetch');
}

/** Returns an unsigned token that contains the given user name. */
export function aToken(name: string): string {
  const payload = { exp: Math.floor(Date.now() / 1000) + 3600, sub: '7', role: 'user', name };
  return `e30.${btoa(JSON.stringify(payload))}.x`;
}
