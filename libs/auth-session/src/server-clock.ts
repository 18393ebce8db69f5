import { CLOCK_OFFSET_KEY, local, readEntry, writeEntry } from './browser-storage';

/** Minimum clock difference that is stored. Smaller differences come from network delay and rounding. */
const NOTABLE_MS = 60_000;

/**
 * Stores the difference between the server's clock and the local clock. Without this correction, a fast local clock
 * would make every token look expired, and the login page would reappear endlessly.
 * @param serverMs server time of a new response (its `Date` header), in milliseconds since 1970
 * @param nowMs local time when the response arrived
 */
export function noteServerTime(serverMs: number, nowMs: number): void {
  const offset = Math.round(serverMs - nowMs);
  if (!Number.isFinite(offset)) return;
  writeEntry(local, CLOCK_OFFSET_KEY, Math.abs(offset) < NOTABLE_MS ? null : String(offset));
}

/**
 * Returns the estimated current server time, in milliseconds since 1970.
 * @param nowMs current local time, in milliseconds since 1970
 */
export function serverNow(nowMs: number): number {
  const offset = Number(readEntry(local, CLOCK_OFFSET_KEY) ?? 0);
  return Number.isFinite(offset) ? nowMs + offset : nowMs;
}
