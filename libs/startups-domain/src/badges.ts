import { isFlagSet, type Flag } from './flags';

/** 'New' from the first appearance in the score threshold. Source: spec §9. */
export const NEW_FOR_DAYS = 10;
/** 'Recently updated' from the last update. */
const UPDATED_FOR_DAYS = 7;

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/** Flags that show on a card, in the order of the specification. */
const FLAG_BADGES = [
  { flag: 'email_sent', badge: 'Contacted' },
  { flag: 'interested', badge: 'Investment' },
  { flag: 'create_contract', badge: 'Contract' },
  { flag: 'rejected', badge: 'Rejected' },
] as const satisfies readonly { flag: Flag; badge: string }[];

export type Badge = 'New' | 'Recently updated' | (typeof FLAG_BADGES)[number]['badge'];

/** What badges are made of; any startup has it. */
export type BadgeSource = Readonly<{
  /** ISO date-time of the first appearance in the score threshold */
  firstTime_appear_inscore?: string | Date | null;
  /** ISO date-time */
  created_at?: string | Date | null;
  /** ISO date-time of the last news or change of a fact; that of the creation while there was none */
  updated_at?: string | Date | null;
}> &
  Readonly<Partial<Record<Flag, number | boolean | null>>>;

/**
 * Badges of a card: 'New' for 10 days, otherwise 'Recently updated' for 7, the last instant
 * included, unless it is as it was created; then one for each flag that shows.
 * @param startup a missing or unreadable date gives no badge; a date ahead of `now` (two
 *   clocks) counts as just now
 * Source: spec §2 and §4, badges.
 */
export function badgesOf(startup: BadgeSource, now: Date): Badge[] {
  const flags = FLAG_BADGES.filter(({ flag }) => isFlagSet(startup[flag])).map(({ badge }) => badge);
  if (now.getTime() <= newUntil(startup)) return ['New', ...flags];
  if (isUpdated(startup) && ageInDays(startup.updated_at, now) <= UPDATED_FOR_DAYS)
    return ['Recently updated', ...flags];
  return flags;
}

/** The last instant at which a startup is 'New', in milliseconds since 1970; -Infinity where it never was. */
export function newUntil({ firstTime_appear_inscore: since }: BadgeSource): number {
  const from = since === null || since === undefined ? NaN : new Date(since).getTime();
  return Number.isNaN(from) ? -Infinity : from + NEW_FOR_DAYS * MS_PER_DAY;
}

/** Whether anything came after the creation; without its date every update counts. */
function isUpdated({ created_at, updated_at }: BadgeSource): boolean {
  return !created_at || !updated_at || new Date(created_at).getTime() !== new Date(updated_at).getTime();
}

/** Days since a timestamp, with fractions; Infinity when it is missing or unreadable. */
function ageInDays(timestamp: string | Date | null | undefined, now: Date): number {
  if (timestamp === null || timestamp === undefined) return Infinity;
  const age = (now.getTime() - new Date(timestamp).getTime()) / MS_PER_DAY;
  return Number.isNaN(age) ? Infinity : age;
}
