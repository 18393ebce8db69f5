import { CLOCK_OFFSET_KEY, local, readEntry, writeEntry } from './browser-storage';

/** A smaller difference is network delay and rounding, not a wrong clock. */
const NOTABLE_MS = 60_000;

/**
 * Remembers how far this machine's clock is from the server's, so that a fast clock does not
 * make every token look expired and the login page return for ever.
 * @param serverMs the server's time of a fresh answer (its `Date` header), milliseconds since 1970
 * @param nowMs this machine's time then
 */
export function noteServerTime(serverMs: number, nowMs: number): void {
  const offset = Math.round(serverMs - nowMs);
  if (!Number.isFinite(offset)) return;
  writeEntry(local, CLOCK_OFFSET_KEY, Math.abs(offset) < NOTABLE_MS ? null : String(offset));
}

/** The server's present time as far as known, in milliseconds since 1970. */
export function serverNow(nowMs: number): number {
  const offset = Number(readEntry(local, CLOCK_OFFSET_KEY) ?? 0);
  return Number.isFinite(offset) ? nowMs + offset : nowMs;
}
