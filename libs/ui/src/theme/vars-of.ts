/** Names of nested CSS variables: '' for a single one, a number for a list of this length, names apart by spaces. */
export type VarNames = string | number | { readonly [name: string]: VarNames };

/**
 * The object of `var(…)` that MUI's components and `sx` read colours from.
 * @param names as theme-data.gen.ts lists them
 * @param prefix of the CSS variables, '--mui'
 */
export function varsOf(names: VarNames, prefix: string): unknown {
  const one = (name: string | number) => `var(${prefix}-${name})`;
  if (names === '') return `var(${prefix})`;
  if (typeof names === 'string') return Object.fromEntries(names.split(' ').map((name) => [name, one(name)]));
  if (typeof names === 'number') return Array.from({ length: names }, (_, place) => one(place));
  return Object.fromEntries(
    Object.entries(names).map(([name, inner]) => [name, varsOf(inner, `${prefix}-${name}`)]),
  );
}
