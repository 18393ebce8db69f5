import type { Route } from './calls.gen';
import { isRunning, waitBefore } from './repetition';
import { requestOf, type Given } from './request-of';

export interface ClientOptions {
  /** Of the installation, such as https://vaglio.example, with its path if it has one. */
  readonly address: string;
  /** `vgl_…`: of a person (Profile) or a service account (Settings). */
  readonly token: string;
  /** How often a call is repeated; 3 unless said otherwise. */
  readonly retries?: number;
  /**
   * How long one attempt may take, of a file until it begins, and how long a POST that the server still carries out is
   * waited for; a minute unless said otherwise.
   */
  readonly timeoutMs?: number;
  /** What replaces the network and the clock in a test. */
  readonly fetch?: typeof fetch;
  readonly sleep?: (ms: number) => Promise<void>;
}

/** What a call was answered. */
export interface Answered {
  readonly answer: Response;
  /** The body; null of a file, which the caller reads. */
  readonly text: string | null;
}

/**
 * One request, and its repetitions; each has the same key. A redirect is not followed: it would be to another
 * installation than the one that the token is for.
 * @throws what `fetch` throws when no server answers
 */
export async function send(options: ClientOptions, route: Route, given: Given): Promise<Answered> {
  const { address, token, retries = 3, timeoutMs = 60_000, sleep = sleepFor } = options;
  const { url, init } = requestOf(address, route, given);
  // Made before the first attempt: what no request can carry is no failure of the network.
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

/** One attempt with its whole answer; a file may take longer than the attempt, once it has begun. */
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
