import type { UserRow } from '../accounts/account.queries';
import { isoTimestamp } from '../../platform/time/timestamps';
import type { UserBody } from './users.schemas';

/** Returns whether an account has never had a password. */
export function isWaitingForPassword({ password_hash, must_change_password }: UserRow): boolean {
  return password_hash === null && must_change_password;
}

/** Returns the state of a person's invitation; null if the person was not invited or has set a password. */
export function invitationOf(user: UserRow, nowMs: number): UserBody['invitation'] {
  const { invited_until: until, account_status } = user;
  if (until === null || !isWaitingForPassword(user)) return null;
  const isOpen = Date.parse(until) > nowMs;
  const state = account_status === 'disabled' ? 'withdrawn' : isOpen ? 'open' : 'expired';
  return { state, until: isoTimestamp(until) };
}
