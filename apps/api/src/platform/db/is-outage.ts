import { rootOf, sqlStateOf } from './sql-state';

/**
 * SQLSTATE classes and network errors that indicate a temporary outage: connection, shutdown, deadlock, timeout, full
 * disk.
 */
const OUTAGE_SQLSTATE = '08|40001|40P01|53|55P03|57014|57P';
const NETWORK_ERROR = 'EAI_AGAIN|ECONN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT';
const OUTAGE = new RegExp(`^(${OUTAGE_SQLSTATE}|${NETWORK_ERROR})`);
/** Driver error messages that have no error code. */
const OUTAGE_MESSAGE = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'Connection terminated',
    'connection error and is not queryable',
  ].join('|'),
);

/** Returns whether a query failed because the database is temporarily unavailable. */
export function isOutage(error: unknown): boolean {
  const code = sqlStateOf(error);
  return (code !== undefined && OUTAGE.test(code)) || connectionError(error) !== undefined;
}

/**
 * Returns the driver's message about a lost connection, without values from the statement; undefined for other errors.
 */
export function connectionError(error: unknown): string | undefined {
  const message: unknown = Reflect.get(Object(rootOf(error)), 'message');
  return OUTAGE_MESSAGE.exec(String(message))?.[0];
}
