/** Change that the server rejected because another user had changed the row in the meantime. */
export interface Conflict<Row> {
  /** Current row on the server. */
  readonly current: Row;
  /** Name of the user who last changed the row; null if the server does not return it. */
  readonly changedBy: string | null;
  /** Time of the last change in ISO 8601; null if the server does not return it. */
  readonly changedAt: string | null;
}

/** Result of a change to one row. `outcomeOf` in api-client converts a response to an outcome. */
export type Outcome<Row> =
  /** `row` is the row in the response; null if the response contains no row. */
  | { readonly kind: 'done'; readonly row: Row | null }
  | { readonly kind: 'stale'; readonly conflict: Conflict<Row> }
  | { readonly kind: 'failed'; readonly text: string };
