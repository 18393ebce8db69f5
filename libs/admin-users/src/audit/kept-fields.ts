/** What an event kept of a state, by the path of each value: 'group.name'. A state that is no object is one 'value'. */
export type KeptFields = ReadonlyMap<string, unknown>;

/** An id, a fingerprint or a masked address: it says nothing to a reader. */
const HASH = /^(?:[\da-f]{16,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Reads a state of an event; null and undefined hold nothing. Lists are values. */
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
