/**
 * Returns the nonce of this response, which every style element must carry. The server writes it to `<meta
 * name="csp-nonce" content="…">`.
 * @returns undefined if the page has no nonce, as in development and in tests
 */
export function readStyleNonce(): string | undefined {
  const meta = document.querySelector('meta[name="csp-nonce"]');
  return meta?.getAttribute('content') || undefined;
}
