/** A change that came too late, because another person changed the row meanwhile. */
interface Conflict<Row> {
  /** The row as it now is. */
  readonly current: Row;
  /** Who changed it last; null where it is not known. */
  readonly changedBy: string | null;
  /** When, in ISO 8601; null where it is not known. */
  readonly changedAt: string | null;
}

/** What became of a change of one row; `outcomeOf` of api-client makes it from an answer. */
export type Outcome<Row> =
  | { readonly kind: 'done'; readonly row: Row | null }
  | { readonly kind: 'stale'; readonly conflict: Conflict<Row> }
  | { readonly kind: 'failed'; readonly text: string };

/** A conflict with the row that the person saw. */
export interface SeenConflict<Row> extends Conflict<Row> {
  readonly seen: Row;
}

/** A conflict of a form, with both answers to it. Either keeps what only one of both changed. */
export interface FormConflict<Row> extends SeenConflict<Row> {
  /** Saves what was typed over the row as it now is. */
  readonly keepMine: () => void;
  /** Takes over what the other person changed. */
  readonly takeTheirs: () => void;
}

/** A row that may count its changes. */
export interface Versioned {
  readonly version?: number | undefined;
}

/** The fields of a row as people read them, by label; '' for an empty one. */
export type FieldTexts = Readonly<Record<string, string>>;

/** One field that another person changed. */
export interface Difference {
  readonly label: string;
  readonly seen: string;
  readonly now: string;
  /** What the person entered; null where they left the field as it was. */
  readonly mine: string | null;
}

/**
 * What another person changed meanwhile, in the order of the labels.
 * @param seen the row as it was when the change began
 * @param mine what the person entered, of the labels that they could change
 */
export function differencesOf(
  seen: FieldTexts,
  now: FieldTexts,
  mine: FieldTexts = {},
): readonly Difference[] {
  return Object.keys({ ...seen, ...now })
    .map((label) => ({ label, seen: seen[label] ?? '', now: now[label] ?? '', mine: mine[label] ?? null }))
    .filter((field) => field.seen !== field.now)
    .map((field) => ({ ...field, mine: field.mine === field.seen ? null : field.mine }));
}

/**
 * The values of a form over the row as it now is: what only one of both changed stays changed.
 * @param winner whose value counts for a field that both changed
 */
export function mergeValues<Values extends object>(
  { mine, seen, now }: { readonly mine: Values; readonly seen: Values; readonly now: Values },
  winner: 'mine' | 'theirs',
): Values {
  const read = (values: Values) => new Map<string, unknown>(Object.entries(values));
  const [before, after] = [read(seen), read(now)];
  const isSame = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other);
  const merged = Object.entries(mine).map(([field, value]: [string, unknown]) => {
    const isTheirs = !isSame(before.get(field), after.get(field));
    const isMine = !isSame(value, before.get(field));
    return [field, isTheirs && (winner === 'theirs' || !isMine) ? after.get(field) : value];
  });
  return { ...mine, ...Object.fromEntries(merged) };
}
