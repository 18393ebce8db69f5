import type { Conflict } from '@vaglio/contract';

/** Conflict together with the row that the user saw. */
export interface SeenConflict<Row> extends Conflict<Row> {
  readonly seen: Row;
}

/** Conflict of a form, with its two resolutions. Both resolutions keep changes to fields that only one user changed. */
export interface FormConflict<Row> extends SeenConflict<Row> {
  /** Saves the typed values to the current row. */
  readonly keepMine: () => void;
  /** Replaces the typed values with the other user's changes. */
  readonly takeTheirs: () => void;
}

/** Row that may have a version number. */
export interface Versioned {
  readonly version?: number | undefined;
}

/** Field texts of a row, keyed by label. An empty field is ''. */
export type FieldTexts = Readonly<Record<string, string>>;

/** Field that another user has changed. */
export interface Difference {
  readonly label: string;
  readonly seen: string;
  readonly now: string;
  /** Value that the user entered; null if the user left the field unchanged. */
  readonly mine: string | null;
}

/**
 * Returns the fields that another user has changed in the meantime, in label order.
 * @param seen row that the user saw
 * @param mine values that the user entered, keyed by the labels of the editable fields
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
 * Merges form values with the current row. If only one user changed a field, that change is kept.
 * @param winner user whose value is kept in fields that both users changed
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
