import { canWriteInvestments, type Claims } from './claims';
import type { PermissionRow } from './permissions/permission-row';

/**
 * Whether the holder of these claims may make the call at all. A ranked row needs
 * mayActOn or mayAssign on the target besides.
 * @param claims of the signed-in person, or null for an anonymous caller
 */
export function isAllowed({ allow }: Pick<PermissionRow, 'allow'>, claims: Claims | null): boolean {
  if (allow === 'public') return true;
  if (claims === null) return false;
  if (allow.roles.some((role) => role === claims.role)) return true;
  return allow.orScope !== undefined && canWriteInvestments(claims);
}
