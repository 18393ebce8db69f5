/** A field that an event changed, in words; null where there was or is nothing. */
export interface FieldDifference {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * What differs between the two states that an event kept, field by field; fields inside others are named by their
 * path. A field that is alike in both is left out.
 */
export function differencesOf(before: unknown, after: unknown): readonly FieldDifference[] {
  const was = new Map(fieldsOf(before, ''));
  const is = new Map(fieldsOf(after, ''));
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? null, after: is.get(field) ?? null }))
    .filter((difference) => difference.before !== difference.after);
}

/** The same on one line: 'value 1 → 2, note –'. */
export function differenceLine(before: unknown, after: unknown): string {
  return differencesOf(before, after)
    .map(({ field, before: was, after: is }) =>
      was === null ? `${field} ${is ?? ''}` : `${field} ${was} → ${is ?? '–'}`,
    )
    .join(', ');
}

function fieldsOf(value: unknown, path: string): [string, string][] {
  if (value === null || value === undefined) return [];
  if (typeof value !== 'object' || Array.isArray(value)) return [[path || 'value', textOf(value)]];
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldsOf(inner, path === '' ? name : `${path}.${name}`),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
