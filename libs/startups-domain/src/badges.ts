import { isFlagSet, type Flag } from './flags';

/** Number of days for which a startup is 'New' after it first reaches the score threshold. Source: spec §9. */
export const NEW_FOR_DAYS = 10;
/** Number of days for which a startup is 'Recently updated' after its last update. */
const UPDATED_FOR_DAYS = 7;

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Flags that are badges on a card, in the order of the specification. */
const FLAG_BADGES = [
  { flag: 'email_sent', badge: 'Contacted' },
  { flag: 'interested', badge: 'Investment' },
  { flag: 'create_contract', badge: 'Contract' },
  { flag: 'rejected', badge: 'Rejected' },
] as const satisfies readonly { flag: Flag; badge: string }[];

export type Badge = 'New' | 'Recently updated' | (typeof FLAG_BADGES)[number]['badge'];

/** Fields that determine the badges. */
export type BadgeSource = Readonly<{
  /** ISO timestamp of the first appearance above the score threshold */
  firstTime_appear_inscore?: string | Date | null;
  /** ISO timestamp */
  created_at?: string | Date | null;
  /** ISO timestamp of the last news or fact change; the creation time if there is neither */
  updated_at?: string | Date | null;
}> &
  Readonly<Partial<Record<Flag, number | boolean | null>>>;

/**
 * Returns the badges of a card. A startup is 'New' for 10 days, otherwise 'Recently updated' for 7 days after a change.
 * Both periods include their last instant. Each set flag adds another badge.
 * @param startup a missing or unreadable date gives no badge; a date after `now` (clock difference) counts as `now`
 * Source: spec §2 and §4, badges.
 */
export function badgesOf(startup: BadgeSource, now: Date): Badge[] {
  const flags = FLAG_BADGES.filter(({ flag }) => isFlagSet(startup[flag])).map(({ badge }) => badge);
  if (now.getTime() <= newUntil(startup)) return ['New', ...flags];
  if (isUpdated(startup) && ageInDays(startup.updated_at, now) <= UPDATED_FOR_DAYS)
    return ['Recently updated', ...flags];
  return flags;
}

/** Returns the last instant at which a startup is 'New', in milliseconds since 1970; -Infinity if it never was. */
export function newUntil({ firstTime_appear_inscore: since }: BadgeSource): number {
  const from = since === null || since === undefined ? NaN : new Date(since).getTime();
  return Number.isNaN(from) ? -Infinity : from + NEW_FOR_DAYS * MS_PER_DAY;
}

/** Returns true if the last update is later than the creation. Without a creation date, every update counts. */
function isUpdated({ created_at, updated_at }: BadgeSource): boolean {
  return !created_at || !updated_at || new Date(created_at).getTime() !== new Date(updated_at).getTime();
}

/**
 * Returns the number of days since a timestamp, including fractions; Infinity if the timestamp is missing or
 * unreadable.
 */
function ageInDays(timestamp: string | Date | null | undefined, now: Date): number {
  if (timestamp === null || timestamp === undefined) return Infinity;
  const age = (now.getTime() - new Date(timestamp).getTime()) / MS_PER_DAY;
  return Number.isNaN(age) ? Infinity : age;
}
