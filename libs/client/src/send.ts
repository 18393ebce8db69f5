import type { Route } from './calls.gen';
import { isRunning, waitBefore } from './repetition';
import { requestOf, type Given } from './request-of';

export interface ClientOptions {
  /** Address of the installation, such as https://vaglio.example, including its base path. */
  readonly address: string;
  /** API token (`vgl_…`) of a user (created in Profile) or of a service account (created in Settings). */
  readonly token: string;
  /** Maximum number of repetitions of a call, by default 3. */
  readonly retries?: number;
  /**
   * Timeout of an attempt, by default one minute. For a file, it ends when the file starts. It also limits how long the
   * client waits for a POST that the server is still processing.
   */
  readonly timeoutMs?: number;
  /** Replacements for the network and the clock in tests. */
  readonly fetch?: typeof fetch;
  readonly sleep?: (ms: number) => Promise<void>;
}

/** Response to a call, with its body. */
export interface Answered {
  readonly answer: Response;
  /** Response body. null for a file, which the caller reads. */
  readonly text: string | null;
}

/**
 * Sends a request and repeats it if necessary. All repetitions have the same idempotency key. Redirects are not
 * followed, because they would send the token to another installation.
 * @throws the error of `fetch` if no server responds
 */
export async function send(options: ClientOptions, route: Route, given: Given): Promise<Answered> {
  const { address, token, retries = 3, timeoutMs = 60_000, sleep = sleepFor } = options;
  const { url, init } = requestOf(address, route, given);
  // The headers are created before the first attempt, so that an invalid header does not count as a network failure.
  const headers = new Headers({
    ...init.headers,
    authorization: `Bearer ${token}`,
    ...(route.hasKey && { 'idempotency-key': crypto.randomUUID() }),
  });
  const ask = () => attemptOf(options, route, url, { ...init, headers, redirect: 'manual' });
  for (let attempt = 1, waitedMs = 0; ;) {
    const outcome = await ask().catch((failure: unknown) => ({ failure }));
    const answer = 'failure' in outcome ? null : outcome.answer;
    const runs = retries > 0 && isRunning(route, answer);
    const isLast = runs ? waitedMs >= timeoutMs : attempt > retries;
    const wait = isLast ? null : waitBefore(route, answer, attempt);
    if (wait === null) {
      if ('failure' in outcome) throw outcome.failure;
      return outcome;
    }
    if (runs) waitedMs += wait;
    else attempt += 1;
    await sleep(wait);
  }
}

/** Sends a single request and reads the whole response. A file may take longer than the timeout once it has started. */
async function attemptOf(
  { fetch: ask = fetch, timeoutMs = 60_000 }: ClientOptions,
  { isFile }: Route,
  url: string,
  init: RequestInit,
): Promise<Answered> {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException('No answer in time.', 'TimeoutError')),
    timeoutMs,
  );
  try {
    const answer = await ask(url, { ...init, signal: limit.signal });
    return { answer, text: isFile && answer.ok ? null : await answer.text() };
  } finally {
    clearTimeout(timer);
  }
}

function sleepFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
