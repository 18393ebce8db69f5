/** Longer patterns are no patterns of addresses, in UTF-16 units. */
export const LONGEST_PATTERN = 200;

/**
 * Whether an address is one of those that a pattern describes. `*` is any number of any characters, also none; everything
 * else is compared as it is, without regard to case. Linear in the length of the address, whatever the pattern.
 * @param pattern '/news/*' for paths of the site, '/*.html?id=*' with their query, 'news.example.ch/2026/*' with the host;
 *   '' or null is every address
 * @param address an http or https address
 */
export function matchesPattern(pattern: string | null, address: string): boolean {
  const wanted = (pattern ?? '').trim().toLowerCase();
  if (wanted === '') return true;
  const { host, pathname, search } = new URL(address);
  const path = `${pathname}${search}`.toLowerCase();
  if (wanted.startsWith('/')) return matchesParts(wanted.split('*'), path);
  const withoutScheme = wanted.replace(/^https?:\/\//, '');
  const name = host.replace(/^www\./, '');
  return matchesParts(withoutScheme.replace(/^www\./, '').split('*'), `${name}${path}`);
}

/** @param parts of the pattern between its stars; at least one */
function matchesParts(parts: readonly string[], text: string): boolean {
  const first = parts[0] ?? '';
  if (parts.length === 1) return text === first;
  const last = parts.at(-1) ?? '';
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return false;
  const end = text.length - last.length;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found = text.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return at <= end;
}
