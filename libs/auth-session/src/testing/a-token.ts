/** Returns an unsigned token with a payload, in UTF-8 and base64url. */
export function aToken(payload: unknown): string {
  return ['e30', toBase64Url(JSON.stringify(payload)), 'signature'].join('.');
}

export function toBase64Url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Returns a token that is valid for an hour. */
export function aValidToken(payload: Record<string, unknown> = {}): string {
  return aToken({ exp: Date.now() / 1000 + 3600, role: 'user', ...payload });
}

/** Returns a token that expired an hour ago. */
export function anExpiredToken(payload: Record<string, unknown> = {}): string {
  return aToken({ exp: Date.now() / 1000 - 3600, role: 'user', ...payload });
}
