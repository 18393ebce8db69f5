/** What begins an address of the server or of the web app: a base path of that name would be ambiguous. */
const TAKEN = new Set([
  ...['auth', 'config', 'docs', 'healthz', 'metrics', 'openapi.json', 'readyz', 'assets'],
  ...['login', 'change-password', 'change-password-first', 'forgot-password'],
  ...['user', 'dashboard', 'potential-investiments', 'configurations'],
  ...['my-work', 'review', 'add-article', 'compare', 'dossier'],
]);
const SEGMENT = /^[\w-][\w.-]*$/;

/**
 * The path below which people reach this installation.
 * @param publicUrl PUBLIC_URL, without a slash at its end; undefined when it is not set
 * @returns '' at the root of a host, else such as '/vaglio'
 */
export function basePathOf(publicUrl: string | undefined): string {
  return publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** Whether an installation may be reached below this path: plain segments, the first none of our own addresses. */
export function isUsableBasePath(path: string): boolean {
  const [first = '', ...rest] = path.split('/').slice(1);
  return !TAKEN.has(first.toLowerCase()) && [first, ...rest].every((segment) => SEGMENT.test(segment));
}

/**
 * The address of a request as our routes know it: a proxy may keep the base path or remove it.
 * @param url path and query, as in the request line
 */
export function withoutBasePath(url: string, basePath: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}
