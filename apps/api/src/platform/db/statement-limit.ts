const SETS_LIMIT = /\bset (local )?statement_timeout = '?(\d+)\s*(ms|s|min)?'?/i;
const ENDS_TRANSACTION = /^(?:commit|rollback)(?:\s*;)?$/i;
const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, min: 60_000 };

/** How long the database may take for a statement, in milliseconds; 0 is without limit, as in PostgreSQL. */
export type StatementLimit = {
  readonly ofSession: number;
  /** Of the transaction under way. */
  readonly local: number | null;
};

/**
 * The limit that holds after a statement was sent, read from its text: work that allows itself more time says so to the
 * database (`set local statement_timeout = '30s'`), and needs no second word for the client.
 */
export function limitAfter(text: string, limit: StatementLimit): StatementLimit {
  if (ENDS_TRANSACTION.test(text.trim())) return { ...limit, local: null };
  const [, isLocal, number, unit = 'ms'] = SETS_LIMIT.exec(text) ?? [];
  if (number === undefined) return limit;
  const ms = Number(number) * (UNIT_MS[unit.toLowerCase()] ?? 1);
  return isLocal === undefined ? { ofSession: ms, local: null } : { ...limit, local: ms };
}

/**
 * How long the database may take for a statement itself, in milliseconds. What ends a transaction has its limit to the last:
 * a commit waits until all that was written is on the disk.
 * @param before the limit when it was sent, and `after` what it leaves
 */
export function limitOfStatement(before: StatementLimit, after: StatementLimit): number {
  return after.local ?? before.local ?? after.ofSession;
}
