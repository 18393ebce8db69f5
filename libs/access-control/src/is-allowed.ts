import { canWriteInvestments, type Claims } from './claims';
import { PERMISSIONS, type OperationId, type Permission } from './permission-table';
import type { PermissionRow } from './permissions/permission-row';

const BY_OPERATION = new Map<string, Permission>(PERMISSIONS.map((row) => [row.operationId, row]));

/**
 * The row of an operation.
 * @throws Error for an id outside the table, so that a route without a row stops the start
 */
export function permissionOf(operationId: OperationId): Permission {
  const row = BY_OPERATION.get(operationId);
  if (!row) throw new Error(`No permission row for operation ${operationId}`);
  return row;
}

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
