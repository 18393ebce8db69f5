/**
 * Returns true for an absolute URL, or for a relative URL if a base is given. It does not use `URL.canParse`: after
 * some thousand calls, Node 20 rejects every address that contains letters such as ü.
 */
export function isUrl(text: string, base?: string): boolean {
  try {
    return new URL(text, base).href !== '';
  } catch {
    return false;
  }
}
