import type { User } from '../endpoints.gen';

/** How this server invites people: by mail, or with a link that an administrator hands over. */
export type InvitesBy = 'mail' | 'link';
export type Invitation = NonNullable<User['invitation']>;

const DAY_MS = 24 * 3_600_000;

/** 'Invited, 3 days left', 'Invited, last day', 'Invitation expired', 'Invitation withdrawn'. */
export function invitationWords({ state, until }: Invitation, now: Date): string {
  if (state === 'withdrawn') return 'Invitation withdrawn';
  const days = Math.ceil((Date.parse(until) - now.getTime()) / DAY_MS);
  if (state === 'expired' || days <= 0) return 'Invitation expired';
  return days === 1 ? 'Invited, last day' : `Invited, ${days} days left`;
}
