/** Whatever a server asks for, it is asked again after a day. */
const LONGEST_RETRY_AFTER_MS = 24 * 3_600_000;
/** Dates begin with the name of a day; without this check other texts would be read as dates. */
const HTTP_DATE = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i;

/**
 * Reads a Retry-After header: seconds, with decimals from some servers of models, or a date.
 * @param value of the header, null for none
 * @param now milliseconds since 1970
 * @returns milliseconds from now, from 0 to a day; null when there is no header or it cannot be read
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
