/** Number of days for which a deleted row can be restored. */
export const RESTORABLE_DAYS = 30;

const DAY_MS = 86_400_000;

/** Returns the time at which a deleted row is purged, in milliseconds since 1970. */
export function purgeTimeOf(deletedAt: string): number {
  return new Date(deletedAt).getTime() + RESTORABLE_DAYS * DAY_MS;
}

/**
 * Returns the number of days until a deleted row is purged, rounded up; 0 if the purge is due.
 * @param now milliseconds since 1970
 */
export function daysLeft(deletedAt: string, now: number): number {
  return Math.max(0, Math.ceil((purgeTimeOf(deletedAt) - now) / DAY_MS));
}

/**
 * Returns the time limit for purging: rows that were deleted earlier are purged.
 * @param now milliseconds since 1970
 */
export function purgedBefore(now: number): string {
  return new Date(now - RESTORABLE_DAYS * DAY_MS).toISOString();
}
