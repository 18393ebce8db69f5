import { property, type Shape } from '@vaglio/contract';
import { readText } from './answer/read-text';
import { currentOf, errorText } from './error-text';

/** A change that came too late. */
export interface Conflict<Row> {
  /** The row as it now is. */
  readonly current: Row;
  /** The name of the person who changed it last; null where the server does not say. */
  readonly changedBy: string | null;
  /** When, in ISO 8601; null where the server does not say. */
  readonly changedAt: string | null;
}

/** What became of a change of one row. */
export type Outcome<Row> =
  /** `row` as the server answered it; null where it answered none. */
  | { readonly kind: 'done'; readonly row: Row | null }
  | { readonly kind: 'stale'; readonly conflict: Conflict<Row> }
  | { readonly kind: 'failed'; readonly text: string };

/**
 * The header by which a server refuses a change of a row that was changed meanwhile.
 * @param version of the row as the person saw it; none for a server that does not count changes, which gets no header
 */
export function ifMatch(version: number | undefined): { 'if-match'?: string } {
  return version === undefined ? {} : { 'if-match': `"${version}"` };
}

/**
 * What became of a change, from the answer of a generated hook.
 * @param row the shape of the row
 * @param fallback the text of a failure for which the server has none
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
