import { PERMISSIONS, type OperationId, type Permission } from './permission-table';

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
