import type { PermissionRow } from './permissions/permission-row';

/**
 * The row of an operation among those of its noun: a page that asks for one row does not load the whole table.
 * @throws Error for an id that is not among them
 */
export function permissionAmong<Row extends PermissionRow>(
  rows: readonly Row[],
  operationId: Row['operationId'],
): PermissionRow {
  const row = rows.find((one) => one.operationId === operationId);
  if (!row) throw new Error(`No permission row for operation ${operationId}`);
  return row;
}
