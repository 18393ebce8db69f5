/**
 * The path below which this installation is served, as the server wrote it into the page, in
 * `<meta name="base-path" content="…">`: such as '/vaglio', and '' at the root of a host, in
 * development and in specs. Calls and routes begin there.
 */
export function readBasePath(): string {
  const path = document.querySelector('meta[name="base-path"]')?.getAttribute('content') ?? '';
  return path.startsWith('/') ? path.replace(/(?<!\/)\/+$/, '') : '';
}
