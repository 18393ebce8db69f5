import type { UserRow } from '../accounts/account.queries';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { UserBody } from './users.schemas';

/** Whether nobody has ever had a password of the account. */
export function isWaitingForPassword({ password_hash, must_change_password }: UserRow): boolean {
  return password_hash === null && must_change_password;
}

/** How it is with a person's invitation; null for who was not invited, or has chosen a password. */
export function invitationOf(user: UserRow, nowMs: number): UserBody['invitation'] {
  const { invited_until: until, account_status } = user;
  if (until === null || !isWaitingForPassword(user)) return null;
  const isOpen = Date.parse(until) > nowMs;
  const state = account_status === 'disabled' ? 'withdrawn' : isOpen ? 'open' : 'expired';
  return { state, until: isoTimestamp(until) };
}
