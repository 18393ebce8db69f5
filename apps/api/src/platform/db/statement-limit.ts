const SETS_LIMIT = /\bset (local )?statement_timeout = '?(\d+)\s*(ms|s|min)?'?/i;
const ENDS_TRANSACTION = /^(?:commit|rollback)(?:\s*;)?$/i;
const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000 };

/** Statement timeout of a connection, in milliseconds. 0 means unlimited, as in PostgreSQL. */
export type StatementLimit = {
  readonly ofSession: number;
  /** Timeout that `set local` sets for the current transaction; null if it is not set. */
  readonly local: number | null;
};

/**
 * Returns the timeout after a statement, based on the text of the statement. If a statement changes the timeout in the
 * database (`set local statement_timeout = '30s'`), the timeout of the client changes too.
 */
export function limitAfter(text: string, limit: StatementLimit): StatementLimit {
  if (ENDS_TRANSACTION.test(text.trim())) return { ...limit, local: null };
  const [, isLocal, number, unit = 'ms'] = SETS_LIMIT.exec(text) ?? [];
  if (number === undefined) return limit;
  const ms = Number(number) * (UNIT_MS[unit.toLowerCase()] ?? 1);
  return isLocal === undefined ? { ofSession: ms, local: null } : { ...limit, local: ms };
}

/**
 * Returns the timeout that applies to a statement, in milliseconds. The local timeout still applies to the end of a
 * transaction, because a commit waits until all data is on disk.
 * @param before timeout before the statement
 * @param after timeout after the statement
 */
export function limitOfStatement(before: StatementLimit, after: StatementLimit): number {
  return after.local ?? before.local ?? after.ofSession;
}
