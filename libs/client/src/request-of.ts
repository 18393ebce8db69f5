import type { Route } from './calls.gen';

/** Arguments of a call: path and query parameters by name, `if-match`, and `body`. */
export type Given = Readonly<Record<string, unknown>>;

const NOT_IN_QUERY: readonly string[] = ['body', 'if-match'];

/**
 * Returns the URL and the options of a call's request.
 * @param address address of the installation, including its base path
 * @throws Error if a path parameter is missing
 */
export function requestOf(
  address: string,
  { method, path }: Route,
  given: Given,
): { url: string; init: { method: string; headers: Record<string, string>; body?: string } } {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const filled = inPath.reduce((text, name) => {
    const value = given[name];
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error(`${name} is missing.`);
    if (['', '.', '..'].includes(String(value))) throw new Error(`${name} is no id.`);
    return text.replace(`{${name}}`, () => encodeURIComponent(value));
  }, path);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given))
    if (!inPath.includes(name) && !NOT_IN_QUERY.includes(name) && value !== undefined && value !== null)
      query.set(name, String(value));
  const search = query.size === 0 ? '' : `?${query.toString()}`;
  const { body, 'if-match': seen } = given;
  return {
    url: `${address.replace(/(?<!\/)\/+$/, '')}${filled}${search}`,
    init: {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(seen !== undefined && { 'if-match': String(seen) }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    },
  };
}
