/**
 * The source of a group of alternatives, `(?:a|b)`, for a regular expression that is built from named parts.
 * @param parts sources of one or more alternatives each; the first that matches wins, as in a literal
 */
export function oneOf(...parts: readonly string[]): string {
  return `(?:${parts.join('|')})`;
}
