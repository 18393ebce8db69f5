/** Maximum delay that is accepted: one day. */
const LONGEST_RETRY_AFTER_MS = 24 * 3_600_000;
/** HTTP dates begin with the name of a weekday. Without this check, other texts would also be parsed as dates. */
const HTTP_DATE = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;

/**
 * Parses a Retry-After header: a date, or seconds. Some model servers send seconds with decimals.
 * @param value value of the header; null if it is missing
 * @param now milliseconds since 1970
 * @returns milliseconds from now, between 0 and one day; null if the header is missing or invalid
 * Source: RFC 9110, 10.2.3.
 */
export function readRetryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? '';
  const ms = /^\d+(\.\d+)?$/.test(text)
    ? Number(text) * 1000
    : HTTP_DATE.test(text)
      ? Date.parse(text) - now
      : Number.NaN;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), LONGEST_RETRY_AFTER_MS);
}
