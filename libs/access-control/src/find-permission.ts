import type { PermissionRow } from './permissions/permission-row';

/**
 * Returns the permission row of an operation. It searches only the given rows, so that a page does not load the full
 * table.
 * @throws Error for an unknown id
 */
export function findPermission<Row extends PermissionRow>(
  rows: readonly Row[],
  operationId: Row['operationId'],
): PermissionRow {
  const row = rows.find((one) => one.operationId === operationId);
  if (!row) throw new Error(`No permission row for operation ${operationId}`);
  return row;
}
