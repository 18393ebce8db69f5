import { isRole, rankOf } from '@vaglio/access-control';
import type { User } from '@vaglio/contract';

/** The roles of an account as the server names them, the strongest first; [] when the server returns none. */
export function rolesOf({ role }: Pick<User, 'role'>): readonly string[] {
  return role
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .sort((a, b) => strength(b) - strength(a));
}

/** The one role that an account is edited with, its strongest; '' when the server returns none. */
export function roleOf(user: Pick<User, 'role'>): string {
  return rolesOf(user)[0] ?? '';
}

/**
 * The status of an account: 'active', 'must change password', 'locked', 'held by codes', 'disabled', or another of the server's.
 * @returns null when the server returns none
 */
export function statusOf({
  accountStatus,
  held_by_codes,
}: Pick<User, 'accountStatus' | 'held_by_codes'>): string | null {
  const status = accountStatus.trim().replaceAll('_', ' ').toLowerCase();
  if (status === 'active' && held_by_codes === true) return 'held by codes';
  return status === '' ? null : status;
}

function strength(role: string): number {
  return isRole(role) ? rankOf(role) : 0;
}
