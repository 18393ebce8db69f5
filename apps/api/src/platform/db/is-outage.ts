import { rootOf, sqlStateOf } from './sql-state';

/** SQLSTATE classes and network errors that mean "not now": connection, shutdown, deadlock, timeouts, full disk. */
const OUTAGE_SQLSTATE = '08|40001|40P01|53|55P03|57014|57P';
const NETWORK_ERROR = 'EAI_AGAIN|ECONN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT';
const OUTAGE = new RegExp(`^(${OUTAGE_SQLSTATE}|${NETWORK_ERROR})`);
/** Messages of the driver that come without a code. */
const OUTAGE_MESSAGE = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'Connection terminated',
    'connection error and is not queryable',
  ].join('|'),
);

/** Whether a query failed because the database does not answer, or not now. */
export function isOutage(error: unknown): boolean {
  const code = sqlStateOf(error);
  return (code !== undefined && OUTAGE.test(code)) || connectionWords(error) !== undefined;
}

/** What the driver says of a lost connection, without any value of a statement; undefined of every other failure. */
export function connectionWords(error: unknown): string | undefined {
  const message: unknown = Reflect.get(Object(rootOf(error)), 'message');
  return OUTAGE_MESSAGE.exec(String(message))?.[0];
}
