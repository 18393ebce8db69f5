/** List filters that accept several values. */
const REPEATED_FILTERS = [
  'canton',
  'sector',
  'award',
  'award_not',
  'stage',
  'flag',
  'assignee',
  'step',
] as const;

/**
 * Joins the values of a repeated query key with commas: `canton=ZH&canton=BE` becomes `ZH,BE`.
 * @param keys keys to join; by default the list filters
 * @param query parsed query, changed in place. Values other than texts are left to the validation.
 */
export function joinRepeated(query: unknown, keys: readonly string[] = REPEATED_FILTERS): void {
  if (typeof query !== 'object' || query === null) return;
  for (const key of keys) {
    const value: unknown = Reflect.get(query, key);
    if (Array.isArray(value) && value.every((part) => typeof part === 'string'))
      Reflect.set(query, key, value.join(','));
  }
}
