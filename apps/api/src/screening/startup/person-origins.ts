import type { Actor } from '../../audit/audit-event';
import type { FieldOrigin } from '../../platform/db/schema/startups.table';

type Origins = Readonly<Record<string, FieldOrigin>>;
type Value = string | number | null;

/**
 * Where the fields come from once a person has set some: those are the person's, and emptied ones have no origin.
 * @param before values and origins as stored
 * @param columns what the person set; null empties
 * @returns null when nothing differs: same values, and already as the person left them
 * Source: product decision 10.5.
 */
export function mergeOrigins(
  before: { values: Readonly<Record<string, unknown>>; origins: Origins },
  columns: Readonly<Record<string, Value>>,
  person: FieldOrigin,
): Record<string, FieldOrigin> | null {
  const origins = { ...before.origins };
  let isSame = true;
  for (const [column, value] of Object.entries(columns)) {
    const origin = before.origins[column];
    const isKept =
      before.values[column] === value && (value === null ? origin === undefined : origin?.by === 'person');
    if (isKept) continue;
    isSame = false;
    if (value === null) delete origins[column];
    else origins[column] = person;
  }
  return isSame ? null : origins;
}

/** Returns the origin of a value that a person set. @param now milliseconds since 1970 */
export function personOrigin({ userId }: Pick<Actor, 'userId'>, now: number): FieldOrigin {
  return { by: 'person', at: new Date(now).toISOString(), ...(userId !== null && { user_id: userId }) };
}

/** Returns the values that a row has in the columns of an edit. */
export function pickPrevious(row: object, columns: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column in columns));
}
