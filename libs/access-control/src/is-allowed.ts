import { canWriteInvestments, type Claims } from './claims';
import type { PermissionRow } from './permissions/permission-row';

/**
 * Returns true if the caller may use the operation. For a row with `rank`, the handler must also check `mayActOn` or
 * `mayAssign` for the target.
 * @param claims claims of the signed-in user, or null for an anonymous caller
 */
export function isAllowed({ allow }: Pick<PermissionRow, 'allow'>, claims: Claims | null): boolean {
  if (allow === 'public') return true;
  if (claims === null) return false;
  if (allow.roles.some((role) => role === claims.role)) return true;
  return allow.orScope !== undefined && canWriteInvestments(claims);
}
