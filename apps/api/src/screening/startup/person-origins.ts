import type { Actor } from '../../audit/audit-event';
import type { FieldOrigin } from '../../platform/db/schema/startups.table';

type Origins = Readonly<Record<string, FieldOrigin>>;
type Value = string | number | null;

/**
 * Returns the origins of a startup after a person has edited fields. Edited fields have the person as origin, and
 * emptied fields have no origin.
 * @param before stored values and origins
 * @param columns values that the person set; null empties a field
 * @returns null if the values and origins are unchanged
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

/** Returns the stored values of the columns that an edit changes. */
export function pickPrevious(row: object, columns: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column in columns));
}
