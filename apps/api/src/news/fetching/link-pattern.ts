/** Maximum length of a link pattern, in UTF-16 units. */
export const LONGEST_PATTERN = 200;

/**
 * Returns whether an address matches a pattern in which `*` matches any number of characters. The comparison ignores
 * case. For any pattern, the time is linear in the length of the address.
 * @param pattern '/news/*' for paths of the site, '/*.html?id=*' for paths with a query, 'news.example.ch/2026/*' for
 * addresses with a host; '' or null matches every address
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

/**
 * Returns whether a text matches the parts of a pattern.
 * @param parts texts between the asterisks; at least one
 */
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
