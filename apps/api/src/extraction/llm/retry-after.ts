/**
 * How long a server asks to wait, in seconds or until a date.
 * @param now milliseconds since 1970
 * @returns milliseconds; null where it asks for nothing that can be read
 */
export function readRetryAfter(headers: Headers | undefined, now: number): number | null {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (Number.isFinite(milliseconds) && milliseconds >= 0) return milliseconds;
  const text = headers?.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1_000;
  const date = text === '' ? Number.NaN : Date.parse(text);
  return Number.isFinite(date) ? Math.max(0, date - now) : null;
}
