/**
 * Recorded values of an event's state, keyed by paths such as 'group.name'. A state that is not an object has the path
 * 'value'.
 */
export type KeptFields = ReadonlyMap<string, unknown>;

/** Id or hash, which readers cannot interpret. */
const HASH = /^(?:[\da-f]{16,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/**
 * Flattens a recorded state to a map from paths to values. Null and undefined produce no entries. A list is a single
 * value.
 */
export function readKeptFields(kept: unknown): KeptFields {
  return new Map(fieldsOf(kept, ''));
}

export function isHash(value: unknown): boolean {
  return typeof value === 'string' && HASH.test(value);
}

export function textIn(fields: KeptFields, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

export function countIn(fields: KeptFields, name: string): number {
  const value = fields.get(name);
  return typeof value === 'number' ? value : 0;
}

function fieldsOf(kept: unknown, path: string): [string, unknown][] {
  if (kept === null || kept === undefined) return [];
  if (typeof kept !== 'object' || Array.isArray(kept)) return [[path || 'value', kept]];
  return Object.entries(kept).flatMap(([name, inner]) =>
    fieldsOf(inner, path === '' ? name : `${path}.${name}`),
  );
}
