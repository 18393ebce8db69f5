/** Filters of lists that take several values. */
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
 * Makes one text, separated by commas, of a query key that comes several times: `canton=ZH&canton=BE`.
 * @param keys those of lists without it
 * @param query as parsed; changed in place. Anything but texts stays as it is, for the validation to refuse.
 */
export function joinRepeated(query: unknown, keys: readonly string[] = REPEATED_FILTERS): void {
  if (typeof query !== 'object' || query === null) return;
  for (const key of keys) {
    const value: unknown = Reflect.get(query, key);
    if (Array.isArray(value) && value.every((part) => typeof part === 'string'))
      Reflect.set(query, key, value.join(','));
  }
}
