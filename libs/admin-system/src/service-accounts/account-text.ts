import type { ServiceAccount } from '@vaglio/contract';
import { formatRelativeInside } from '@vaglio/ui';

export const ACCOUNT_ROLES = [
  { value: 'user', label: 'User' },
  { value: 'super', label: 'Super' },
  { value: 'admin', label: 'Admin' },
] as const satisfies readonly { value: ServiceAccount['role']; label: string }[];

export function roleLabel(role: ServiceAccount['role']): string {
  return ACCOUNT_ROLES.find(({ value }) => value === role)?.label ?? role;
}

/**
 * Returns the number of valid tokens and their last use, such as '2, last used 5 minutes ago' or 'None, never used'.
 */
export function tokenText(
  { tokens, last_used_at }: Pick<ServiceAccount, 'tokens' | 'last_used_at'>,
  now: Date,
): string {
  const count = tokens === 0 ? 'None' : `${tokens}`;
  return last_used_at === null
    ? `${count}, never used`
    : `${count}, last used ${formatRelativeInside(last_used_at, now)}`;
}
