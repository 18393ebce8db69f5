/**
 * Whether a text is an absolute address, or a relative one with its base. Not `URL.canParse`: Node 20 answers false to it
 * for every address with letters like ü, once it has been called some thousand times.
 */
export function isUrl(text: string, base?: string): boolean {
  try {
    return new URL(text, base).href !== '';
  } catch {
    return false;
  }
}
