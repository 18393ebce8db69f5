import type { User } from '@vaglio/contract';

/** How this server invites people: by mail, or with a link that an administrator hands over. */
export type InvitesBy = 'mail' | 'link';
export type Invitation = NonNullable<User['invitation']>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** 'Invited, 3 days left', 'Invited, last day', 'Invitation expired', 'Invitation withdrawn'. */
export function invitationText({ state, until }: Invitation, now: Date): string {
  if (state === 'withdrawn') return 'Invitation withdrawn';
  const left = Date.parse(until) - now.getTime();
  if (state === 'expired' || left <= 0) return 'Invitation expired';
  // A list that was opened just before the invitation would count a day more.
  const days = Math.max(1, Math.ceil((left - HOUR_MS) / DAY_MS));
  return days === 1 ? 'Invited, last day' : `Invited, ${days} days left`;
}
