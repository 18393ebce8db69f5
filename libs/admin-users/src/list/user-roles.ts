import { isRole, rankOf } from '@vaglio/access-control';
import type { User } from '@vaglio/contract';

/** Returns the roles of an account, highest role first. If the server returns no role, the result is []. */
export function rolesOf({ role }: Pick<User, 'role'>): readonly string[] {
  return role
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .sort((a, b) => strength(b) - strength(a));
}

/** Returns the highest role of an account, which the form edits. If the server returns no role, the result is ''. */
export function roleOf(user: Pick<User, 'role'>): string {
  return rolesOf(user)[0] ?? '';
}

/**
 * Returns the status of an account: 'active', 'must change password', 'locked', 'locked by wrong codes', 'disabled' or another
 * status that the server returns.
 * @returns null if the server returns no status
 */
export function statusOf({
  accountStatus,
  held_by_codes,
}: Pick<User, 'accountStatus' | 'held_by_codes'>): string | null {
  const status = accountStatus.trim().replaceAll('_', ' ').toLowerCase();
  if (status === 'active' && held_by_codes === true) return 'locked by wrong codes';
  return status === '' ? null : status;
}

function strength(role: string): number {
  return isRole(role) ? rankOf(role) : 0;
}
