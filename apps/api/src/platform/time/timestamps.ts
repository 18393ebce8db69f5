/** Converts milliseconds since 1970 to ISO 8601 in UTC. */
export function toTimestamp(ms: number): string {
  return new Date(ms).toISOString();
}

/** Converts a database timestamp, which has a space instead of T, to ISO 8601 in UTC. */
export function isoTimestamp(stored: string): string;
export function isoTimestamp(stored: string | null): string | null;
export function isoTimestamp(stored: string | null): string | null {
  return stored === null ? null : new Date(stored).toISOString();
}
