/** Milliseconds since 1970 as ISO 8601 in UTC. */
export function toTimestamp(ms: number): string {
  return new Date(ms).toISOString();
}

/** A timestamp of the database, which has a blank in the middle, as ISO 8601 in UTC. */
export function isoTimestamp(stored: string): string;
export function isoTimestamp(stored: string | null): string | null;
export function isoTimestamp(stored: string | null): string | null {
  return stored === null ? null : new Date(stored).toISOString();
}
