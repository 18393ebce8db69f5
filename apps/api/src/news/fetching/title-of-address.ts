/**
 * Derives a title from the last part of an address path: 'alpine batteries raises' for 'alpine-batteries-raises.html'.
 * Without a path, the title is the host.
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
