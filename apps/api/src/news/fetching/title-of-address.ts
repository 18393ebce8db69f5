/**
 * Words for a page whose title is not known: the last part of its path, 'alpine-batteries-raises.html' as 'alpine batteries
 * raises'; the host where there is no path.
 */
export function titleOfAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  const words = decoded(last)
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[-_+\s]+/g, ' ')
    .trim();
  return words === '' ? hostname : words;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
