import { tooManyRequests } from '../../platform/http/errors/errors';

const WINDOW_MS = 60_000;
const TOO_MANY = 'Too many calls with this token. Please wait a moment and try again.';
/** Maximum number of tracked tokens. Few installations use so many within a minute. */
const MAX_TOKENS = 10_000;

/**
 * Counts the requests of each token in this process, in windows of one minute.
 * @param most maximum number of requests per token and window
 * @returns a function that counts a request.
 * @throws Refusal 429 beyond the limit
 */
export function callLimit(most: number) {
  const windows = new Map<string, { calls: number; endsAt: number }>();
  return (id: string, nowMs: number): void => {
    const known = windows.get(id);
    const window = known && known.endsAt > nowMs ? known : { calls: 0, endsAt: nowMs + WINDOW_MS };
    window.calls += 1;
    windows.delete(id);
    windows.set(id, window);
    const [oldest] = windows.keys();
    if (windows.size > MAX_TOKENS && oldest !== undefined) windows.delete(oldest);
    if (window.calls > most) throw tooManyRequests(TOO_MANY, Math.ceil((window.endsAt - nowMs) / 1000));
  };
}
