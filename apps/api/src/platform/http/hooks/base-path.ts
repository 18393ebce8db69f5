/**
 * First path segments that the server and the web app use. A base path that starts with one of them would be ambiguous.
 */
const TAKEN = new Set([
  ...['auth', 'config', 'docs', 'healthz', 'metrics', 'openapi.json', 'readyz', 'assets', 'guide'],
  ...['login', 'change-password', 'change-password-first', 'forgot-password'],
  ...['user', 'dashboard', 'potential-investiments', 'configurations'],
  ...['my-work', 'review', 'add-article', 'compare', 'dossier'],
]);
const SEGMENT = /^[\w-][\w.-]*$/;

/**
 * Returns the base path under which this installation is published.
 * @param publicUrl PUBLIC_URL, without a trailing slash; undefined if not set
 * @returns '' at the root of a host, otherwise a path such as '/vaglio'
 */
export function basePathOf(publicUrl: string | undefined): string {
  return publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
}

/**
 * Returns whether a base path is usable: it has only plain segments, and the app itself does not use the first segment.
 */
export function isUsableBasePath(path: string): boolean {
  const [first = '', ...rest] = path.split('/').slice(1);
  return !TAKEN.has(first.toLowerCase()) && [first, ...rest].every((segment) => SEGMENT.test(segment));
}

/**
 * Returns the request path without the base path. Some proxies remove the base path, others keep it.
 * @param url path and query of the request line
 */
export function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}
