/**
 * The nonce that the server wrote into the page for this answer, in
 * `<meta name="csp-nonce" content="…">`; every style element must carry it.
 * @returns undefined when the page has none, as in development and specs
 */
export function readStyleNonce(): string | undefined {
  const meta = document.querySelector('meta[name="csp-nonce"]');
  return meta?.getAttribute('content') || undefined;
}
