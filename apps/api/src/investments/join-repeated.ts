/**
 * Makes one text, separated by commas, of a query key that comes several times: `canton=ZH&canton=BE`.
 * @param query as parsed; changed in place. Anything but texts stays as it is, for the validation to refuse.
 */
export function joinRepeated(query: unknown, keys: readonly string[]): void {
  if (typeof query !== 'object' || query === null) return;
  for (const key of keys) {
    const value: unknown = Reflect.get(query, key);
    if (Array.isArray(value) && value.every((part) => typeof part === 'string'))
      Reflect.set(query, key, value.join(','));
  }
}
