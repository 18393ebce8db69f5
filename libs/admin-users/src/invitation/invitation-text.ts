import type { User } from '@vaglio/contract';

/** Invitation method: by mail, or with a link that an administrator passes on. */
export type InvitesBy = 'mail' | 'link';
export type Invitation = NonNullable<User['invitation']>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns the state of an invitation, such as 'Invited, 3 days left', 'Invited, last day', 'Invitation expired' or
 * 'Invitation withdrawn'.
 */
export function invitationText({ state, until }: Invitation, now: Date): string {
  if (state === 'withdrawn') return 'Invitation withdrawn';
  const left = Date.parse(until) - now.getTime();
  if (state === 'expired' || left <= 0) return 'Invitation expired';
  // The list's current time may be earlier than the invitation, which would add a day. An hour of tolerance prevents
  // this.
  const days = Math.max(1, Math.ceil((left - HOUR_MS) / DAY_MS));
  return days === 1 ? 'Invited, last day' : `Invited, ${days} days left`;
}
