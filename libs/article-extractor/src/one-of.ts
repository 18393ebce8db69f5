/**
 * Returns the source of a non-capturing group with alternatives for a regular expression, such as `(?:a|b)`.
 * @param parts sources with one or more alternatives each; the first matching alternative is used
 */
export function oneOf(...parts: readonly string[]): string {
  return `(?:${parts.join('|')})`;
}
