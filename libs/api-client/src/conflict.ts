import { property, type Conflict, type Outcome, type Shape } from '@vaglio/contract';
import { readText } from './answer/read-text';
import { currentOf, errorText } from './error-text';

/**
 * Returns the If-Match header. With this header, the server rejects a change if the row has changed in the meantime.
 * @param version version of the row that the user saw; undefined for a server without versions, which gets no header
 */
export function ifMatch(version: number | undefined): { 'if-match'?: string } {
  return version === undefined ? {} : { 'if-match': `"${version}"` };
}

/**
 * Converts the result of a generated mutation hook to an outcome.
 * @param row shape of the row
 * @param fallback error text if the server returns no message
 */
export function outcomeOf<Row>(
  { data, error }: { readonly data?: unknown; readonly error?: unknown },
  row: Shape<Row>,
  fallback: string,
): Outcome<Row> {
  if (error === undefined) return { kind: 'done', row: row(data) ?? null };
  const conflict = conflictOf(error, row);
  return conflict ? { kind: 'stale', conflict } : { kind: 'failed', text: errorText(error, fallback) };
}

function conflictOf<Row>(failure: unknown, row: Shape<Row>): Conflict<Row> | null {
  const current = currentOf(failure, row);
  const answer = property(failure, 'data');
  return (
    current && {
      current,
      changedBy: readText(answer, 'changed_by'),
      changedAt: readText(answer, 'changed_at'),
    }
  );
}
