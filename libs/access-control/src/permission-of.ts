import { PERMISSIONS, type OperationId, type Permission } from './permission-table';

const BY_OPERATION = new Map<string, Permission>(PERMISSIONS.map((row) => [row.operationId, row]));

/**
 * Returns the permission row of an operation.
 * @throws Error for an unknown id, so that the server does not start with a route without a permission row
 */
export function permissionOf(operationId: OperationId): Permission {
  const row = BY_OPERATION.get(operationId);
  if (!row) throw new Error(`No permission row for operation ${operationId}`);
  return row;
}
