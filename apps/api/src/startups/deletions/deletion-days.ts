/** So long a deleted row can be restored. */
export const RESTORABLE_DAYS = 30;

const DAY_MS = 86_400_000;

/** When a row that was deleted at this time is purged, in milliseconds since 1970. */
export function purgeTimeOf(deletedAt: string): number {
  return new Date(deletedAt).getTime() + RESTORABLE_DAYS * DAY_MS;
}

/** Whole days until then, the begun one included; 0 when it is due. @param now milliseconds since 1970 */
export function daysLeft(deletedAt: string, now: number): number {
  return Math.max(0, Math.ceil((purgeTimeOf(deletedAt) - now) / DAY_MS));
}

/** Rows that were deleted before this time are purged. @param now milliseconds since 1970 */
export function purgedBefore(now: number): string {
  return new Date(now - RESTORABLE_DAYS * DAY_MS).toISOString();
}
