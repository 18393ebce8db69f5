/** An unsigned token with this payload, as the specs need it; UTF-8, base64url. */
export function aToken(payload: unknown): string {
  return ['e30', toBase64Url(JSON.stringify(payload)), 'signature'].join('.');
}

export function toBase64Url(text: string): string {
  const binary = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** A token that stays valid for an hour from now. */
export function aValidToken(payload: Record<string, unknown> = {}): string {
  return aToken({ exp: Date.now() / 1000 + 3600, role: 'user', ...payload });
}

/** A token that expired an hour ago. */
export function anExpiredToken(payload: Record<string, unknown> = {}): string {
  return aToken({ exp: Date.now() / 1000 - 3600, role: 'user', ...payload });
}
