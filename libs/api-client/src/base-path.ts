/**
 * Returns the base path of this installation, such as '/vaglio'. The server writes it to `<meta name="base-path"
 * content="…">`. It is '' at the root of a host, in development and in tests. All requests and routes start with the
 * base path.
 */
export function readBasePath(): string {
  const path = document.querySelector('meta[name="base-path"]')?.getAttribute('content') ?? '';
  return path.startsWith('/') ? path.replace(/(?<!\/)\/+$/, '') : '';
}
